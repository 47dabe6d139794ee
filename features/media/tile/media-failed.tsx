import { useEffect, useRef } from 'react'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { RefreshIcon } from '@/lib/ui/icons'
import { passFocus } from '@/lib/focus/pass-focus'
import type { Media } from '@/schemas/statuses/media'
import { messages } from '../messages'
import { OriginalLink } from './original-link'
import styles from './media-tile.module.css'

interface Props {
  media: Media
  /** A retry failed: move the focus of the pressed button here. */
  again?: boolean
  /** Loads it again; undefined when there is nothing to load. */
  onRetry?: () => void
}

/** Replaces an attachment that failed to load: a retry button, and a link to the original if there is one. */
export default function MediaFailed({ media, again = false, onRetry }: Props) {
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
              const parent = root.current?.parentElement ?? null
              onRetry()
              passFocus(parent)
            }}
          />
        )}
        <OriginalLink media={media} />
      </span>
    </div>
  )
}
