import { compareId } from './compare-id'
import { capHeld, cut, rowsOf, settle } from './gaps'
import {
  canCompare,
  freshTail,
  HOLD_CAP,
  isGap,
  isId,
  TRIM_ABOVE,
  TRIM_TO,
  type Gap,
  type StatusId,
  type TimelineState,
} from './model'
import type { Audience } from './views'

/** Whether a new post has to be held: nobody looks at the top, or others are held already. */
export const mustHold = (state: TimelineState, audience: Audience): boolean =>
  !audience.live || state.hidden > 0

/** Keeps the held part within its cap and a live list short. */
export function bounded(state: TimelineState, audience: Audience): TimelineState {
  const capped = capHeld(state)
  if (capped.hidden > 0 || !audience.live || capped.entries.length <= TRIM_ABOVE) return capped
  return cut(capped, TRIM_TO, audience)
}

const wait = (state: TimelineState, id: StatusId): TimelineState => ({
  ...state,
  behind: state.behind || state.loaded,
  waiting: [id, ...state.waiting].slice(0, HOLD_CAP),
})

function insert(state: TimelineState, id: StatusId, at: number, held: boolean): TimelineState {
  const rows = rowsOf(state)
  return settle(state, [...rows.slice(0, at), { entry: id, held }, ...rows.slice(at)])
}

/** A cursor may lie beyond a post that just came into the gap: it is asked for from the ids at its ends again. */
function withoutCursors(state: TimelineState, gap: Gap): TimelineState {
  const { above: _above, below: _below, next: _next, prev: _prev, ...rest } = gap
  return { ...state, entries: state.entries.map((entry) => (entry === gap ? rest : entry)) }
}

/**
 * Puts a post of the stream where it belongs: on top, or, on an ordered list, in its place by id when it is older than
 * the top (federated posts come late). Where posts are missing anyway nothing is put: the page that fills brings it.
 */
export function place(state: TimelineState, id: StatusId, hold: boolean): TimelineState {
  const [top] = state.entries
  if (!isId(top) || !state.ordered || compareId(id, top) > 0) {
    const hidden = isId(top) && hold ? state.hidden + 1 : state.hidden
    return { ...state, entries: [id, ...state.entries], hidden, tail: isId(top) ? state.tail : freshTail() }
  }
  // Too little is known to tell a late post from a server without order: a probe decides.
  if (!canCompare(state)) return wait(state, id)
  const at = state.entries.findIndex((entry) => isId(entry) && compareId(entry, id) < 0)
  if (at < 0)
    return state.hasMore ? { ...state, tail: freshTail() } : insert(state, id, state.entries.length, false)
  const above = state.entries[at - 1]
  if (isGap(above)) return withoutCursors(state, above)
  return insert(state, id, at, at < state.hidden || (at === state.hidden && state.hidden > 0))
}

/** A post of the stream (or one just published here). Known ids are edits and change nothing; removed ones stay away. */
export function arrive(state: TimelineState, id: StatusId, audience: Audience): TimelineState {
  if (state.waiting.includes(id) || state.entries.includes(id)) return state
  if (state.requests.some(({ removed }) => removed.includes(id))) return state
  const noted: TimelineState = {
    ...state,
    requests: state.requests.map((request) => ({ ...request, arrived: [...request.arrived, id] })),
  }
  // A late post has its place whether or not the top is known; any other stands on the top.
  const [top] = state.entries
  const late = canCompare(state) && isId(top) && compareId(id, top) < 0
  const known = state.loaded && !state.partial && (late || (!state.behind && state.feed === 'stream'))
  if (!known) return wait(noted, id)
  return bounded(place(noted, id, mustHold(state, audience)), audience)
}
