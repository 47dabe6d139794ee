import { fullNumber, useIntl } from '@/lib/i18n'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import { messages } from '../messages'
import type { YearReport } from '../report'
import { Bar } from './bar'
import styles from './parts.module.css'

const KINDS = ['standalone', 'replies', 'reblogs'] as const

/** How many posts were replies and boosts. */
export function KindsPart({ kinds }: { kinds: NonNullable<YearReport['kinds']> }) {
  const intl = useIntl()
  const max = Math.max(...KINDS.map((kind) => kinds[kind]))
  return (
    <TitledSection title={intl.formatMessage(messages.kinds)}>
      <ul className={styles.counts}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <span className={styles.counted}>{intl.formatMessage(messages[kind])}</span>{' '}
            <span className={styles.count}>{fullNumber(intl, kinds[kind])}</span>
            <Bar value={kinds[kind]} max={max} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
