import { waitingText } from '@/lib/alerts'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { entryKey, isGap, isId, isLoading, type Side } from '@/lib/live-list'
import type { TimelineGap } from '../engine/timeline-state'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { DownIcon, UpIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEngine } from '../engine/timeline-engine'
import { messages } from '../rows/messages'
import { useEngineState } from '../timeline/use-timeline'
import styles from '../rows/rows.module.css'

interface Props {
  /** The key of the entry. */
  name: string
  engine: TimelineEngine
  /** The list that contains the row. */
  list: WindowHandle
  position: number
  size: number
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Formats a span in the largest unit that fits, e.g. "3 hours". */
function spanText(intl: IntlShape, from: string, to: string): string | null {
  const seconds = Math.abs(Date.parse(from) - Date.parse(to)) / 1000
  if (!Number.isFinite(seconds)) return null
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['minute', 60]
  const count = Math.max(1, Math.round(seconds / length))
  return intl.formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })
}

/** A row in place of missing posts. Says how much time they cover and loads them from either end. */
export function GapRow({ name, engine, list, position, size }: Props) {
  const state = useEngineState(engine)
  const at = state.entries.findIndex((entry) => isGap(entry) && entryKey(entry) === name)
  const gap = state.entries[at]
  const below = state.entries[at + 1]
  if (!isGap(gap)) return null
  return (
    <Filler
      gap={gap}
      below={isId(below) ? below : null}
      error={engine.pageError}
      loading={isLoading(state, gap)}
      aria={{ 'aria-posinset': position, 'aria-setsize': size }}
      onFill={(side) => {
        // Filling from the older end, the reader looks at the row below: keep it in place.
        if (side === 'above' && isId(below)) list.hold(below)
        engine.fill(gap, side)
      }}
    />
  )
}

interface FillerProps {
  gap: TimelineGap
  below: StatusId | null
  /** The error of the last page. */
  error: unknown
  loading: boolean
  aria: { 'aria-posinset': number; 'aria-setsize': number }
  onFill: (side: Exclude<Side, 'top'>) => void
}

function Filler({ gap, below, error, loading, aria, onFill }: FillerProps) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const newer = useEntity('status', gap.gap) ?? cache.read('status', gap.gap)
  const older = useEntity('status', below)
  const span = newer && older ? spanText(intl, newer.created_at, older.created_at) : null
  const text =
    gap.failed !== undefined
      ? (waitingText(error, intl) ?? intl.formatMessage(messages.gapFailed))
      : span === null
        ? intl.formatMessage(messages.gap)
        : intl.formatMessage(messages.gapSpan, { span })
  const press = (side: Exclude<Side, 'top'>) => () => {
    if (!loading) onFill(side)
  }
  return (
    // Part of the feed: screen readers move through it article by article.
    <article
      className={styles.gap}
      aria-label={text}
      aria-busy={loading || undefined}
      {...aria}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-failed={gap.failed === undefined ? undefined : true}
    >
      <span className={styles.mark} aria-hidden>
        {loading && <Spinner size="small" />}
      </span>
      <span className={styles.text}>{loading ? intl.formatMessage(messages.loading) : text}</span>
      <IconButton
        icon={<DownIcon size={18} aria-hidden />}
        label={intl.formatMessage(messages.fillAbove)}
        aria-disabled={loading || undefined}
        onClick={press('below')}
      />
      {below !== null && (
        <IconButton
          icon={<UpIcon size={18} aria-hidden />}
          label={intl.formatMessage(messages.fillBelow)}
          aria-disabled={loading || undefined}
          onClick={press('above')}
        />
      )}
    </article>
  )
}
