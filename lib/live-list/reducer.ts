import { applyPage, type PageAnswer } from './apply-page'
import { applyArrival } from './apply-stream-event'
import { trimEnd, removeIds, rowsOf, storeRows } from './list-rows'
import { insertIntoGap } from './insert-into-gap'
import {
  AUTO_FILLS,
  emptyList,
  isGap,
  KEPT_BELOW_PENDING,
  type Entry,
  type IdOrder,
  type Gap,
  type SentRequest,
  type Side,
  type ListState,
} from './model'
import { fillTarget } from './plan-requests'
import type { ViewConstraints } from './views'
import { assertNever } from '@/lib/util/assert-never'

export type ListEvent<Id extends string> =
  /**
   * A page is about to be requested. Ignored when the same request is in flight or the anchor was removed, so
   * check the new state before sending.
   */
  | { type: 'requested'; request: string; side: Side; anchor: Id | null }
  | ({ type: 'answered' } & PageAnswer<Id>)
  /** The request failed; `reason` is the kind of `error`. `abandoned`: a list that is being built is not requested again. */
  | { type: 'failed'; request: string; reason: string; error?: unknown; abandoned?: boolean }
  /** The request was aborted, without a result. */
  | { type: 'abandoned'; request: string }
  /** A streamed post, new or edited. */
  | { type: 'arrived'; id: Id; constraints: ViewConstraints }
  /** Posts were deleted, or hidden by a block, mute or unfollow. */
  | { type: 'removed'; ids: readonly Id[] }
  /** The stream of this list opened, for the first time or again. */
  | { type: 'connected' }
  /** The stream is down; from now on the list is polled or not updated at all. */
  | { type: 'disconnected'; updateSource: 'poll' | 'none' }
  /** The reader shows the pending posts. */
  | { type: 'shown'; constraints: ViewConstraints }
  /** The reader jumps to a post that is in a gap or below the end. */
  | { type: 'jumped'; id: Id }
  /** The reader fills a gap: it continues until it is closed. */
  | { type: 'fill'; gap: Id }
  /** The reader requests older posts, after a failure or many pages without a visible one. */
  | { type: 'more' }
  /** The reader retries the top after a failure. */
  | { type: 'retried' }
  /** A snapshot of an earlier visit; ignored after the first page. */
  | { type: 'restored'; snapshot: ListSnapshot<Id> }

/** The stored part of a list between visits; plain JSON. */
export interface ListSnapshot<Id extends string> {
  readonly entries: readonly Entry<Id>[]
  readonly pendingCount: number
  readonly ordered: boolean
  readonly proof: number
  readonly hasMore: boolean
}

/** The part of a state to store: pending posts and the first `limit` shown entries (default 200). */
export function listSnapshotOf<Id extends string>(state: ListState<Id>, limit = 200): ListSnapshot<Id> {
  const stored = state.provisional ? [] : state.entries.slice(0, state.pendingCount + limit)
  return {
    entries: stored.map((entry) => (isGap(entry) ? { gap: entry.gap } : entry)),
    pendingCount: state.pendingCount,
    ordered: state.ordered,
    proof: state.proof,
    hasMore: state.hasMore || stored.length < state.entries.length,
  }
}

/**
 * Handles a break in the stream. Waiting posts are dropped, since the next request for the top returns them. So
 * are requests for the top in flight, whose answers may be outdated, except the very first one.
 */
const afterBreak = <Id extends string>(state: ListState<Id>): ListState<Id> => ({
  ...state,
  topUnknown: state.loaded,
  waiting: [],
  requests: state.requests
    .filter(({ side }) => side !== 'top' || !state.loaded)
    .map((request) => (request.side === 'top' ? { ...request, stale: true } : request)),
})

const withGap = <Id extends string>(
  state: ListState<Id>,
  name: Id,
  change: (gap: Gap<Id>) => Gap<Id>,
): ListState<Id> => ({
  ...state,
  entries: state.entries.map((entry) => (isGap(entry) && entry.gap === name ? change(entry) : entry)),
})

