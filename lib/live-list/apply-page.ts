import { mustHold, place } from './apply-stream-event'
import { capPending, rowsOf, settle } from './gaps'
import {
  canCompare,
  isGap,
  isId,
  lastId,
  freshTail,
  type IdOrder,
  type LostItems,
  type SentRequest,
  type Tail,
  type ListState,
} from './model'
import { beyondAnchor, type PageLink } from './page'
import { NOBODY, type Audience } from './views'
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
  /** The number of items that are visible after filters; default all. */
  readonly visible?: number
  readonly audience?: Audience
}

/** Learns from a page about the order of ids: one that is not strictly descending ends all comparisons. */
function learnt<Id extends string>(
  state: ListState<Id>,
  ids: readonly Id[],
  order: IdOrder<Id> | null,
): ListState<Id> {
  if (!state.ordered) return state
  if (order === null || !isDescending(ids, order)) return { ...state, ordered: false }
  return { ...state, proof: Math.min(state.proof + Math.max(0, ids.length - 1), 1000) }
}

/** The tail of the list after a page that reached its end. */
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
  const leadsOn = next !== null && next !== before.tail.next
  const tail: Tail<Id> = { ...freshTail(), next, emptyPages }
  if (ids.length === 0)
    return { hasMore: leadsOn, tail: leadsOn ? { ...before.tail, next, emptyPages } : freshTail() }
  if (!fresh) return { hasMore: false, tail: freshTail() }
  const last = ids.at(-1)
  const cursor = last !== undefined && last !== lastId(after.entries) ? last : null
  return { hasMore: answer.link === undefined || next !== null, tail: { ...tail, cursor } }
}

/** A page replaces the lost counts of pages that share an id with it, so that no item is counted twice. */
function lostAfter<Id extends string>(before: readonly LostItems<Id>[], ids: readonly Id[], count: number) {
  const named = new Set(ids)
  const others = before.filter((page) => !page.ids.some((id) => named.has(id)))
  if (count > 0 && ids.length > 0) return [...others, { ids, count }]
  return others.length === before.length ? before : others
}

/** Places the posts that waited for the top to be known, oldest first. */
function released<Id extends string>(
  state: ListState<Id>,
  request: SentRequest<Id>,
  merged: MergedPage<Id>,
  ids: readonly Id[],
  hold: boolean,
  order: IdOrder<Id> | null,
) {
  const meanwhile = new Set(request.arrived)
  const named = new Set(ids)
  const since = state.waiting.findIndex((id) => named.has(id))
  // Without ordered ids: posts that arrived before a post of the page are not newer than the page. When the
  // page contains none of them and does not overlap the list, their order is unknown, so another probe is
  // needed.
  const told = canCompare(state) || since >= 0 || merged.joined || ids.length === 0
  if (!told && state.waiting.some((id) => meanwhile.has(id))) return { ...state, topUnknown: true }
  const newer = (_: Id, i: number) => canCompare(state) || (since >= 0 ? i < since : merged.joined)
  let next: ListState<Id> = { ...state, waiting: [] }
  for (const id of state.waiting.filter(newer).toReversed())
    if (!next.entries.includes(id)) next = place(next, id, hold || next.hidden > 0, order)
  return next
}

/** After a reconnect, the first gaps fill automatically. */
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
 * Places posts that arrived while an anchored page was loading, at positions that only its answer revealed.
 */
function replaced<Id extends string>(
  state: ListState<Id>,
  request: SentRequest<Id>,
  order: IdOrder<Id> | null,
): ListState<Id> {
  if (order === null || !canCompare(state)) return state
  return request.arrived.reduce(
    (next, id) =>
      next.entries.includes(id) || next.waiting.includes(id) || isNewest(next, id, order)
        ? next
        : place(next, id, false, order),
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

/** Merges a page into the list. */
export function applyPage<Id extends string>(
  state: ListState<Id>,
  answer: PageAnswer<Id>,
  order: IdOrder<Id> | null,
): ListState<Id> {
  const request = state.requests.find(({ id }) => id === answer.request)
  if (!request) return state
  const audience = answer.audience ?? NOBODY
  const all = [...new Set(answer.ids)]
  const top = request.side === 'top'
  const partial = answer.partial === true
  // Posts of a half-built feed may be anywhere in the finished one: the next page replaces them.
  const rebuilt = top && (state.provisional || (partial && !state.entries.some(isId)))
  const known: ListState<Id> = {
    ...state,
    requests: state.requests.filter((other) => other !== request),
    ...(rebuilt ? { entries: [], hidden: 0, tail: freshTail(), lost: [], hasMore: true, requests: [] } : {}),
  }
  if (top && partial && !rebuilt) return { ...known, loaded: true, partial, failed: null }
  const base = learnt(known, all, order)
  const compared = canCompare(base) ? order : null
  const anchor = top ? null : (request.anchor ?? lastId(base.entries))
  const ids = beyondAnchor(all, request.side, anchor, compared)
  const held = new Set(base.entries.filter(isId))
  const fresh = ids.some((id) => !held.has(id))
  const hold = mustHold(base, audience)
  const merged = mergePage(rowsOf(base), {
    side: request.side,
    anchor,
    ids,
    repeated: all.length > 0 && ids.length === 0,
    arrived: new Set(request.arrived),
    removed: new Set(request.removed),
    order: compared,
    hold,
    link: answer.link,
    nothingVisible: (answer.visible ?? ids.length) === 0,
  })
  const settled = settle({ ...base, topUnknown: false }, merged.rows)
  const laid = { ...settled, lost: lostAfter(settled.lost, ids, answer.lost ?? 0) }
  const lostTop = laid.topUnknown
  // Every page of an empty list is also its end.
  const atEnd = merged.tail && (!top || fresh || !base.loaded || !base.entries.some(isId))
  const keepsEnd = top && base.loaded && !base.hasMore && !rebuilt
  const paged: ListState<Id> =
    atEnd && !keepsEnd ? { ...laid, ...tailAfter(base, laid, ids, answer, fresh) } : laid
  if (!top) return capPending(replaced({ ...paged, topUnknown: base.topUnknown || lostTop }, request, order))
  const done: ListState<Id> = {
    ...paged,
    loaded: true,
    partial,
    provisional: partial,
    failed: null,
    topUnknown: lostTop || (request.stale && (base.topUnknown || base.feed === 'stream')),
  }
  if (partial || done.topUnknown) return capPending(done)
  return capPending(
    withAutoFills(released({ ...done, waiting: base.waiting }, request, merged, ids, hold, order)),
  )
}
