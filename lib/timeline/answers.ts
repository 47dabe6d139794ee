import { mustHold, place } from './arrivals'
import { compareId, isDescending } from './compare-id'
import { capHeld, rowsOf, settle } from './gaps'
import {
  canCompare,
  isGap,
  isId,
  lastId,
  freshTail,
  type LostItems,
  type Request,
  type StatusId,
  type Tail,
  type TimelineState,
} from './model'
import { beyondAnchor, type PageLink } from './page'
import { NOBODY, type Audience } from './views'
import { weave, type Woven } from './weave'

/** A page came. */
export interface Answer {
  /** The request it answers; unknown ones are ignored. */
  readonly request: string
  /** Ids in the server's order. */
  readonly ids: readonly StatusId[]
  /** Link header, when it could be read. */
  readonly link?: PageLink
  /** 206: the server is still building the feed. */
  readonly partial?: boolean
  /** How many of its items could not be read; default 0. */
  readonly lost?: number
  /** How many of its posts the reader would see, filters applied; all when not given. */
  readonly visible?: number
  readonly audience?: Audience
}

/** What a page teaches about the order of ids: one that is not strictly descending ends all comparing. */
function learnt(state: TimelineState, ids: readonly StatusId[]): TimelineState {
  if (!state.ordered) return state
  if (!isDescending(ids)) return { ...state, ordered: false }
  return { ...state, proof: Math.min(state.proof + Math.max(0, ids.length - 1), 1000) }
}

/** How the list goes on after a page that reached its end. */
function tailAfter(
  before: TimelineState,
  after: TimelineState,
  ids: readonly StatusId[],
  answer: Answer,
  fresh: boolean,
): Pick<TimelineState, 'tail' | 'hasMore'> {
  const visible = fresh ? (answer.visible ?? ids.length) : 0
  const barren = visible > 0 ? 0 : before.tail.barren + 1
  const next = answer.link?.next ?? null
  const leadsOn = next !== null && next !== before.tail.next
  const tail: Tail = { ...freshTail(), next, barren }
  if (ids.length === 0)
    return { hasMore: leadsOn, tail: leadsOn ? { ...before.tail, next, barren } : freshTail() }
  if (!fresh) return { hasMore: false, tail: freshTail() }
  const last = ids.at(-1)
  const cursor = last !== undefined && last !== lastId(after.entries) ? last : null
  return { hasMore: answer.link === undefined || next !== null, tail: { ...tail, cursor } }
}

/** A page speaks for what the pages lost that it shares an id with: an item is never counted twice. */
function lostAfter(before: readonly LostItems[], ids: readonly StatusId[], count: number) {
  const named = new Set(ids)
  const others = before.filter((page) => !page.ids.some((id) => named.has(id)))
  if (count > 0 && ids.length > 0) return [...others, { ids, count }]
  return others.length === before.length ? before : others
}

/** Posts that waited for the top to be known, oldest first. */
function released(
  state: TimelineState,
  request: Request,
  woven: Woven,
  ids: readonly StatusId[],
  hold: boolean,
) {
  const meanwhile = new Set(request.arrived)
  const named = new Set(ids)
  const since = state.waiting.findIndex((id) => named.has(id))
  // Where ids tell no age: what came before a post of the page is not newer than the page; a page that names none of them
  // and joins nothing may be older or newer than what came while it was on its way: another probe tells.
  const told = canCompare(state) || since >= 0 || woven.joined || ids.length === 0
  if (!told && state.waiting.some((id) => meanwhile.has(id))) return { ...state, behind: true }
  const newer = (_: StatusId, i: number) => canCompare(state) || (since >= 0 ? i < since : woven.joined)
  let next: TimelineState = { ...state, waiting: [] }
  for (const id of state.waiting.filter(newer).toReversed())
    if (!next.entries.includes(id)) next = place(next, id, hold || next.hidden > 0)
  return next
}

/** After a reconnect the first gaps fill by themselves. */
function withAutoFills(state: TimelineState): TimelineState {
  let left = state.autoFills
  if (left === 0) return state
  const entries = state.entries.map((entry) => {
    if (!isGap(entry) || entry.auto || left === 0) return entry
    left -= 1
    return { ...entry, auto: true }
  })
  return { ...state, entries, autoFills: 0 }
}

/** Posts that came while an anchored page was on its way, in a place that only its answer made known. */
function replaced(state: TimelineState, request: Request): TimelineState {
  if (!canCompare(state)) return state
  return request.arrived.reduce(
    (next, id) =>
      next.entries.includes(id) || next.waiting.includes(id) || isNewest(next, id)
        ? next
        : place(next, id, false),
    state,
  )
}

const isNewest = ({ entries: [top] }: TimelineState, id: StatusId) => isId(top) && compareId(id, top) > 0

/** Takes a page in. */
export function answered(state: TimelineState, answer: Answer): TimelineState {
  const request = state.requests.find(({ id }) => id === answer.request)
  if (!request) return state
  const audience = answer.audience ?? NOBODY
  const all = [...new Set(answer.ids)]
  const top = request.side === 'top'
  const partial = answer.partial === true
  // What a half-built feed showed may lie anywhere in the finished one: the next page replaces it.
  const rebuilt = top && (state.provisional || (partial && !state.entries.some(isId)))
  const known: TimelineState = {
    ...state,
    requests: state.requests.filter((other) => other !== request),
    ...(rebuilt ? { entries: [], hidden: 0, tail: freshTail(), lost: [], hasMore: true, requests: [] } : {}),
  }
  if (top && partial && !rebuilt) return { ...known, loaded: true, partial, failed: null }
  const base = learnt(known, all)
  const anchor = top ? null : (request.anchor ?? lastId(base.entries))
  const ids = beyondAnchor(all, request.side, anchor, canCompare(base))
  const held = new Set(base.entries.filter(isId))
  const fresh = ids.some((id) => !held.has(id))
  const hold = mustHold(base, audience)
  const woven = weave(rowsOf(base), {
    side: request.side,
    anchor,
    ids,
    repeated: all.length > 0 && ids.length === 0,
    arrived: new Set(request.arrived),
    removed: new Set(request.removed),
    compare: canCompare(base),
    hold,
    link: answer.link,
    barren: (answer.visible ?? ids.length) === 0,
  })
  const settled = settle({ ...base, behind: false }, woven.rows)
  const laid = { ...settled, lost: lostAfter(settled.lost, ids, answer.lost ?? 0) }
  const lostTop = laid.behind
  // Of an empty list every page is also the end of it.
  const atEnd = woven.tail && (!top || fresh || !base.loaded || !base.entries.some(isId))
  const keepsEnd = top && base.loaded && !base.hasMore && !rebuilt
  const paged: TimelineState =
    atEnd && !keepsEnd ? { ...laid, ...tailAfter(base, laid, ids, answer, fresh) } : laid
  if (!top) return capHeld(replaced({ ...paged, behind: base.behind || lostTop }, request))
  const done: TimelineState = {
    ...paged,
    loaded: true,
    partial,
    provisional: partial,
    failed: null,
    behind: lostTop || (request.stale && (base.behind || base.feed === 'stream')),
  }
  if (partial || done.behind) return capHeld(done)
  return capHeld(withAutoFills(released({ ...done, waiting: base.waiting }, request, woven, ids, hold)))
}
