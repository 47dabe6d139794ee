import { useEffect, useRef } from 'react'
import { useSetting } from '@/features/settings'
import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { chatMessages } from './chat-messages'
import styles from './conversation-chat.module.css'

/** Distance from the view at which older posts are shown. */
const MARGIN = '600px 0px 0px'

interface Props {
  /** True while a request for older posts is running. */
  busy: boolean
  /** True when older posts are loaded. They are shown on scrolling near, unless lists load by hand. */
  loaded: boolean
  onMore: () => void
}

/** The button above the posts that shows older ones, pressed automatically on scrolling near. */
export function OlderPosts({ busy, loaded, onMore }: Props) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const more = useStableCallback(onMore)
  const automatic = !useSetting('loadByHand') && loaded
  useEffect(() => {
    if (!automatic || !root.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [automatic, more])
  return (
    <PassFocusOnRemoval>
      <div ref={root} className={styles.older}>
        <Button size="small" busy={busy} onClick={onMore}>
          {intl.formatMessage(chatMessages.older)}
        </Button>
      </div>
    </PassFocusOnRemoval>
  )
}
