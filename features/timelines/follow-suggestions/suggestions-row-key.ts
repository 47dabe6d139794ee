import type { WindowView } from '@/lib/ui/windowed-list'

/**
 * Finds where a row can be inserted without moving anything on screen: above `target` when that is out of
 * view, else above the first row below the view. Null while there is no such position.
 */
export function suggestionsRowKey(
  keys: readonly string[],
  target: string | null,
  { first, atTop, lowestMounted }: WindowView,
): string | null {
  const at = target === null ? -1 : keys.indexOf(target)
  const lowest = lowestMounted === null ? -1 : keys.indexOf(lowestMounted)
  if (at < 0 || lowest < 0) return null
  const top = atTop || first === null ? 0 : keys.indexOf(first)
  if (at < top) return keys[at] ?? null
  return keys[Math.max(at, lowest + 1)] ?? null
}
