import type { Gap, IdOrder, Side } from './model'

/** What a page's Link header said, as addresses to ask with; the whole is absent when there was no header to read. */
export interface PageLink {
  readonly next: string | null
  readonly prev: string | null
}

/** A page on its way into the list. */
export interface Page<Id extends string> {
  readonly side: Side
  /** The id it was asked from, held by the list; null at the top or for an empty list. */
  readonly anchor: Id | null
  /** The server's order, each id once. */
  readonly ids: readonly Id[]
  /** It held nothing but what lies on the near side of the anchor. */
  readonly repeated: boolean
  readonly arrived: ReadonlySet<Id>
  readonly removed: ReadonlySet<Id>
  /** How ids are compared to tell what the page covers; null where they do not tell. */
  readonly order: IdOrder<Id> | null
  /** New posts at the top are held. */
  readonly hold: boolean
  readonly link: PageLink | undefined
  /** The page brought nothing to see. */
  readonly nothingVisible: boolean
}

const count = <Id extends string>(gap: Gap<Id>, page: Page<Id>) =>
  page.nothingVisible ? { emptyPages: (gap.emptyPages ?? 0) + 1 } : {}

/** The gap after the server only repeated what the list holds on the near side: closing it would hide a hole. */
function stuck<Id extends string>(gap: Gap<Id>): Gap<Id> {
  const { auto: _auto, ...rest } = gap
  return { ...rest, failed: 'stuck' }
}

/**
 * The gap below the last post of a page, or null when the page closed it (empty, without a link that leads on).
 * `above` is the id now above it, `last` the last id the page covers (it may have been removed meanwhile).
 */
export function belowPage<Id extends string>(
  gap: Gap<Id>,
  above: Id,
  last: Id | undefined,
  page: Page<Id>,
  repeated: boolean,
): Gap<Id> | null {
  const next = page.link?.next ?? null
  const { emptyPages: _barren, failed: _failed, next: _next, above: _above, ...rest } = gap
  if (page.side === 'below' && (repeated || page.ids.length === 0)) {
    if (next !== null && next !== gap.next) return { ...gap, next, ...count(gap, page) }
    return repeated ? stuck(gap) : null
  }
  return {
    ...rest,
    gap: above,
    ...(last === undefined || last === above ? {} : { above: last }),
    ...(next === null ? {} : { next }),
    ...(page.side === 'top' ? {} : count(gap, page)),
  }
}

/** The gap above the first post of a page asked from below, or null when the page closed it. */
export function abovePage<Id extends string>(
  gap: Gap<Id>,
  fresh: Id | undefined,
  page: Page<Id>,
  repeated: boolean,
): Gap<Id> | null {
  const prev = page.link?.prev ?? null
  const { emptyPages: _barren, failed: _failed, below: _below, prev: _prev, ...rest } = gap
  if (repeated || page.ids.length === 0) {
    if (prev !== null && prev !== gap.prev) return { ...gap, prev, ...count(gap, page) }
    return repeated ? stuck(gap) : null
  }
  return {
    ...rest,
    ...(fresh !== undefined && page.removed.has(fresh) ? { below: fresh } : {}),
    ...(prev === null ? {} : { prev }),
    ...count(gap, page),
  }
}

/**
 * The part of an anchored page that lies beyond its anchor: some servers include the anchor, and some repeat a page they
 * sent before where they have no more.
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
