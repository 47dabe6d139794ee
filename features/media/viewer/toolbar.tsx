import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { buttonProps } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon, DownloadIcon, ExternalIcon } from '@/lib/ui/icons'
import type { Media } from '@/schemas/statuses/media'
import { messages as common } from '../messages'
import { originalUrlOf } from '../sources'
import { downloadMedia } from '../download'
import { messages } from './messages'
import styles from './toolbar.module.css'

interface Props {
  /** Null after the last one. */
  media: Media | null
  at: number
  count: number
  /** True when more follow that are not loaded yet. */
  goesOn: boolean
  /** State and element of the description; null where there is none. */
  description: { open: boolean; id: string; toggle: () => void } | null
  onClose: () => void
}

/** The toolbar over the media: close, position, description, download, original. */
export function Toolbar({ media, at, count, goesOn, description, onClose }: Props) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const original = media && originalUrlOf(media)
  const download = () => {
    if (busy || !media) return
    setBusy(true)
    void downloadMedia(media).finally(() => setBusy(false))
  }
  return (
    <header className={styles.bar}>
      <IconButton
        icon={<CloseIcon aria-hidden />}
        label={intl.formatMessage(messages.close)}
        onClick={onClose}
      />
      {media && (count > 1 || goesOn) && (
        <span className={styles.counter}>
          {intl.formatMessage(goesOn ? messages.counterMore : messages.counter, { at: at + 1, count })}
        </span>
      )}
      <span className={styles.acts}>
        {description && (
          <button
            type="button"
            {...buttonProps({ size: 'small', variant: description.open ? 'primary' : 'secondary' })}
            aria-expanded={description.open}
            aria-controls={description.open ? description.id : undefined}
            aria-label={intl.formatMessage(common.altText)}
            data-tooltip={intl.formatMessage(common.altText)}
            onClick={description.toggle}
          >
            {intl.formatMessage(common.alt)}
          </button>
        )}
        {original !== null && (
          <>
            <IconButton
              icon={<DownloadIcon aria-hidden />}
              label={intl.formatMessage(messages.download)}
              aria-busy={busy}
              onClick={download}
            />
            <a
              className={styles.link}
              href={original}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={intl.formatMessage(common.original)}
              data-tooltip={intl.formatMessage(common.original)}
            >
              <ExternalIcon size="1.125rem" aria-hidden />
            </a>
          </>
        )}
      </span>
    </header>
  )
}
