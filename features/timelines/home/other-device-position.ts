import { compareId } from '@/lib/live-list/compare-id'
import type { WindowView } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'

/** Rows within this distance of a position belong to it. */
const SAME_POSITION_ROWS = 4

/** True when two rows are next to each other; null is the top. Far apart when one is not in `keys`, the rows on screen. */
export function isNear(keys: readonly string[], one: string | null, other: string | null) {
  const indexOf = (key: string | null) => (key === null ? 0 : keys.indexOf(key))
  const [from, to] = [indexOf(one), indexOf(other)]
  return from >= 0 && to >= 0 && Math.abs(from - to) < SAME_POSITION_ROWS
}

/**
 * True when the last read post of another device is worth going to: it is not near the row being read, and not
 * older than it. A reader at the top has no position of their own yet.
 */
export function isFurther(
  keys: readonly string[],
  id: StatusId,
  { first, atTop }: Pick<WindowView, 'first' | 'atTop'>,
): boolean {
  if (isNear(keys, id, first)) return false
  if (atTop || first === null) return true
  const here = keys.indexOf(first)
  const there = keys.indexOf(id)
  return there < 0 || here < 0 ? compareId(id, first) > 0 : there < here
}
