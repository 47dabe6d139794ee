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

/** True when a new post must stay pending: nobody sees the top, or others are pending already. */
export const mustHold = <Id extends string>(state: ListState<Id>, audience: Audience): boolean =>
  !audience.live || state.hidden > 0

/** Limits the pending posts, and trims a live list. */
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

/**
 * A cursor may be beyond a post that was just inserted into the gap: drop the cursors and use the ids at its
 * ends.
 */
function withoutCursors<Id extends string>(state: ListState<Id>, gap: Gap<Id>): ListState<Id> {
  const { above: _above, below: _below, next: _next, prev: _prev, ...rest } = gap
  return { ...state, entries: state.entries.map((entry) => (entry === gap ? rest : entry)) }
}

/**
 * Places a streamed post: at the top, or, when it is older than the top of an ordered list, at its position
 * by id (federated posts may be late). In a gap nothing is inserted, as the page that fills it will have the
 * post.
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
  // Not enough is known to distinguish a late post from a server without order: wait for a probe.
  if (!canCompare(state)) return wait(state, id)
  const at = state.entries.findIndex((entry) => isId(entry) && order(entry, id) < 0)
  if (at < 0)
    return state.hasMore ? { ...state, tail: freshTail() } : insert(state, id, state.entries.length, false)
  const above = state.entries[at - 1]
  if (isGap(above)) return withoutCursors(state, above)
  return insert(state, id, at, at < state.hidden || (at === state.hidden && state.hidden > 0))
}

/**
 * Handles a streamed or just published post. Known ids are edits and change nothing; removed ones stay
 * removed.
 */
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
  // A late post has a position whether or not the top is known; any other is added at the top.
  const [top] = state.entries
  const late = canCompare(state) && order !== null && isId(top) && order(id, top) < 0
  const known = state.loaded && !state.partial && (late || (!state.topUnknown && state.feed === 'stream'))
  if (!known) return wait(noted, id)
  return bounded(place(noted, id, mustHold(state, audience), order), audience)
}