const withoutFailure = <Id extends string>({ failed: _failed, ...gap }: Gap<Id>): Gap<Id> => gap

function requested<Id extends string>(
  state: ListState<Id>,
  event: ListEvent<Id> & { type: 'requested' },
): ListState<Id> {
  const { request: id, side, anchor } = event
  if (state.requests.some((other) => other.side === side && other.anchor === anchor)) return state
  if (anchor !== null && !state.entries.includes(anchor)) return state
  const request: SentRequest<Id> = { id, side, anchor, stale: false, arrived: [], removed: [] }
  const next = { ...state, requests: [...state.requests, request] }
  if (side === 'top') return { ...next, failed: null }
  const fill = fillTarget(state, request)
  if (fill === 'tail') return { ...next, tail: { ...state.tail, failed: null } }
  return fill ? withGap(next, fill.gap, withoutFailure) : next
}

function failed<Id extends string>(
  state: ListState<Id>,
  { request: id, reason, error = null, abandoned = false }: ListEvent<Id> & { type: 'failed' },
): ListState<Id> {
  const request = state.requests.find((other) => other.id === id)
  if (!request) return state
  const requests = state.requests.filter((other) => other !== request)
  if (request.side === 'top')
    return { ...state, requests, failed: reason, topError: error, partial: state.partial && !abandoned }
  const next = { ...state, requests, pageError: error }
  const fill = fillTarget(state, request)
  if (fill === 'tail') return { ...next, tail: { ...state.tail, failed: reason } }
  return fill ? withGap(next, fill.gap, (gap) => ({ ...gap, failed: reason })) : next
}

function restored<Id extends string>(state: ListState<Id>, snapshot: ListSnapshot<Id>): ListState<Id> {
  if (state.loaded) return state
  const { entries, pendingCount, ordered, proof, hasMore } = snapshot
  const known = { ...state, ordered, proof, hasMore, loaded: true, topUnknown: true }
  return storeRows(known, rowsOf({ ...emptyList<Id>(), entries, pendingCount }))
}

/**
 * Returns the next state of a list; the same object when nothing changed. Pure: the caller sends the requests
 * that `planRequests` returns. `order` compares ids; null when they are never ordered. It is not used on a list whose
 * pages contradict it.
 */
export function listReducer<Id extends string>(
  state: ListState<Id>,
  event: ListEvent<Id>,
  order: IdOrder<Id> | null,
): ListState<Id> {
  switch (event.type) {
    case 'requested':
      return requested(state, event)
    case 'answered':
      return applyPage(state, event, order)
    case 'failed':
      return failed(state, event)
    case 'abandoned':
      return state.requests.some(({ id }) => id === event.request)
        ? { ...state, requests: state.requests.filter(({ id }) => id !== event.request) }
        : state
    case 'arrived':
      return applyArrival(state, event.id, event.constraints, order)
    case 'removed':
      return removeIds(state, event.ids)
    case 'connected':
      return { ...afterBreak(state), updateSource: 'stream', failed: null, autoFills: AUTO_FILLS }
    case 'disconnected':
      return { ...afterBreak(state), updateSource: event.updateSource }
    case 'shown':
      if (state.pendingCount === 0) return state
      return trimEnd(
        { ...state, pendingCount: 0 },
        state.pendingCount + KEPT_BELOW_PENDING,
        event.constraints,
      )
    case 'jumped':
      return insertIntoGap(state, event.id, order)
    case 'fill':
      return withGap(state, event.gap, (gap) => {
        const { failed: _failed, emptyPages: _emptyPages, ...rest } = gap
        return { ...rest, auto: true }
      })
    case 'more':
      return { ...state, tail: { ...state.tail, failed: null, emptyPages: 0 } }
    case 'retried':
      return { ...state, failed: null }
    case 'restored':
      return restored(state, event.snapshot)
    default:
      return assertNever(event)
  }
}
