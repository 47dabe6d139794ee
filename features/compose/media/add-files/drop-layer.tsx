import { createPortal } from 'react-dom'
import { useIntl } from '@/lib/i18n'
import { UploadIcon } from '@/lib/ui/icons'
import styles from './drop-layer.module.css'
import { useDropping } from './drop-store'
import { messages } from '../messages'

/** Covers the page while files are dragged over it: dropping them anywhere attaches them. */
export function DropLayer() {
  const intl = useIntl()
  const dropping = useDropping((state) => state.dropping)
  if (!dropping) return null
  return createPortal(
    <div className={styles.layer} aria-hidden>
      <p className={styles.words}>
        <UploadIcon size={28} />
        {intl.formatMessage(messages.drop)}
      </p>
    </div>,
    document.body,
  )
}
