import { longestIncreasingSubsequence } from './longest-increasing-subsequence'
import type { Row } from './gaps'
import { isGap, isId } from './model'
import { abovePage, belowPage, type Page } from './page'

export interface MergedPage<Id extends string> {
  readonly rows: Row<Id>[]
  /** Ids that were not in the list. */
  readonly added: number
  /** The page reached the end of the list. */
  readonly tail: boolean
  /** The page shares an id with the list. */
  readonly joined: boolean
}

/**
 * For unordered lists: when more posts than this are missing between two neighbours of a page, the page is
 * not trusted.
 */
const DOUBT = 20

/** Mixes old rows and new ids in one stretch: by age where ids are ordered, else in the given order. */
function mixed<Id extends string>(
  old: readonly Row<Id>[],
  fresh: readonly Row<Id>[],
  page: Page<Id>,
  oldFirst: boolean,
): Row<Id>[] {
  if (!page.order) return oldFirst ? [...old, ...fresh] : [...fresh, ...old]
  const out: Row<Id>[] = []
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
 * True when an entry inserted right above row `i` is pending: the border between pending and shown posts
 * never moves.
 */
const holds = <Id extends string>(rows: readonly Row<Id>[], i: number, page: Page<Id>): boolean =>
  rows[i]?.held === true || (i === 0 ? page.hold && rows.length > 0 : rows[i - 1]?.held === true)

/** Compares a page with the list: sorts its ids into common, new and repeated ones. */
function compareWith<Id extends string>(rows: readonly Row<Id>[], page: Page<Id>) {
  const at = new Map<Id, number>()
  rows.forEach(({ entry }, i) => isId(entry) && at.set(entry, i))
  const place = (id: Id) => at.get(id) ?? -1
  const from = page.anchor === null ? -1 : place(page.anchor)
  const beyond = (id: Id) =>
    at.has(id) && (page.anchor === null || (page.side === 'below' ? place(id) > from : place(id) < from))
  const overlap = longestIncreasingSubsequence(page.ids.filter(beyond), place)
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
    place,
    overlap: overlap.length > 0,
    news: (i: number, held: boolean): Row<Id>[] => (parts[i] ?? []).map((entry) => ({ entry, held })),
    added: parts.reduce((sum, part) => sum + part.length, 0),
    /** In the page or newer than it, so the page cannot remove it. */
    spared: (id: Id) => page.arrived.has(id) || raw.has(id),
    /** The page repeats only posts that the list already has on the near side. */
    repeated:
      page.repeated || (page.ids.length > 0 && overlap.length === 0 && page.ids.every((id) => at.has(id))),
    first: page.ids.find(covers),
    last: page.ids.findLast(covers),
    firstNew: page.ids.find((id) => !at.has(id)),
  }
}
type Comparison<Id extends string> = ReturnType<typeof compareWith<Id>>

/**
 * Rows above the first common id of a top page: newer arrivals stay, the others were deleted on the server.
 */
function keptTop<Id extends string>(
  rows: readonly Row<Id>[],
  page: Page<Id>,
  found: Comparison<Id>,
  quiet: boolean,
): Row<Id>[] {
  const out: Row<Id>[] = []
  let known = false
  for (const row of rows) {
    if (isGap(row.entry)) {
      if (known) out.push(row)
      continue
    }
    const arrived = found.spared(row.entry)
    const newer = page.order && found.first !== undefined ? page.order(row.entry, found.first) > 0 : quiet
    if (arrived || newer) out.push(row)
    known ||= newer && !arrived
  }
  return out
}

/** Places a page without common ids: at the top, with a gap in between, unless the list is empty. */
function beside<Id extends string>(
  rows: readonly Row<Id>[],
  page: Page<Id>,
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
  const inside = (row: Row<Id>) => page.order && isId(row.entry) && page.order(row.entry, last) > 0
  const meanwhile = rest.filter((row) => inside(row) && isId(row.entry) && found.spared(row.entry))
  const older = rest.filter((row) => !inside(row))
  const firstOld = older.findIndex(({ entry }) => isId(entry))
  const below = firstOld < 0 ? [] : older.slice(firstOld)
  // Keep a gap below posts that the page does not reach; the page fills one that is only below arrivals.
  const upper = rows[top - 1]?.entry
  const apart = isId(upper) && !page.arrived.has(upper) && isGap(rest[0]?.entry) ? rest.slice(0, 1) : []
  const held = below.length > 0 ? below[0]?.held === true || holds(rows, top, page) : false
  const out = [...rows.slice(0, top), ...apart, ...mixed(meanwhile, found.news(0, held), page, true)]
  const above = out.at(-1)?.entry ?? last
  if (below.length > 0 && isId(above)) {
    const next = page.link?.next ?? null
    const cursor = above === last ? {} : { above: last }
    out.push({ entry: { gap: above, ...cursor, ...(next === null ? {} : { next }) }, held })
  }
  return {
    rows: [...out, ...below],
    added: found.added,
    tail: below.length === 0,
    joined: false,
  }
}

