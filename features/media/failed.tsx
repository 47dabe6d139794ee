import { useEffect, useRef, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { RefreshIcon } from '@/lib/ui/icons'
import { passFocus } from '@/lib/focus/pass-focus'
import type { Media } from '@/schemas/media'
import { messages } from './messages'
import { OriginalLink } from './original-link'
import styles from './media-tile.module.css'

/** Whether a medium failed to load, and another try; `again`: not for the first time. */
export function useFailure() {
  const [{ failed, tries }, set] = useState({ failed: false, tries: 0 })
  return {
    failed,
    again: tries > 0,
    fail: () => set({ failed: true, tries }),
    retry: () => set({ failed: false, tries: tries + 1 }),
  }
}

interface Props {
  media: Media
  /** Another try came to nothing: who asked for it goes on here. */
  again?: boolean
  /** Asks for it once more; without it there is nothing to ask for. */
  onRetry?: () => void
}

/** In place of what could not be loaded: another try, and the way to the original where there is one. */
export function Failed({ media, again = false, onRetry }: Props) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (again) passFocus(root.current)
  }, [again])
  return (
    <div className={styles.failed} ref={root}>
      <span>{intl.formatMessage(messages.failed)}</span>
      <span className={styles.ways}>
        {onRetry && (
          <IconButton
            icon={<RefreshIcon size={16} aria-hidden />}
            label={intl.formatMessage(messages.retry)}
            size="small"
            onClick={() => {
              const place = root.current?.parentElement ?? null
              onRetry()
              passFocus(place)
            }}
          />
        )}
        <OriginalLink media={media} />
      </span>
    </div>
  )
}
