/**
 * The start of each row in CSS pixels from the top of the list, followed by the total height.
 */
export type Offsets = Float64Array

/** A half-open span of row indexes. */
export interface Range {
  start: number
  end: number
}

/**
 * Returns the offsets of `keys` by their measured heights. Unmeasured rows count as the mean of at least five
 * measured ones, else as `estimate`.
 */
export function layOut(
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
  estimate: number,
): Offsets {
  let sum = 0
  let measured = 0
  for (const key of keys) {
    const height = heights.get(key)
    if (height !== undefined && height > 0) {
      sum += height
      measured += 1
    }
  }
  const guess = measured >= 5 ? sum / measured : estimate
  const offsets = new Float64Array(keys.length + 1)
  let at = 0
  keys.forEach((key, index) => {
    offsets[index] = at
    at += heights.get(key) ?? guess
  })
  offsets[keys.length] = at
  return offsets
}

/** Returns the index of the row that covers `y`, clamped to the first and last row; -1 for an empty list. */
export function rowAt(offsets: Offsets, y: number): number {
  const count = offsets.length - 1
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return count === 0 ? -1 : low
}

/** Returns the rows that touch the span from `top` to `bottom`, in pixels from the list's top. */
export function rangeBetween(offsets: Offsets, top: number, bottom: number): Range {
  if (offsets.length <= 1) return { start: 0, end: 0 }
  return { start: rowAt(offsets, top), end: rowAt(offsets, Math.max(top, bottom)) + 1 }
}

/** True when a range includes all rows of another. */
export const contains = (range: Range, { start, end }: Range): boolean =>
  range.start <= start && end <= range.end

/**
 * The part of `wanted` to mount at once: all of `needed`, the adjacent mounted rows, and in either direction
 * at most `limit` further rows.
 */
export function growTo(
  wanted: Range,
  needed: Range,
  isMounted: (index: number) => boolean,
  limit: number,
): Range {
  let { start, end } = needed
  for (let left = limit; end < wanted.end && (isMounted(end) || left > 0); end += 1)
    if (!isMounted(end)) left -= 1
  for (let left = limit; start > wanted.start && (isMounted(start - 1) || left > 0); start -= 1)
    if (!isMounted(start - 1)) left -= 1
  return { start, end }
}

export type Segment = { kind: 'space'; height: number; key: string } | { kind: 'row'; index: number }

/** Returns the rows of `range` and the `pinned` rows, with spaces in place of unmounted rows. */
export function segmentsOf(offsets: Offsets, range: Range, pinned: readonly number[]): Segment[] {
  const count = offsets.length - 1
  const mounted = new Set<number>()
  for (let index = range.start; index < Math.min(range.end, count); index += 1) mounted.add(index)
  for (const index of pinned) if (index >= 0 && index < count) mounted.add(index)
  const segments: Segment[] = []
  let filled = 0
  const space = (until: number) => {
    const height = (offsets[until] ?? 0) - (offsets[filled] ?? 0)
    if (height > 0) segments.push({ kind: 'space', height, key: `space:${segments.length}` })
  }
  for (const index of [...mounted].toSorted((a, b) => a - b)) {
    if (index > filled) space(index)
    segments.push({ kind: 'row', index })
    filled = index + 1
  }
  if (filled < count) space(count)
  return segments
}

/** A row and the distance of its upper edge below the upper edge of the view, in pixels. */
export interface Anchor {
  key: string
  offset: number
}

/** Returns the row at `top` pixels from the list's top as an anchor; null for an empty list. */
export function anchorAt(keys: readonly string[], offsets: Offsets, top: number): Anchor | null {
  const index = rowAt(offsets, top)
  const key = keys[index]
  return key === undefined ? null : { key, offset: (offsets[index] ?? 0) - top }
}

/** A set or map of keys. */
export type Keyed = Pick<ReadonlySet<string>, 'has'>

/**
 * Returns `key` if it is among the new keys, else the nearest key that followed it, else the nearest that
 * preceded it, else null.
 */
export function carryKey(key: string, before: readonly string[], now: Keyed): string | null {
  if (now.has(key)) return key
  const at = before.indexOf(key)
  if (at < 0) return null
  const has = (each: string) => now.has(each)
  return before.slice(at + 1).find(has) ?? before.slice(0, at).findLast(has) ?? null
}

/** Moves an anchor to a key that still exists, at the same offset; null when no old key is left. */
export function carryAnchor(anchor: Anchor, before: readonly string[], now: Keyed): Anchor | null {
  const key = carryKey(anchor.key, before, now)
  return key === null ? null : { key, offset: anchor.offset }
}