/** The rows down to the first common id. */
function upperPart<Id extends string>(
  rows: readonly Row<Id>[],
  page: Page<Id>,
  found: Comparison<Id>,
  start: number,
): Row<Id>[] {
  if (page.side === 'below') return rows.slice(0, start)
  if (page.side === 'top') {
    const kept = keptTop(rows.slice(0, start), page, found, found.news(0, false).length === 0)
    const held = kept.length === 0 ? rows[start]?.held === true || page.hold : holds(rows, start, page)
    return mixed(kept, found.news(0, held), page, true)
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
  const run = rows
    .slice(from, start)
    .filter(
      ({ entry }) =>
        !isId(entry) || found.spared(entry) || !page.order || !first || page.order(entry, first) > 0,
    )
  return [...prefix, ...mixed(run, found.news(0, holds(rows, start, page)), page, true)]
}

/** Between two neighbours of the page: posts that the page omits were deleted, and gaps are closed. */
function covered<Id extends string>(
  rows: readonly Row<Id>[],
  page: Page<Id>,
  found: Comparison<Id>,
  from: number,
  to: number,
  i: number,
): Row<Id>[] {
  const between = rows.slice(from + 1, to)
  const spared = between.filter(({ entry }) => isId(entry) && found.spared(entry))
  const lost = between.filter(({ entry }) => isId(entry)).length - spared.length
  const doubt = !page.order && lost > Math.max(DOUBT, page.ids.length)
  return mixed(doubt ? between : spared, found.news(i + 1, holds(rows, to, page)), page, false)
}

/** The rows after the last common id. */
function lowerPart<Id extends string>(
  rows: readonly Row<Id>[],
  page: Page<Id>,
  found: Comparison<Id>,
  end: number,
): { rows: Row<Id>[]; tail: boolean } {
  if (page.side === 'above') return { rows: rows.slice(end), tail: false }
  let to = end
  while (isId(rows[to]?.entry)) to += 1
  const { last } = found
  const run = rows
    .slice(end, to)
    .filter(
      ({ entry }) =>
        !isId(entry) || found.spared(entry) || !page.order || !last || page.order(entry, last) < 0,
    )
  const fresh = found.news(found.chain.length, rows[end - 1]?.held === true)
  const out = mixed(run, fresh, page, false)
  const below = rows.slice(to)
  const gap = below[0]
  if (run.length === 0 && gap && isGap(gap.entry)) {
    const above = out.at(-1)?.entry ?? rows[end - 1]?.entry
    const left = isId(above) ? belowPage(gap.entry, above, found.last, page, found.repeated) : null
    below.splice(0, 1, ...(left ? [{ ...gap, entry: left }] : []))
  }
  return { rows: [...out, ...below], tail: run.length === 0 && to === rows.length }
}

/**
 * Merges a page into the list by overlap. A page is complete between its first and last id: posts of the list
 * that it omits there were deleted on the server, and gaps there are closed. Remaining posts never change
 * their order.
 */
export function mergePage<Id extends string>(rows: readonly Row<Id>[], page: Page<Id>): MergedPage<Id> {
  const found = compareWith(rows, page)
  const { chain, place } = found
  const [head] = chain
  if (head === undefined) return beside(rows, page, found)
  const out = upperPart(rows, page, found, place(head))
  for (const [i, id] of chain.entries()) {
    const from = place(id)
    out.push(...rows.slice(from, from + 1))
    const next = chain[i + 1]
    if (next !== undefined) out.push(...covered(rows, page, found, from, place(next), i))
  }
  const rest = lowerPart(rows, page, found, place(chain.at(-1) ?? head) + 1)
  return { rows: [...out, ...rest.rows], added: found.added, tail: rest.tail, joined: true }
}
