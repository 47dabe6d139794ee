/**
 * The start of each row in CSS pixels from the list's top; one more entry than rows, the last is the total
 * height.
 */
export type Offsets = Float64Array

/** A half-open span of row indexes. */
export interface Range {
  start: number
  end: number
}

/**
 * Offsets of `keys` from measured heights; unmeasured rows have the mean of the measured ones, else
 * `estimate`.
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

/** The row that covers `y`; clamped to the first and last row. -1 for an empty list. */
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

/** Rows that touch the span from `top` to `bottom`, in pixels from the list's top. */
export function rangeBetween(offsets: Offsets, top: number, bottom: number): Range {
  if (offsets.length <= 1) return { start: 0, end: 0 }
  return { start: rowAt(offsets, top), end: rowAt(offsets, Math.max(top, bottom)) + 1 }
}

/**
 * The part of `wanted` to mount at once: all of `needed`, the adjacent mounted rows, and in either direction
 * at most `most` further rows.
 */
export function growTo(
  wanted: Range,
  needed: Range,
  isMounted: (index: number) => boolean,
  most: number,
): Range {
  let { start, end } = needed
  for (let left = most; end < wanted.end && (isMounted(end) || left > 0); end += 1)
    if (!isMounted(end)) left -= 1
  for (let left = most; start > wanted.start && (isMounted(start - 1) || left > 0); start -= 1)
    if (!isMounted(start - 1)) left -= 1
  return { start, end }
}

export type Segment = { kind: 'space'; height: number; key: string } | { kind: 'row'; index: number }

/** The rows of `range` and the `pinned` ones, with spaces in place of unmounted rows. */
export function segmentsOf(offsets: Offsets, range: Range, pinned: readonly number[]): Segment[] {
  const count = offsets.length - 1
  const mounted = new Set<number>()
  for (let index = range.start; index < Math.min(range.end, count); index += 1) mounted.add(index)
  for (const index of pinned) if (index >= 0 && index < count) mounted.add(index)
  const segments: Segment[] = []
  let reached = 0
  const space = (until: number) => {
    const height = (offsets[until] ?? 0) - (offsets[reached] ?? 0)
    if (height > 0) segments.push({ kind: 'space', height, key: `space:${segments.length}` })
  }
  for (const index of [...mounted].toSorted((a, b) => a - b)) {
    if (index > reached) space(index)
    segments.push({ kind: 'row', index })
    reached = index + 1
  }
  if (reached < count) space(count)
  return segments
}

/** A row and the distance of its upper edge below the upper edge of the view, in pixels. */
export interface Anchor {
  key: string
  offset: number
}

/** A set of keys. */
export type Keyed = Pick<ReadonlySet<string>, 'has'>

/**
 * The key to use among the new keys: itself, else the nearest one that followed it, else that preceded it,
 * else null.
 */
export function carryKey(key: string, before: readonly string[], now: Keyed): string | null {
  if (now.has(key)) return key
  const at = before.indexOf(key)
  if (at < 0) return null
  const has = (each: string) => now.has(each)
  return before.slice(at + 1).find(has) ?? before.slice(0, at).findLast(has) ?? null
}

/** The anchor among the new keys, at the same offset. Null when nothing of the old list is left. */
export function carryAnchor(anchor: Anchor, before: readonly string[], now: Keyed): Anchor | null {
  const key = carryKey(anchor.key, before, now)
  return key === null ? null : { key, offset: anchor.offset }
}
