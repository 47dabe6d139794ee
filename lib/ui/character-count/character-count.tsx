import { useIntl } from '@/lib/i18n'
import { messages } from './messages'
import styles from './character-count.module.css'

/** The count is emphasised below the first number; screen readers announce it at each. */
const ANNOUNCED_COUNTS = [20, 10, 5]

/** The number of characters left. */
export function CharacterCount({ left }: { left: number }) {
  const intl = useIntl()
  const announcement = intl.formatMessage(left < 0 ? messages.charactersOver : messages.charactersLeft, {
    count: Math.abs(left),
  })
  const step = ANNOUNCED_COUNTS.findLast((limit) => left < limit)
  const live =
    left < 0
      ? intl.formatMessage(messages.tooLong)
      : step === undefined
        ? ''
        : intl.formatMessage(messages.fewCharactersLeft, { count: step })
  return (
    <>
      <span
        className={styles.count}
        data-over={left < 0 || undefined}
        data-near={step !== undefined || undefined}
        title={announcement}
      >
        <span aria-hidden>{intl.formatNumber(left)}</span>
        <span className="visually-hidden">{announcement}</span>
      </span>
      <span className="visually-hidden" aria-live="polite">
        {live}
      </span>
    </>
  )
}
