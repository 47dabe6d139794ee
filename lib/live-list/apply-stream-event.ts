import { capPending, cut, rowsOf, settle } from './gaps'
import {
  canCompare,
  freshTail,
  PENDING_LIMIT,
  isGap,
  isId,
  TRIM_ABOVE,
  TRIM_TO,
  type Gap,
  type IdOrder,
  type ListState,
} from './model'
import type { Audience } from './views'

/** Whether a new post has to be held: nobody looks at the top, or others are held already. */
export const mustHold = <Id extends string>(state: ListState<Id>, audience: Audience): boolean =>
  !audience.live || state.hidden > 0

/** Keeps the held part within its cap and a live list short. */
export function bounded<Id extends string>(state: ListState<Id>, audience: Audience): ListState<Id> {
  const capped = capPending(state)
  if (capped.hidden > 0 || !audience.live || capped.entries.length <= TRIM_ABOVE) return capped
  return cut(capped, TRIM_TO, audience)
}

const wait = <Id extends string>(state: ListState<Id>, id: Id): ListState<Id> => ({
  ...state,
  topUnknown: state.topUnknown || state.loaded,
  waiting: [id, ...state.waiting].slice(0, PENDING_LIMIT),
})

function insert<Id extends string>(state: ListState<Id>, id: Id, at: number, held: boolean): ListState<Id> {
  const rows = rowsOf(state)
  return settle(state, [...rows.slice(0, at), { entry: id, held }, ...rows.slice(at)])
}

/** A cursor may lie beyond a post that just came into the gap: it is asked for from the ids at its ends again. */
function withoutCursors<Id extends string>(state: ListState<Id>, gap: Gap<Id>): ListState<Id> {
  const { above: _above, below: _below, next: _next, prev: _prev, ...rest } = gap
  return { ...state, entries: state.entries.map((entry) => (entry === gap ? rest : entry)) }
}

/**
 * Puts a post of the stream where it belongs: on top, or, on an ordered list, in its place by id when it is older than
 * the top (federated posts come late). Where posts are missing anyway nothing is put: the page that fills brings it.
 */
export function place<Id extends string>(
  state: ListState<Id>,
  id: Id,
  hold: boolean,
  order: IdOrder<Id> | null,
): ListState<Id> {
  const [top] = state.entries
  if (!isId(top) || !state.ordered || order === null || order(id, top) > 0) {
    const hidden = isId(top) && hold ? state.hidden + 1 : state.hidden
    return { ...state, entries: [id, ...state.entries], hidden, tail: isId(top) ? state.tail : freshTail() }
  }
  // Too little is known to tell a late post from a server without order: a probe decides.
  if (!canCompare(state)) return wait(state, id)
  const at = state.entries.findIndex((entry) => isId(entry) && order(entry, id) < 0)
  if (at < 0)
    return state.hasMore ? { ...state, tail: freshTail() } : insert(state, id, state.entries.length, false)
  const above = state.entries[at - 1]
  if (isGap(above)) return withoutCursors(state, above)
  return insert(state, id, at, at < state.hidden || (at === state.hidden && state.hidden > 0))
}

/** A post of the stream (or one just published here). Known ids are edits and change nothing; removed ones stay away. */
export function applyArrival<Id extends string>(
  state: ListState<Id>,
  id: Id,
  audience: Audience,
  order: IdOrder<Id> | null,
): ListState<Id> {
  if (state.waiting.includes(id) || state.entries.includes(id)) return state
  if (state.requests.some(({ removed }) => removed.includes(id))) return state
  const noted: ListState<Id> = {
    ...state,
    requests: state.requests.map((request) => ({ ...request, arrived: [...request.arrived, id] })),
  }
  // A late post has its place whether or not the top is known; any other stands on the top.
  const [top] = state.entries
  const late = canCompare(state) && order !== null && isId(top) && order(id, top) < 0
  const known = state.loaded && !state.partial && (late || (!state.topUnknown && state.feed === 'stream'))
  if (!known) return wait(noted, id)
  return bounded(place(noted, id, mustHold(state, audience), order), audience)
}
