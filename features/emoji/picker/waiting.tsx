import { useIntl } from '@/lib/i18n'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { waitingMessages } from '../waiting-messages'
import styles from './waiting.module.css'

/** In the place and the size of the picker while its code loads. */
export function PickerWaiting() {
  const intl = useIntl()
  return (
    <div className={styles.waiting}>
      <Spinner label={intl.formatMessage(waitingMessages.loading)} />
    </div>
  )
}
