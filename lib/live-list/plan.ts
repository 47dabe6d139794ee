import {
  EMPTY_PAGES,
  canCompare,
  gapWaits,
  pendingCount,
  PENDING_LIMIT,
  isGap,
  isId,
  isLoading,
  lastId,
  entryKey,
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

/** The needs of the views. */
export interface Wants<Id extends string> {
  /** The reader is near the end. */
  readonly older?: boolean
  /** The end from which a gap is filled (default from above). */
  readonly side?: (gap: Gap<Id>) => 'below' | 'above'
  /** The top was just read: of an unknown top, request only newer posts. */
  readonly recent?: boolean
}

const TOP = { side: 'top', anchor: null, query: {}, link: null } as const

/**
 * Requests posts newer than the top. Starts at the second id, so that the answer overlaps the list in the
 * first one; an answer of a full page without overlap leaves a gap.
 */
function newerRequest<Id extends string>(state: ListState<Id>): PageRequest<Id> {
  const [first, second] = state.entries
  return isId(first) && isId(second) && canCompare(state) ? { ...TOP, query: { since_id: second } } : TOP
}

/** The target of a request: a gap, the end of the list, or null. */
export function fillOf<Id extends string>(
  state: ListState<Id>,
  { side, anchor }: Pick<SentRequest<Id>, 'side' | 'anchor'>,
): Gap<Id> | 'tail' | null {
  if (side === 'top') return null
  if (anchor === null) return 'tail'
  const at = state.entries.indexOf(anchor)
  if (at < 0) return null
  const beside = state.entries[side === 'below' ? at + 1 : at - 1]
  if (isGap(beside)) return beside
  return side === 'below' && at === state.entries.length - 1 ? 'tail' : null
}

/**
 * The request that fills a gap from above ('below' its upper neighbour, max_id) or from below ('above' the
 * lower, min_id).
 */
export function fillRequest<Id extends string>(
  state: ListState<Id>,
  gap: Gap<Id>,
  side: 'below' | 'above' = 'below',
): PageRequest<Id> {
  const under = state.entries[state.entries.findIndex((e) => isGap(e) && e.gap === gap.gap) + 1]
  if (side === 'below' || !isId(under))
    return { side: 'below', anchor: gap.gap, query: { max_id: gap.above ?? gap.gap }, link: gap.next ?? null }
  return { side: 'above', anchor: under, query: { min_id: gap.below ?? under }, link: gap.prev ?? null }
}

/**
 * The end from which to fill a gap so that the reader's row stays in place. `topRow` is the key of the first
 * row on screen.
 */
export function fillSide<Id extends string>(
  state: ListState<Id>,
  gap: Gap<Id>,
  topRow: string | null,
): 'below' | 'above' {
  const keys = state.entries.map(entryKey)
  const row = topRow === null ? -1 : keys.indexOf(topRow)
  return row > keys.indexOf(entryKey(gap)) ? 'above' : 'below'
}

/** The request for older posts. */
export function olderRequest<Id extends string>(state: ListState<Id>): PageRequest<Id> {
  const anchor = lastId(state.entries)
  const cursor = state.tail.cursor ?? anchor
  if (cursor === null && state.tail.next === null) return TOP
  return { side: 'below', anchor, query: cursor === null ? {} : { max_id: cursor }, link: state.tail.next }
}

/**
 * True when the list waits for the reader to load more: it failed, or too many pages had no visible posts.
 */
export const waitsForMore = <Id extends string>(state: ListState<Id>): boolean =>
  state.hasMore && (state.tail.failed !== null || state.tail.emptyPages >= EMPTY_PAGES)

/**
 * The requests to send now, without those in flight: the first page, a probe of an unknown top while
 * streaming, gaps that fill automatically, and older posts when wanted. Dispatch `asked` for each before
 * sending it. While a feed is being built (partial), the caller requests the top again after a pause.
 */
export function plan<Id extends string>(state: ListState<Id>, wants: Wants<Id> = {}): PageRequest<Id>[] {
  const wishes: PageRequest<Id>[] = []
  const unknownTop =
    state.topUnknown && !state.partial && (state.feed === 'stream' || state.waiting.length > 0)
  if (!isLoading(state, 'top') && state.failed === null && (!state.loaded || unknownTop))
    wishes.push(unknownTop && wants.recent ? newerRequest(state) : TOP)
  if (!state.loaded || state.partial) return wishes
  for (const [i, entry] of state.entries.entries()) {
    if (!isGap(entry) || gapWaits(entry) || isLoading(state, entry)) continue
    // Posts filled in above the reader stay pending, so do not exceed their limit.
    if (i < state.hidden && pendingCount(state) >= PENDING_LIMIT) continue
    wishes.push(fillRequest(state, entry, wants.side?.(entry)))
  }
  if (wants.older && state.hasMore && !waitsForMore(state) && !isLoading(state, 'older')) {
    const older = olderRequest(state)
    if (older.side !== 'top' || (wishes.length === 0 && !isLoading(state, 'top'))) wishes.push(older)
  }
  return wishes
}
