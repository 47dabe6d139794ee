import {
  EMPTY_PAGES,
  canCompare,
  gapWaits,
  countPendingPosts,
  PENDING_LIMIT,
  isGap,
  isId,
  isLoading,
  lastId,
  type Gap,
  type SentRequest,
  type Side,
  type ListState,
} from './model'

/** A page to request. */
export interface PageRequest<Id extends string> {
  readonly side: Side
  readonly anchor: Id | null
  /**
   * Query of the request. `since_id` may leave holes, so it is used only with an id that makes the answer
   * overlap the list.
   */
  readonly query: { readonly max_id?: Id; readonly min_id?: Id; readonly since_id?: Id }
  /** Address from a Link header, preferred to the query where it can be followed. */
  readonly link: string | null
}

/** The needs of the mounted views. */
export interface ViewNeeds<Id extends string> {
  /** The reader is near the end. */
  readonly older?: boolean
  /** The end from which a gap is filled (default from above). */
  readonly side?: (gap: Gap<Id>) => 'below' | 'above'
  /** The top was just read: request only posts newer than it. */
  readonly recent?: boolean
}

/** The request for the newest page, regardless of what the list contains. */
export const FIRST_PAGE = {
  side: 'top',
  anchor: null,
  query: {},
  link: null,
} as const satisfies PageRequest<never>

/**
 * Returns the request for posts newer than the top. It starts at the second id, so that the answer contains the
 * first id and overlaps the list; a full page without it leaves a gap. A complete list may be too short to prove
 * its order: there it is enough that nothing contradicts it.
 */
function newerRequest<Id extends string>(state: ListState<Id>): PageRequest<Id> {
  const [first, second] = state.entries
  const isOrdered = canCompare(state) || (state.ordered && !state.hasMore)
  return isId(first) && isId(second) && isOrdered
    ? { ...FIRST_PAGE, query: { since_id: second } }
    : FIRST_PAGE
}

/** Returns the target of a request: a gap, the end of the list, or null. */
export function fillTarget<Id extends string>(
  state: ListState<Id>,
  { side, anchor }: Pick<SentRequest<Id>, 'side' | 'anchor'>,
): Gap<Id> | 'tail' | null {
  if (side === 'top') return null
  if (anchor === null) return 'tail'
  const at = state.entries.indexOf(anchor)
  if (at < 0) return null
  const neighbour = state.entries[side === 'below' ? at + 1 : at - 1]
  if (isGap(neighbour)) return neighbour
  return side === 'below' && at === state.entries.length - 1 ? 'tail' : null
}

/**
 * Returns the request that fills a gap from above (side 'below' the upper neighbour, by max_id) or from below
 * (side 'above' the lower neighbour, by min_id).
 */
export function fillRequest<Id extends string>(
  state: ListState<Id>,
  gap: Gap<Id>,
  side: 'below' | 'above' = 'below',
): PageRequest<Id> {
  const lower = state.entries[state.entries.findIndex((e) => isGap(e) && e.gap === gap.gap) + 1]
  if (side === 'below' || !isId(lower))
    return { side: 'below', anchor: gap.gap, query: { max_id: gap.above ?? gap.gap }, link: gap.next ?? null }
  return { side: 'above', anchor: lower, query: { min_id: gap.below ?? lower }, link: gap.prev ?? null }
}

/** The request for older posts. */
export function olderRequest<Id extends string>(state: ListState<Id>): PageRequest<Id> {
  const anchor = lastId(state.entries)
  const cursor = state.tail.cursor ?? anchor
  if (cursor === null && state.tail.next === null) return FIRST_PAGE
  return { side: 'below', anchor, query: cursor === null ? {} : { max_id: cursor }, link: state.tail.next }
}

/**
 * True when the list waits for the reader to load more: it failed, or too many pages had no visible posts.
 */
export const waitsForMore = <Id extends string>(state: ListState<Id>): boolean =>
  state.hasMore && (state.tail.failed !== null || state.tail.emptyPages >= EMPTY_PAGES)

/**
 * Returns the requests to send now, without those in flight: the first page, an unknown top while streaming,
 * gaps that fill automatically, and older posts when needed. Dispatch `requested` for each before
 * sending it. While a feed is being built (partial), the caller requests the top again after a pause.
 */
export function planRequests<Id extends string>(
  state: ListState<Id>,
  needs: ViewNeeds<Id> = {},
): PageRequest<Id>[] {
  const requests: PageRequest<Id>[] = []
  const unknownTop =
    state.topUnknown && !state.partial && (state.updateSource === 'stream' || state.waiting.length > 0)
  if (!isLoading(state, 'top') && state.failed === null && (!state.loaded || unknownTop))
    requests.push(unknownTop && needs.recent ? newerRequest(state) : FIRST_PAGE)
  if (!state.loaded || state.partial) return requests
  for (const [i, entry] of state.entries.entries()) {
    if (!isGap(entry) || gapWaits(entry) || isLoading(state, entry)) continue
    // Posts filled in above the reader stay pending, so do not exceed their limit.
    if (i < state.pendingCount && countPendingPosts(state) >= PENDING_LIMIT) continue
    requests.push(fillRequest(state, entry, needs.side?.(entry)))
  }
  if (needs.older && state.hasMore && !waitsForMore(state) && !isLoading(state, 'older')) {
    const older = olderRequest(state)
    if (older.side !== 'top' || (requests.length === 0 && !isLoading(state, 'top'))) requests.push(older)
  }
  return requests
}
