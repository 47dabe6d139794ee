import { fullNumber, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import { messages } from '../messages'
import type { YearReport } from '../report'
import styles from './parts.module.css'

/** From this percentage on, the place among all is not shown. */
const LAST_PERCENTILE = 50

/** Numbers of posts, followers and follows, and the place among the people of the server. */
export function NumbersPart({ report }: { report: YearReport }) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const { posts, followers, following, percentile } = report
  const numbers = [
    { count: posts, label: messages.posts },
    { count: followers, label: messages.followers },
    { count: following, label: messages.following },
  ].flatMap(({ count, label }) => (count ? [{ count, label }] : []))
  const isFew = percentile !== null && percentile > 0 && percentile < LAST_PERCENTILE
  if (numbers.length === 0 && !isFew) return null
  return (
    <TitledSection title={intl.formatMessage(messages.numbers)}>
      {numbers.length > 0 && (
        <ul className={styles.numbers}>
          {numbers.map(({ count, label }) => (
            <li key={label.id}>
              <span className={styles.number}>{fullNumber(intl, count)}</span>{' '}
              <span>{intl.formatMessage(label, { count })}</span>
            </li>
          ))}
        </ul>
      )}
      {isFew && (
        <p className={styles.sentence}>
          {intl.formatMessage(messages.percentile, {
            percent: intl.formatNumber(percentile / 100, {
              style: 'percent',
              maximumFractionDigits: percentile < 1 ? 1 : 0,
            }),
            host: new URL(identity.server).host,
          })}
        </p>
      )}
    </TitledSection>
  )
}
