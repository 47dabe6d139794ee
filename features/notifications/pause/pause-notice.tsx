import { absoluteTime, useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { messages } from './messages'
import { usePause } from './use-pause'
import styles from './pause.module.css'

/** Says that notifications are paused, with a button that ends the pause; nothing while they are not. */
export function PauseNotice() {
  const intl = useIntl()
  const { end, stop } = usePause()
  const text = end === null ? null : intl.formatMessage(messages.until, { time: absoluteTime(intl, end) })
  return (
    <div className={styles.notice} data-paused={end !== null || undefined}>
      {/* Always mounted, so that screen readers announce the start of a pause. */}
      <output>{text}</output>
      {end !== null && (
        <Button size="small" onClick={stop}>
          {intl.formatMessage(messages.resume)}
        </Button>
      )}
    </div>
  )
}
