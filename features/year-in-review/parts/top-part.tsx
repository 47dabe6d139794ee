import { StatusCard } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { useEntity, useMissing } from '@/lib/runtime'
import { RowBoundary } from '@/lib/ui/error-boundary/row-boundary'
import { statusRow } from '@/lib/ui/error-boundary/row-subject'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import type { StatusId } from '@/schemas/primitives'
import { messages, topTitles } from '../messages'
import type { TopKind } from '../report'
import styles from './parts.module.css'

/** The post that was first in a count. */
export function TopPart({ kind, id }: { kind: TopKind; id: StatusId }) {
  const intl = useIntl()
  const status = useEntity('status', id)
  const isMissing = useMissing('status', id) || status?.gone
  return (
    <TitledSection title={intl.formatMessage(topTitles[kind])}>
      {isMissing ? (
        <p className={styles.sentence}>{intl.formatMessage(messages.topGone)}</p>
      ) : (
        <RowBoundary name={id} subject={statusRow(id)}>
          <StatusCard id={id} />
        </RowBoundary>
      )}
    </TitledSection>
  )
}
