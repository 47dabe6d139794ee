import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { RefreshIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/media'
import { messages } from './messages'
import { OriginalLink } from './original-link'
import styles from './media-tile.module.css'

interface Props {
  media: Media
  /** Asks for it once more; without it there is nothing to ask for. */
  onRetry?: () => void
}

/** In place of what could not be loaded: another try, and the way to the original where there is one. */
export function Failed({ media, onRetry }: Props) {
  const intl = useIntl()
  return (
    <div className={styles.failed}>
      <span>{intl.formatMessage(messages.failed)}</span>
      <span className={styles.ways}>
        {onRetry && (
          <IconButton
            icon={<RefreshIcon size={16} aria-hidden />}
            label={intl.formatMessage(messages.retry)}
            size="small"
            onClick={onRetry}
          />
        )}
        <OriginalLink media={media} />
      </span>
    </div>
  )
}
