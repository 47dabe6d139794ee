import { duration, useIntl } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import { fillWish, isGap, isId, isLoading, type Gap } from '@/lib/timeline'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { DownIcon, UpIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import type { TimelineEngine } from './timeline-engine'
import { messages } from './messages'
import styles from './rows.module.css'

interface Props {
  gap: Gap
  engine: TimelineEngine
}

/** Where posts are missing: says how much time it covers and fills from either end. */
export function GapRow({ gap, engine }: Props) {
  const intl = useIntl()
  const { state } = engine
  const at = state.entries.findIndex((entry) => isGap(entry) && entry.gap === gap.gap)
  const below = state.entries[at + 1]
  const newer = useEntity('status', gap.gap)
  const older = useEntity('status', isId(below) ? below : null)
  const span =
    newer && older
      ? duration(intl, Math.abs(Date.parse(newer.created_at) - Date.parse(older.created_at)) / 1000)
      : null
  const loading = isLoading(state, gap)
  const text = gap.failed
    ? intl.formatMessage(messages.gapFailed)
    : span
      ? intl.formatMessage(messages.gapSpan, { span })
      : intl.formatMessage(messages.gap)
  return (
    <div className={styles.gap} role="group" aria-label={text}>
      <span className={styles.text}>{loading ? intl.formatMessage(messages.loading) : text}</span>
      {loading ? (
        <Spinner size="small" />
      ) : (
        <>
          <IconButton
            icon={<DownIcon size={18} aria-hidden />}
            label={intl.formatMessage(messages.fillAbove)}
            onClick={() => engine.fill(fillWish(state, gap, 'below'))}
          />
          {isId(below) && (
            <IconButton
              icon={<UpIcon size={18} aria-hidden />}
              label={intl.formatMessage(messages.fillBelow)}
              onClick={() => engine.fill(fillWish(state, gap, 'above'))}
            />
          )}
        </>
      )}
    </div>
  )
}
