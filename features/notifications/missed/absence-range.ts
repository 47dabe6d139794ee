import type { NotificationId } from '@/schemas/primitives'
import type { NotificationGroup } from '../model/group'
import type { NotificationListRow } from '../model/rows'
import { isUnread } from '../read-state/read-state'

/** The absence after which there is a summary, in ms. */
const MIN_ABSENCE = 86_400_000

/** A summary needs more groups than this, which is about as many as a screen shows. */
const SCREEN_GROUPS = 8

/** The moment when the user opened the notifications or came back to their tab. */
export interface Visit {
  /** The last notification read before the visit. */
  readonly readUpTo: NotificationId
  /** When it was read; null when unknown. In ms since the epoch. */
  readonly readAt: number | null
  /** When the visit began, in ms since the epoch. */
  readonly at: number
}

/** The notifications that arrived while the user was away: those after `from`, up to and including `to`. */
export interface AbsenceRange {
  readonly from: NotificationId
  readonly to: NotificationId
  /** When the user left, as far as known, in ms since the epoch. */
  readonly since: number
}

export const isInAbsenceRange = (
  { from, to }: Pick<AbsenceRange, 'from' | 'to'>,
  id: NotificationId,
): boolean => isUnread(from, id) && !isUnread(to, id)

const timeOf = ({ at }: NotificationGroup): number => (at === null ? NaN : Date.parse(at))

/**
 * Finds the absence that a visit ends: null unless the user was away for a day and missed more than a screen of
 * groups. Without the time of the last read, the oldest loaded notification since then counts. Pure.
 */
export function findAbsenceRange(rows: readonly NotificationListRow[], visit: Visit): AbsenceRange | null {
  const { readUpTo: from, readAt, at } = visit
  const missed = rows.flatMap((row) =>
    // Leave out those that arrived during the visit.
    row.kind === 'group' && isUnread(from, row.group.id) && !(timeOf(row.group) > at) ? [row.group] : [],
  )
  const [newest] = missed
  if (!newest || missed.length <= SCREEN_GROUPS) return null
  const times = missed.map(timeOf).filter((time) => !Number.isNaN(time))
  const since = readAt ?? Math.min(...times)
  return at - since >= MIN_ABSENCE && Number.isFinite(since) ? { from, to: newest.id, since } : null
}
