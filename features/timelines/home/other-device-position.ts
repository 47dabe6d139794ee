import { compareId } from '@/lib/live-list/compare-id'
import type { WindowView } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineState } from '../engine/timeline-state'

/** Rows within this distance of a position belong to it. */
const SAME_POSITION_ROWS = 4

/** True when the rows of two posts are next to each other; null is the top. Far apart when one is not loaded. */
export function isNear(
  { entries }: Pick<TimelineState, 'entries'>,
  one: string | null,
  other: string | null,
) {
  const rowOf = (key: string | null) => (key === null ? 0 : entries.findIndex((entry) => entry === key))
  const [from, to] = [rowOf(one), rowOf(other)]
  return from >= 0 && to >= 0 && Math.abs(from - to) < SAME_POSITION_ROWS
}

/**
 * True when the last read post of another device is worth going to: it is not near the row being read, and not
 * older than it. A reader at the top has no position of their own yet.
 */
export function isFurther(
  state: Pick<TimelineState, 'entries'>,
  id: StatusId,
  { first, atTop }: Pick<WindowView, 'first' | 'atTop'>,
): boolean {
  if (isNear(state, id, first)) return false
  if (atTop || first === null) return true
  const here = state.entries.findIndex((entry) => entry === first)
  const there = state.entries.indexOf(id)
  return there < 0 || here < 0 ? compareId(id, first) > 0 : there < here
}
