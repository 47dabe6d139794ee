import { entryKey, isGap, isId } from '@/lib/live-list'
import { hasSameItems } from '@/lib/util/has-same-items'
import type { TimelineEntry } from '../engine/timeline-state'
import type { StatusId } from '@/schemas/primitives'
import { foldBoosts, NOTHING_FOLDED, type Folded, type ReadStatus } from './boost-groups'
import { gatherBoosts, NO_BOOST_STRIPS, type BoostStrips } from './boost-runs'
import { withExtra, type ExtraRows } from './extra-row'

/** The input for the rows of a timeline. */
export interface RowSource {
  /** Entries that are not filtered out, including pending ones. */
  readonly entries: readonly TimelineEntry[]
  readonly pending: ReadonlySet<TimelineEntry>
  readonly read: ReadStatus
}

export interface RowOptions {
  /** Fold boosts of one post into its row. */
  readonly collapse: boolean
  /** Gather consecutive boosts into a strip. */
  readonly gather: boolean
  /** The row that the reader returns to. */
  readonly anchor: string | null
  readonly extra: ExtraRows
}

/** The rows of a timeline, and the state that the next rows must keep. */
export interface TimelineRows {
  /** Keys of the rows in order: posts, gaps, extra rows. */
  readonly keys: readonly string[]
  /** `keys` without the extra rows. */
  readonly posts: readonly string[]
  /** Pending posts that would have a row, newest first. */
  readonly pending: readonly StatusId[]
  readonly folded: Folded
  readonly gathered: BoostStrips
}

export const NO_ROWS: TimelineRows = {
  keys: [],
  posts: [],
  pending: [],
  folded: NOTHING_FOLDED,
  gathered: NO_BOOST_STRIPS,
}

/** Returns the previous array when it is equal, so that rows do not rerender. */
const same = <T extends string>(now: readonly T[], before: readonly T[]): readonly T[] =>
  hasSameItems(now, before) ? before : now

/**
 * Returns the rows of a timeline. Pure: the choices that must not change under the reader, such as which
 * boost has the row, are taken from the `previous` rows.
 */
export function buildRows(
  { entries, pending, read }: RowSource,
  { collapse, gather, anchor, extra }: RowOptions,
  previous: TimelineRows,
): TimelineRows {
  const ids = collapse ? entries.filter(isId) : []
  const folded = foldBoosts(read, ids, { pending, anchor }, previous.folded)
  const unfolded = entries.filter((entry) => isGap(entry) || !folded.absent.has(entry))
  const shown = unfolded.filter((entry) => !pending.has(entry)).map(entryKey)
  const gathered = gather ? gatherBoosts(read, shown, anchor, previous.gathered) : NO_BOOST_STRIPS
  const leads = (key: string) => (gathered.leads.get(key as StatusId) ?? key) === key
  const posts = same(gathered.strips.size > 0 ? shown.filter(leads) : shown, previous.posts)
  const keys = same(withExtra(posts, extra), previous.keys)
  const waiting = unfolded.filter(isId).filter((id) => pending.has(id))
  return { keys, posts, pending: same(waiting, previous.pending), folded, gathered }
}

/** The row that shows a post: its own, that of another boost of it, or that of a strip. */
export function rowOf({ folded, gathered }: TimelineRows, id: StatusId): StatusId {
  const lead = folded.absent.get(id) ?? id
  return gathered.leads.get(lead) ?? lead
}
