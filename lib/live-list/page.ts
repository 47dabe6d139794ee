import type { Gap, IdOrder, Side } from './model'

/** The addresses in a page's Link header; undefined when there was no readable header. */
export interface PageLink {
  readonly next: string | null
  readonly prev: string | null
}

/** A page to merge into the list. */
export interface ListPage<Id extends string> {
  readonly side: Side
  /** The id it was requested from; null at the top or for an empty list. */
  readonly anchor: Id | null
  /** In the server's order, each id once. */
  readonly ids: readonly Id[]
  /** True when all its posts are on the near side of the anchor. */
  readonly repeated: boolean
  readonly arrived: ReadonlySet<Id>
  readonly removed: ReadonlySet<Id>
  /** Compares ids by age, to find out which range the page covers; null where ids are not ordered. */
  readonly order: IdOrder<Id> | null
  /** True when new posts at the top are pending. */
  readonly newestPending: boolean
  readonly link: PageLink | undefined
  /** The page has no visible posts. */
  readonly nothingVisible: boolean
}

const count = <Id extends string>(gap: Gap<Id>, page: ListPage<Id>) =>
  page.nothingVisible ? { emptyPages: (gap.emptyPages ?? 0) + 1 } : {}

/** Marks a gap as failed because the server repeats posts of the list; closing it would hide missing posts. */
function asStuck<Id extends string>(gap: Gap<Id>): Gap<Id> {
  const { auto: _auto, ...rest } = gap
  return { ...rest, failed: 'stuck' }
}

/**
 * Returns the gap below the last post of a page, or null when the page closed it (empty, without a new link). `above`
 * is the id now above it, `last` the last id that the page covers, which may have been removed since.
 */
export function belowPage<Id extends string>(
  gap: Gap<Id>,
  above: Id,
  last: Id | undefined,
  page: ListPage<Id>,
  repeated: boolean,
): Gap<Id> | null {
  const next = page.link?.next ?? null
  const { emptyPages: _emptyPages, failed: _failed, next: _next, above: _above, ...rest } = gap
  if (page.side === 'below' && (repeated || page.ids.length === 0)) {
    if (next !== null && next !== gap.next) return { ...gap, next, ...count(gap, page) }
    return repeated ? asStuck(gap) : null
  }
  return {
    ...rest,
    gap: above,
    ...(last === undefined || last === above ? {} : { above: last }),
    ...(next === null ? {} : { next }),
    ...(page.side === 'top' ? {} : count(gap, page)),
  }
}

/** Returns the gap above the first post of a page requested from below, or null when the page closed it. */
export function abovePage<Id extends string>(
  gap: Gap<Id>,
  firstNew: Id | undefined,
  page: ListPage<Id>,
  repeated: boolean,
): Gap<Id> | null {
  const prev = page.link?.prev ?? null
  const { emptyPages: _emptyPages, failed: _failed, below: _below, prev: _prev, ...rest } = gap
  if (repeated || page.ids.length === 0) {
    if (prev !== null && prev !== gap.prev) return { ...gap, prev, ...count(gap, page) }
    return repeated ? asStuck(gap) : null
  }
  return {
    ...rest,
    ...(firstNew !== undefined && page.removed.has(firstNew) ? { below: firstNew } : {}),
    ...(prev === null ? {} : { prev }),
    ...count(gap, page),
  }
}

/**
 * Returns the ids of an anchored page beyond its anchor: some servers include the anchor, and some repeat an
 * earlier page at the end of the list.
 */
export function beyondAnchor<Id extends string>(
  ids: readonly Id[],
  side: Side,
  anchor: Id | null,
  order: IdOrder<Id> | null,
): readonly Id[] {
  if (anchor === null || side === 'top') return ids
  const sign = side === 'below' ? 1 : -1
  if (order) return ids.filter((id) => order(anchor, id) * sign > 0)
  const at = ids.indexOf(anchor)
  if (at < 0) return ids
  return side === 'below' ? ids.slice(at + 1) : ids.slice(0, at)
}
