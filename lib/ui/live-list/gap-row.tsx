import { useOffline } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { entryKey, isGap, isId, isLoading, type Gap, type LiveListEngine, type Side } from '@/lib/live-list'
import { IconButton } from '../icon-button/icon-button'
import { DownIcon, UpIcon } from '../icons'
import { Spinner } from '../spinner/spinner'
import type { WindowHandle } from '../windowed-list'
import { gapReason, withReason } from './gap-reason'
import { useListState } from './use-live-view'
import styles from './gap-row.module.css'

const messages = defineMessages({
  fillAbove: {
    id: 'gap.fillAbove',
    defaultMessage: 'Load newest first',
    description: 'Button on a gap in a list: loads missing items, starting with the newest',
  },
  fillBelow: {
    id: 'gap.fillBelow',
    defaultMessage: 'Load oldest first',
    description: 'Button on a gap in a list: loads missing items, starting with the oldest',
  },
  loading: {
    id: 'gap.loading',
    defaultMessage: 'Loading…',
    description: 'Row in a list for a gap while its items load',
  },
})

type FillSide = Exclude<Side, 'top'>

/** The engine of a list with gaps. */
export type GapEngine<Id extends string> = Pick<LiveListEngine<Id, never>, 'key' | 'fill'>

/** A gap as a row needs it. */
export interface GapState<Id extends string> {
  gap: Gap<Id>
  /** The id below the gap. */
  below: Id | null
  /** The error of the last page. */
  error: unknown
  loading: boolean
  onFill: (side: FillSide) => void
}

/** Returns the gap whose row has a key; null when it is closed. `list` contains the row. */
export function useGap<Id extends string>(
  engine: GapEngine<Id>,
  name: string,
  list: WindowHandle,
): GapState<Id> | null {
  const state = useListState<Id>(engine)
  const at = state.entries.findIndex((entry) => isGap(entry) && entryKey(entry) === name)
  const gap = state.entries[at]
  const below = state.entries[at + 1]
  if (!isGap(gap)) return null
  return {
    gap,
    below: isId(below) ? below : null,
    error: state.pageError,
    loading: isLoading(state, gap),
    onFill(side) {
      // Filling from the older end, the reader looks at the row below: keep it in place.
      if (side === 'above' && isId(below)) list.keepInPlace(below)
      engine.fill(gap, side)
    },
  }
}

interface Props extends Pick<GapState<string>, 'loading' | 'error' | 'onFill'> {
  /** Why the last fill failed, as in the state of the gap. */
  failed: string | undefined
  /** Without it, the gap can only be filled from above. */
  hasBelow: boolean
  /** Says what is missing. */
  text: string
  failedText: string
  position: number
  size: number
}

/** A row in place of missing items. Loads them from either end. */
export function FillableGap(props: Props) {
  const { failed, hasBelow, error, loading, failedText, position, size, onFill } = props
  const intl = useIntl()
  const isOffline = useOffline()
  const reason = failed === undefined ? null : gapReason(failed, error, isOffline, intl)
  const text = reason === null ? props.text : failedText
  const press = (side: FillSide) => () => {
    if (!loading) onFill(side)
  }
  return (
    // Part of the feed: screen readers move through it article by article.
    <article
      className={styles.gap}
      aria-label={reason ? withReason(text, reason, intl) : text}
      aria-busy={loading || undefined}
      aria-posinset={position}
      aria-setsize={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-failed={failed === undefined ? undefined : true}
    >
      <span className={styles.mark} aria-hidden>
        {loading && <Spinner size="small" />}
      </span>
      <span className={styles.text}>
        {loading ? intl.formatMessage(messages.loading) : text}
        {reason && !loading && <small className={styles.reason}>{reason}</small>}
      </span>
      <IconButton
        icon={<DownIcon size={18} aria-hidden />}
        label={intl.formatMessage(messages.fillAbove)}
        aria-disabled={loading || undefined}
        onClick={press('below')}
      />
      {hasBelow && (
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
