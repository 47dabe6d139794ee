import { longestIncreasingSubsequence } from './longest-increasing-subsequence'
import type { EntryRow } from './list-rows'
import { isGap, isId } from './model'
import { abovePage, belowPage, type ListPage } from './page'

export interface MergedPage<Id extends string> {
  readonly rows: EntryRow<Id>[]
  /** Ids that were not in the list. */
  readonly added: number
  /** The page reached the end of the list. */
  readonly tail: boolean
  /** The page shares an id with the list. */
  readonly joined: boolean
}

/**
 * In lists without ordered ids, a page that omits more posts than this between two neighbours is not trusted.
 */
const MAX_OMITTED = 20

/** Interleaves old and new rows between two common ids: by age where ids are ordered, else in the given order. */
function interleaved<Id extends string>(
  old: readonly EntryRow<Id>[],
  fresh: readonly EntryRow<Id>[],
  page: ListPage<Id>,
  oldFirst: boolean,
): EntryRow<Id>[] {
  if (!page.order) return oldFirst ? [...old, ...fresh] : [...fresh, ...old]
  const out: EntryRow<Id>[] = []
  let next = 0
  for (const row of old) {
    for (let id = fresh[next]?.entry; isId(row.entry) && isId(id); id = fresh[next]?.entry) {
      if (page.order(id, row.entry) < 0) break
      out.push(...fresh.slice(next, next + 1))
      next += 1
    }
    out.push(row)
  }
  return [...out, ...fresh.slice(next)]
}

/**
 * True when an entry inserted right above row `i` is pending, so that the border between pending and shown
 * posts never moves.
 */
const isPendingAt = <Id extends string>(
  rows: readonly EntryRow<Id>[],
  i: number,
  page: ListPage<Id>,
): boolean =>
  rows[i]?.pending === true ||
  (i === 0 ? page.newestPending && rows.length > 0 : rows[i - 1]?.pending === true)

/** Compares a page with the list: finds the common ids in order (`chain`) and the new ones between them. */
function compareWith<Id extends string>(rows: readonly EntryRow<Id>[], page: ListPage<Id>) {
  const at = new Map<Id, number>()
  rows.forEach(({ entry }, i) => isId(entry) && at.set(entry, i))
  const positionOf = (id: Id) => at.get(id) ?? -1
  const from = page.anchor === null ? -1 : positionOf(page.anchor)
  const beyond = (id: Id) =>
    at.has(id) &&
    (page.anchor === null || (page.side === 'below' ? positionOf(id) > from : positionOf(id) < from))
  const overlap = longestIncreasingSubsequence(page.ids.filter(beyond), positionOf)
  const linked = new Set(overlap)
  const anchor = page.anchor === null ? [] : [page.anchor]
  const chain = page.side === 'above' ? [...overlap, ...anchor] : [...anchor, ...overlap]
  const parts: Id[][] = page.side === 'below' && page.anchor !== null ? [[], []] : [[]]
  for (const id of page.ids) {
    if (linked.has(id)) parts.push([])
    else if (!at.has(id) && !page.removed.has(id)) parts.at(-1)?.push(id)
  }
  if (page.side === 'above') parts.push([])
  const raw = new Set(page.ids)
  const covers = (id: Id) => !at.has(id) || linked.has(id)
  return {
    chain,
    positionOf,
    overlap: overlap.length > 0,
    newRows: (i: number, pending: boolean): EntryRow<Id>[] =>
      (parts[i] ?? []).map((entry) => ({ entry, pending })),
    added: parts.reduce((sum, part) => sum + part.length, 0),
    /** True when the page must not remove this id: it contains it, or was requested before it arrived. */
    isSpared: (id: Id) => page.arrived.has(id) || raw.has(id),
    /** True when the page only repeats posts on the near side of its anchor. */
    repeated:
      page.repeated || (page.ids.length > 0 && overlap.length === 0 && page.ids.every((id) => at.has(id))),
    first: page.ids.find(covers),
    last: page.ids.findLast(covers),
    firstNew: page.ids.find((id) => !at.has(id)),
  }
}
type Comparison<Id extends string> = ReturnType<typeof compareWith<Id>>

/**
 * Returns the rows to keep above the first common id of a top page: newer ones stay, others were deleted on the
 * server.
 */
function remainingTop<Id extends string>(
  rows: readonly EntryRow<Id>[],
  page: ListPage<Id>,
  found: Comparison<Id>,
  quiet: boolean,
): EntryRow<Id>[] {
  const out: EntryRow<Id>[] = []
  let known = false
  for (const row of rows) {
    if (isGap(row.entry)) {
      if (known) out.push(row)
      continue
    }
    const arrived = found.isSpared(row.entry)
    const newer = page.order && found.first !== undefined ? page.order(row.entry, found.first) > 0 : quiet
    if (arrived || newer) out.push(row)
    known ||= newer && !arrived
  }
  return out
}

