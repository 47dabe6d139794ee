import { fullNumber, useIntl } from '@/lib/i18n'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import { messages } from '../messages'
import type { YearReport } from '../report'
import { Bar } from './bar'
import styles from './parts.module.css'

/** The counts per month, and the heads of their columns. */
const COLUMNS = [
  { of: 'statuses', head: messages.monthPosts },
  { of: 'followers', head: messages.monthFollowers },
  { of: 'following', head: messages.monthFollowing },
] as const

/** A table of the months: each number with a bar. */
export function MonthsPart({ year, months }: { year: string; months: YearReport['months'] }) {
  const intl = useIntl()
  const columns = COLUMNS.map(({ of, head }) => ({
    of,
    head,
    max: Math.max(0, ...months.map((month) => month[of] ?? 0)),
  })).filter(({ max }) => max > 0)
  if (columns.length === 0) return null
  const nameOf = (month: number) =>
    intl.formatDate(Date.UTC(Number(year), month - 1, 15), { month: 'long', timeZone: 'UTC' })
  return (
    <TitledSection title={intl.formatMessage(messages.months)}>
      <div className={styles.sheet}>
        <table className={styles.months}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(messages.month)}</th>
              {columns.map(({ of, head }) => (
                <th key={of} scope="col">
                  {intl.formatMessage(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((each) => (
              <tr key={each.month}>
                <th scope="row">{nameOf(each.month)}</th>
                {columns.map(({ of, max }) => (
                  <td key={of}>
                    {fullNumber(intl, each[of] ?? 0)}
                    <Bar value={each[of] ?? 0} max={max} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TitledSection>
  )
}
