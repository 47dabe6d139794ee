import { staysPending, insertNew } from './apply-stream-event'
import { capPending, rowsOf, storeRows } from './list-rows'
import {
  canCompare,
  isGap,
  isId,
  lastId,
  freshTail,
  type IdOrder,
  type LostItems,
  type SentRequest,
  type ListTailState,
  type ListState,
} from './model'
import { beyondAnchor, type PageLink } from './page'
import { NO_VIEWS, type ViewConstraints } from './views'
import { mergePage, type MergedPage } from './merge-page'

/** A page has arrived. */
export interface PageAnswer<Id extends string> {
  /** The request that it answers; answers to unknown requests are ignored. */
  readonly request: string
  /** Ids in the server's order. */
  readonly ids: readonly Id[]
  /** The Link header, when it was readable. */
  readonly link?: PageLink
  /** HTTP 206: the server is still building the feed. */
  readonly partial?: boolean
  /** The number of items that could not be parsed; default 0. */
  readonly lost?: number
  /** An empty page proves that what the list has there was deleted. Default false. */
  readonly isProof?: boolean
  /** The number of items that are visible after filters; default all. */
  readonly visible?: number
  readonly constraints?: ViewConstraints
}

/** Notes whether a page confirms that ids sort by age; a page that contradicts it ends all comparisons. */
function withOrderChecked<Id extends string>(
  state: ListState<Id>,
  ids: readonly Id[],
  order: IdOrder<Id> | null,
): ListState<Id> {
  if (!state.ordered) return state
  if (order === null || !isDescending(ids, order)) return { ...state, ordered: false }
  return { ...state, proof: Math.min(state.proof + Math.max(0, ids.length - 1), 1000) }
}

/** Returns the tail of the list after a page that reached its end. `fresh`: the page had new ids. */
function tailAfter<Id extends string>(
  before: ListState<Id>,
  after: ListState<Id>,
  ids: readonly Id[],
  answer: PageAnswer<Id>,
  fresh: boolean,
): Pick<ListState<Id>, 'tail' | 'hasMore'> {
  const visible = fresh ? (answer.visible ?? ids.length) : 0
  const emptyPages = visible > 0 ? 0 : before.tail.emptyPages + 1
  const next = answer.link?.next ?? null
  const hasNewLink = next !== null && next !== before.tail.next
  const tail: ListTailState<Id> = { ...freshTail(), next, emptyPages }
  if (ids.length === 0)
    return { hasMore: hasNewLink, tail: hasNewLink ? { ...before.tail, next, emptyPages } : freshTail() }
  if (!fresh) return { hasMore: false, tail: freshTail() }
  const last = ids.at(-1)
  const cursor = last !== undefined && last !== lastId(after.entries) ? last : null
  return { hasMore: answer.link === undefined || next !== null, tail: { ...tail, cursor } }
}

/** Replaces the lost counts of pages that share an id with this one, so that no item is counted twice. */
function lostAfter<Id extends string>(before: readonly LostItems<Id>[], ids: readonly Id[], count: number) {
  const idsOfPage = new Set(ids)
  const others = before.filter((page) => !page.ids.some((id) => idsOfPage.has(id)))
  if (count > 0 && ids.length > 0) return [...others, { ids, count }]
  return others.length === before.length ? before : others
}

/** Inserts the posts that waited until the top is known, oldest first. */
function withWaitingPosts<Id extends string>(
  state: ListState<Id>,
  request: SentRequest<Id>,
  merged: MergedPage<Id>,
  ids: readonly Id[],
  pending: boolean,
  order: IdOrder<Id> | null,
) {
  const arrived = new Set(request.arrived)
  const idsOfPage = new Set(ids)
  const overlapIndex = state.waiting.findIndex((id) => idsOfPage.has(id))
  // Without comparable ids, only the waiting posts before the first one that the page repeats are newer. When the page
  // repeats none and does not overlap the list, the order is unknown: request the top again.
  const orderKnown = canCompare(state) || overlapIndex >= 0 || merged.joined || ids.length === 0
  if (!orderKnown && state.waiting.some((id) => arrived.has(id))) return { ...state, topUnknown: true }
  const newer = (_: Id, i: number) =>
    canCompare(state) || (overlapIndex >= 0 ? i < overlapIndex : merged.joined)
  let next: ListState<Id> = { ...state, waiting: [] }
  for (const id of state.waiting.filter(newer).toReversed())
    if (!next.entries.includes(id)) next = insertNew(next, id, pending || next.pendingCount > 0, order)
  return next
}

/** Makes the first gaps fill automatically after a reconnect. */
function withAutoFills<Id extends string>(state: ListState<Id>): ListState<Id> {
  let left = state.autoFills
  if (left === 0) return state
  const entries = state.entries.map((entry) => {
    if (!isGap(entry) || entry.auto || left === 0) return entry
    left -= 1
    return { ...entry, auto: true }
  })
  return { ...state, entries, autoFills: 0 }
}

/**
 * Inserts posts that arrived while an anchored page was loading, since only the page shows where they belong.
 */