/** Adds a page without common ids at the top, with a gap below it unless the list is empty. */
function placeWithoutOverlap<Id extends string>(
  rows: readonly EntryRow<Id>[],
  page: ListPage<Id>,
  found: Comparison<Id>,
): MergedPage<Id> {
  const { first, last } = found
  if (first === undefined || last === undefined)
    return { rows: [...rows], added: 0, tail: rows.length === 0, joined: true }
  let top = 0
  for (let entry = rows[top]?.entry; isId(entry); entry = rows[top]?.entry) {
    if (page.order ? page.order(entry, first) < 0 : !page.arrived.has(entry)) break
    top += 1
  }
  const rest = rows.slice(top)
  const inside = (row: EntryRow<Id>) => page.order && isId(row.entry) && page.order(row.entry, last) > 0
  const arrivals = rest.filter((row) => inside(row) && isId(row.entry) && found.isSpared(row.entry))
  const older = rest.filter((row) => !inside(row))
  const firstOld = older.findIndex(({ entry }) => isId(entry))
  const below = firstOld < 0 ? [] : older.slice(firstOld)
  // Keep a gap below posts newer than the page; drop one that is only below posts that arrived since.
  const upper = rows[top - 1]?.entry
  const gapBelowTop = isId(upper) && !page.arrived.has(upper) && isGap(rest[0]?.entry) ? rest.slice(0, 1) : []
  const pending = below.length > 0 ? below[0]?.pending === true || isPendingAt(rows, top, page) : false
  const out = [
    ...rows.slice(0, top),
    ...gapBelowTop,
    ...interleaved(arrivals, found.newRows(0, pending), page, true),
  ]
  const above = out.at(-1)?.entry ?? last
  if (below.length > 0 && isId(above)) {
    const next = page.link?.next ?? null
    const cursor = above === last ? {} : { above: last }
    out.push({ entry: { gap: above, ...cursor, ...(next === null ? {} : { next }) }, pending })
  }
  return {
    rows: [...out, ...below],
    added: found.added,
    tail: below.length === 0,
    joined: false,
  }
}

/** Returns the rows above the first common id. */
function upperPart<Id extends string>(
  rows: readonly EntryRow<Id>[],
  page: ListPage<Id>,
  found: Comparison<Id>,
  start: number,
): EntryRow<Id>[] {
  if (page.side === 'below') return rows.slice(0, start)
  if (page.side === 'top') {
    const remaining = remainingTop(rows.slice(0, start), page, found, found.newRows(0, false).length === 0)
    const pending =
      remaining.length === 0
        ? rows[start]?.pending === true || page.newestPending
        : isPendingAt(rows, start, page)
    return interleaved(remaining, found.newRows(0, pending), page, true)
  }
  let from = start
  while (isId(rows[from - 1]?.entry)) from -= 1
  const prefix = rows.slice(0, from)
  const gap = prefix.at(-1)
  if (gap && isGap(gap.entry) && from === start && !found.overlap) {
    const left = abovePage(gap.entry, found.firstNew, page, found.repeated)
    prefix.splice(-1, 1, ...(left ? [{ ...gap, entry: left }] : []))
  }
  const { first } = found
  const stretch = rows
    .slice(from, start)
    .filter(
      ({ entry }) =>
        !isId(entry) || found.isSpared(entry) || !page.order || !first || page.order(entry, first) > 0,
    )
  return [...prefix, ...interleaved(stretch, found.newRows(0, isPendingAt(rows, start, page)), page, true)]
}

/** Returns the rows between two common ids: posts that the page omits were deleted, and gaps are closed. */
function betweenCommonIds<Id extends string>(
  rows: readonly EntryRow<Id>[],
  page: ListPage<Id>,
  found: Comparison<Id>,
  from: number,
  to: number,
  i: number,
): EntryRow<Id>[] {
  const between = rows.slice(from + 1, to)
  const isSpared = between.filter(({ entry }) => isId(entry) && found.isSpared(entry))
  const lost = between.filter(({ entry }) => isId(entry)).length - isSpared.length
  const distrusted = !page.order && lost > Math.max(MAX_OMITTED, page.ids.length)
  return interleaved(
    distrusted ? between : isSpared,
    found.newRows(i + 1, isPendingAt(rows, to, page)),
    page,
    false,
  )
}

/** Returns the rows below the last common id. `tail`: the page reached the end of the list. */
function lowerPart<Id extends string>(
  rows: readonly EntryRow<Id>[],
  page: ListPage<Id>,
  found: Comparison<Id>,
  end: number,
): { rows: EntryRow<Id>[]; tail: boolean } {
  if (page.side === 'above') return { rows: rows.slice(end), tail: false }
  let to = end
  while (isId(rows[to]?.entry)) to += 1
  const { last } = found
  const stretch = rows
    .slice(end, to)
    .filter(
      ({ entry }) =>
        !isId(entry) || found.isSpared(entry) || !page.order || !last || page.order(entry, last) < 0,
    )
  const fresh = found.newRows(found.chain.length, rows[end - 1]?.pending === true)
  const out = interleaved(stretch, fresh, page, false)
  const below = rows.slice(to)
  const gap = below[0]
  if (stretch.length === 0 && gap && isGap(gap.entry)) {
    const above = out.at(-1)?.entry ?? rows[end - 1]?.entry
    const left = isId(above) ? belowPage(gap.entry, above, found.last, page, found.repeated) : null
    below.splice(0, 1, ...(left ? [{ ...gap, entry: left }] : []))
  }
  return { rows: [...out, ...below], tail: stretch.length === 0 && to === rows.length }
}

/**
 * Merges a page into the list by overlap. A page is complete between its first and last id: posts of the list
 * that it omits there were deleted on the server, and gaps there are closed. Remaining posts never change
 * their order.
 */
export function mergePage<Id extends string>(
  rows: readonly EntryRow<Id>[],
  page: ListPage<Id>,
): MergedPage<Id> {
  const found = compareWith(rows, page)
  const { chain, positionOf } = found
  const [head] = chain
  if (head === undefined) return placeWithoutOverlap(rows, page, found)
  const out = upperPart(rows, page, found, positionOf(head))
  for (const [i, id] of chain.entries()) {
    const from = positionOf(id)
    out.push(...rows.slice(from, from + 1))
    const next = chain[i + 1]
    if (next !== undefined) out.push(...betweenCommonIds(rows, page, found, from, positionOf(next), i))
  }
  const rest = lowerPart(rows, page, found, positionOf(chain.at(-1) ?? head) + 1)
  return { rows: [...out, ...rest.rows], added: found.added, tail: rest.tail, joined: true }
}
