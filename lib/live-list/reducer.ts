import { applyPage, type PageAnswer } from './apply-page'
import { applyArrival } from './apply-stream-event'
import { cut, remove, rowsOf, settle } from './gaps'
import { insertIntoGap } from './insert-into-gap'
import {
  AUTO_FILLS,
  emptyList,
  isGap,
  KEEP_BELOW,
  type Entry,
  type IdOrder,
  type Gap,
  type SentRequest,
  type Side,
  type ListState,
} from './model'
import { fillOf } from './plan'
import type { Audience } from './views'
import { assertNever } from '@/lib/util/assert-never'

export type ListEvent<Id extends string> =
  /**
   * A page request is sent. Ignored when the same one is in flight or its anchor is gone: check before
   * sending.
   */
  | { type: 'asked'; request: string; side: Side; anchor: Id | null }
  | ({ type: 'answered' } & PageAnswer<Id>)
  /** The request failed; `reason` is the kind of its error. */
  | { type: 'failed'; request: string; reason: string }
  /** The request was aborted, without a result. */
  | { type: 'abandoned'; request: string }
  /** A streamed post, new or edited. */
  | { type: 'arrived'; id: Id; audience: Audience }
  /** Posts were deleted, or hidden by a block, mute or unfollow. */
  | { type: 'removed'; ids: readonly Id[] }
  /** The stream of this list opened, for the first time or again. */
  | { type: 'connected' }
  /** The stream is down; from now on the list is polled or not updated at all. */
  | { type: 'disconnected'; feed: 'poll' | 'none' }
  /** Posts may have been missed without an event: after sleep or a clock jump. */
  | { type: 'doubted' }
  /** The reader shows the pending posts. */
  | { type: 'shown'; audience: Audience }
  /** The reader goes to a post where posts are missing. */
  | { type: 'landed'; id: Id }
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
  readonly hidden: number
  readonly ordered: boolean
  readonly proof: number
  readonly hasMore: boolean
}

/** The part of a state to store: pending posts and the first `limit` shown entries (default 200). */
export function snapshotOf<Id extends string>(state: ListState<Id>, limit = 200): ListSnapshot<Id> {
  const kept = state.provisional ? [] : state.entries.slice(0, state.hidden + limit)
  return {
    entries: kept.map((entry) => (isGap(entry) ? { gap: entry.gap } : entry)),
    hidden: state.hidden,
    ordered: state.ordered,
    proof: state.proof,
    hasMore: state.hasMore || kept.length < state.entries.length,
  }
}

/**
 * Handles a break in the stream: waiting posts no longer join later ones (the probe returns them), and an
 * earlier request for the top proves nothing. It is dropped, except for the very first one, which is worth
 * showing.
 */
const broken = <Id extends string>(state: ListState<Id>): ListState<Id> => ({
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

const unfailed = <Id extends string>({ failed: _failed, ...gap }: Gap<Id>): Gap<Id> => gap

function asked<Id extends string>(
  state: ListState<Id>,
  event: ListEvent<Id> & { type: 'asked' },
): ListState<Id> {
  const { request: id, side, anchor } = event
  if (state.requests.some((other) => other.side === side && other.anchor === anchor)) return state
  if (anchor !== null && !state.entries.includes(anchor)) return state
  const request: SentRequest<Id> = { id, side, anchor, stale: false, arrived: [], removed: [] }
  const next = { ...state, requests: [...state.requests, request] }
  if (side === 'top') return { ...next, failed: null }
  const fill = fillOf(state, request)
  if (fill === 'tail') return { ...next, tail: { ...state.tail, failed: null } }
  return fill ? withGap(next, fill.gap, unfailed) : next
}

function failed<Id extends string>(state: ListState<Id>, id: string, reason: string): ListState<Id> {
  const request = state.requests.find((other) => other.id === id)
  if (!request) return state
  const next = { ...state, requests: state.requests.filter((other) => other !== request) }
  if (request.side === 'top') return { ...next, failed: reason }
  const fill = fillOf(state, request)
  if (fill === 'tail') return { ...next, tail: { ...state.tail, failed: reason } }
  return fill ? withGap(next, fill.gap, (gap) => ({ ...gap, failed: reason })) : next
}

function restored<Id extends string>(state: ListState<Id>, snapshot: ListSnapshot<Id>): ListState<Id> {
  if (state.loaded) return state
  const { entries, hidden, ordered, proof, hasMore } = snapshot
  const known = { ...state, ordered, proof, hasMore, loaded: true, topUnknown: true }
  return settle(known, rowsOf({ ...emptyList<Id>(), entries, hidden }))
}

/**
 * Returns the next state of a list; the same object when nothing changed. Pure: the caller sends the requests
 * that `plan` returns. `order` compares ids; null when they are never ordered. It is not used on a list whose
 * pages contradict it.
 */
export function listReducer<Id extends string>(
  state: ListState<Id>,
  event: ListEvent<Id>,
  order: IdOrder<Id> | null,
): ListState<Id> {
  switch (event.type) {
    case 'asked':
      return asked(state, event)
    case 'answered':
      return applyPage(state, event, order)
    case 'failed':
      return failed(state, event.request, event.reason)
    case 'abandoned':
      return state.requests.some(({ id }) => id === event.request)
        ? { ...state, requests: state.requests.filter(({ id }) => id !== event.request) }
        : state
    case 'arrived':
      return applyArrival(state, event.id, event.audience, order)
    case 'removed':
      return remove(state, event.ids)
    case 'connected':
      return { ...broken(state), feed: 'stream', failed: null, autoFills: AUTO_FILLS }
    case 'disconnected':
      return { ...broken(state), feed: event.feed }
    case 'doubted':
      return { ...broken(state), autoFills: AUTO_FILLS }
    case 'shown':
      if (state.hidden === 0) return state
      return cut({ ...state, hidden: 0 }, state.hidden + KEEP_BELOW, event.audience)
    case 'landed':
      return insertIntoGap(state, event.id, order)
    case 'fill':
      return withGap(state, event.gap, (gap) => {
        const { failed: _failed, emptyPages: _barren, ...rest } = gap
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