function withArrivals<Id extends string>(
  state: ListState<Id>,
  request: SentRequest<Id>,
  order: IdOrder<Id> | null,
): ListState<Id> {
  if (order === null || !canCompare(state)) return state
  return request.arrived.reduce(
    (next, id) =>
      next.entries.includes(id) || next.waiting.includes(id) || isNewest(next, id, order)
        ? next
        : insertNew(next, id, false, order),
    state,
  )
}

const isNewest = <Id extends string>({ entries: [top] }: ListState<Id>, id: Id, order: IdOrder<Id>) =>
  isId(top) && order(id, top) > 0

/** True when every id is older than the previous one. */
const isDescending = <Id extends string>(ids: readonly Id[], order: IdOrder<Id>): boolean =>
  ids.every((id, i) => {
    const before = ids[i - 1]
    return before === undefined || order(before, id) > 0
  })

/**
 * Removes what an empty page proves to be deleted: everything below the item that it was requested from. Items that
 * arrived since the request stay.
 */
function withoutDeleted<Id extends string>(
  state: ListState<Id>,
  { side, anchor, arrived }: SentRequest<Id>,
  { ids, lost = 0, partial = false, link, isProof = false }: PageAnswer<Id>,
): ListState<Id> {
  const ends = ids.length === 0 && lost === 0 && !partial && (link?.next ?? null) === null
  if (!isProof || !ends || side === 'above') return state
  const from = anchor === null ? -1 : state.entries.indexOf(anchor)
  if (anchor !== null && from < 0) return state
  const recent = new Set<ListState<Id>['entries'][number]>(arrived)
  const stays = (entry: ListState<Id>['entries'][number], at: number) => at <= from || recent.has(entry)
  const entries = state.entries.filter(stays)
  if (entries.length === state.entries.length) return state
  const pendingCount = state.entries.slice(0, state.pendingCount).filter(stays).length
  return { ...state, entries, pendingCount, tail: freshTail(), hasMore: false }
}

/** Merges a page into the list. */
export function applyPage<Id extends string>(
  state: ListState<Id>,
  answer: PageAnswer<Id>,
  order: IdOrder<Id> | null,
): ListState<Id> {
  const request = state.requests.find(({ id }) => id === answer.request)
  if (!request) return state
  const constraints = answer.constraints ?? NO_VIEWS
  const all = [...new Set(answer.ids)]
  const top = request.side === 'top'
  const partial = answer.partial === true
  // Posts of a half-built feed may be anywhere in the finished one: the next page replaces them.
  const rebuilt = top && (state.provisional || (partial && !state.entries.some(isId)))
  const withoutRequest: ListState<Id> = {
    ...state,
    requests: state.requests.filter((other) => other !== request),
    ...(top && { topError: null }),
    ...(rebuilt
      ? { entries: [], pendingCount: 0, tail: freshTail(), lost: [], hasMore: true, requests: [] }
      : {}),
  }
  if (top && partial && !rebuilt) return { ...withoutRequest, loaded: true, partial, failed: null }
  const base = withOrderChecked(withoutDeleted(withoutRequest, request, answer), all, order)
  const compared = canCompare(base) ? order : null
  const anchor = top ? null : (request.anchor ?? lastId(base.entries))
  const ids = beyondAnchor(all, request.side, anchor, compared)
  const listed = new Set(base.entries.filter(isId))
  const fresh = ids.some((id) => !listed.has(id))
  const pending = staysPending(base, constraints)
  const merged = mergePage(rowsOf(base), {
    side: request.side,
    anchor,
    ids,
    repeated: all.length > 0 && ids.length === 0,
    arrived: new Set(request.arrived),
    removed: new Set(request.removed),
    order: compared,
    newestPending: pending,
    link: answer.link,
    nothingVisible: (answer.visible ?? ids.length) === 0,
  })
  const mergedState = storeRows({ ...base, topUnknown: false }, merged.rows)
  const withRows = { ...mergedState, lost: lostAfter(mergedState.lost, ids, answer.lost ?? 0) }
  const lostTop = withRows.topUnknown
  // Any page of an empty list reaches its end. One that fills a gap, and only repeats posts below it, says nothing.
  const fromEnd = top ? !base.loaded || !base.entries.some(isId) : anchor === lastId(base.entries)
  const atEnd = merged.tail && (fresh || fromEnd)
  const keepsEnd = top && base.loaded && !base.hasMore && !rebuilt && base.entries.some(isId)
  const withTail: ListState<Id> =
    atEnd && !keepsEnd ? { ...withRows, ...tailAfter(base, withRows, ids, answer, fresh) } : withRows
  if (!top)
    return capPending(withArrivals({ ...withTail, topUnknown: base.topUnknown || lostTop }, request, order))
  const done: ListState<Id> = {
    ...withTail,
    loaded: true,
    partial,
    provisional: partial,
    failed: null,
    topUnknown: lostTop || (request.stale && (base.topUnknown || base.updateSource === 'stream')),
  }
  if (partial || done.topUnknown) return capPending(done)
  return capPending(
    withAutoFills(withWaitingPosts({ ...done, waiting: base.waiting }, request, merged, ids, pending, order)),
  )
}
