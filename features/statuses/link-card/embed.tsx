import { useEffect, useEffectEvent, useRef } from 'react'
import { claimPlayback } from '@/features/media'
import { defineMessages, useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { CloseIcon } from '@/lib/ui/icons'
import { HIDDEN_PAGE } from '@/lib/util/on-screen'
import styles from './link-card.module.css'

const messages = defineMessages({
  close: {
    id: 'card.closePlayer',
    defaultMessage: 'Close player',
    description: 'Button under the embedded player of a linked video',
  },
  player: {
    id: 'card.player',
    defaultMessage: 'Player: {title}',
    description:
      'For screen readers: name of the embedded player of a linked video; {title}: title of the video',
  },
})

interface Props {
  /** A URL from embedSource. */
  src: string
  title: string
  onClose: () => void
}

/** A video of another site in a sandboxed frame. Escape, its button, or another medium that plays closes it. */
export default function Embed({ src, title, onClose }: Props) {
  const intl = useIntl()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus({ preventScroll: true }), [])
  const end = useEffectEvent(onClose)
  // It cannot be paused from outside.
  useEffect(() => claimPlayback({ pause: end }), [])
  // Stop it when the page is left: pages stay mounted, so it would play on.
  useEffect(() => {
    const button = close.current
    return () => {
      if (button?.closest(`[${HIDDEN_PAGE}]`)) end()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape of the button inside
    <div
      className={styles.player}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <iframe
        className={styles.frame}
        src={src}
        title={intl.formatMessage(messages.player, { title })}
        // Safe together, because the frame never has our origin (embedSource).
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // Players require a referrer; only our origin is sent.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <Button
        ref={close}
        size="small"
        variant="quiet"
        icon={<CloseIcon size={18} aria-hidden />}
        onClick={onClose}
      >
        {intl.formatMessage(messages.close)}
      </Button>
    </div>
  )
}
