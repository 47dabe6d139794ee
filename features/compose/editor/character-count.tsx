import { useIntl } from '@/lib/i18n'
import { messages } from '../messages'
import styles from './composer.module.css'

/** Below the first the number stands out; at each of them screen readers announce it. */
const NEAR = [20, 10, 5]

/** The number of characters left. */
export function CharacterCount({ left }: { left: number }) {
  const intl = useIntl()
  const said = intl.formatMessage(left < 0 ? messages.over : messages.left, { count: Math.abs(left) })
  const step = NEAR.findLast((limit) => left < limit)
  const live =
    left < 0
      ? intl.formatMessage(messages.tooLong)
      : step === undefined
        ? ''
        : intl.formatMessage(messages.fewLeft, { count: step })
  return (
    <>
      <span
        className={styles.count}
        data-over={left < 0 || undefined}
        data-near={step !== undefined || undefined}
        title={said}
      >
        <span aria-hidden>{intl.formatNumber(left)}</span>
        <span className="visually-hidden">{said}</span>
      </span>
      <span className="visually-hidden" aria-live="polite">
        {live}
      </span>
    </>
  )
}
