import { capPending, trimEnd, rowsOf, storeRows } from './list-rows'
import {
  canCompare,
  freshTail,
  indexOfOlder,
  PENDING_LIMIT,
  isGap,
  isId,
  TRIM_ABOVE,
  TRIM_TO,
  type Gap,
  type IdOrder,
  type ListState,
} from './model'
import type { ViewConstraints } from './views'

/** True when a new post must stay pending: the top is not visible, or others are pending already. */
export const staysPending = <Id extends string>(
  state: ListState<Id>,
  constraints: ViewConstraints,
): boolean => !constraints.live || state.pendingCount > 0

/** Limits the pending posts, and trims a list that shows new posts at once. */
function limitList<Id extends string>(state: ListState<Id>, constraints: ViewConstraints): ListState<Id> {
  const capped = capPending(state)
  if (capped.pendingCount > 0 || !constraints.live || capped.entries.length <= TRIM_ABOVE) return capped
  return trimEnd(capped, TRIM_TO, constraints)
}

const wait = <Id extends string>(state: ListState<Id>, id: Id): ListState<Id> => ({
  ...state,
  topUnknown: state.topUnknown || state.loaded,
  waiting: [id, ...state.waiting].slice(0, PENDING_LIMIT),
})

function insert<Id extends string>(
  state: ListState<Id>,
  id: Id,
  at: number,
  pending: boolean,
): ListState<Id> {
  const rows = rowsOf(state)
  return storeRows(state, [...rows.slice(0, at), { entry: id, pending }, ...rows.slice(at)])
}

/**
 * Drops the cursors of a gap that a new post belongs in: they may be past that post.
 */
function withoutCursors<Id extends string>(state: ListState<Id>, gap: Gap<Id>): ListState<Id> {
  const { above: _above, below: _below, next: _next, prev: _prev, ...rest } = gap
  return { ...state, entries: state.entries.map((entry) => (entry === gap ? rest : entry)) }
}

/**
 * Inserts a streamed post at the top, or at its position by id when it is older than the top of an ordered list
 * (federated posts may be late). Inserts nothing into a gap: the page that fills it will contain the post.
 */
export function insertNew<Id extends string>(
  state: ListState<Id>,
  id: Id,
  pending: boolean,
  order: IdOrder<Id> | null,
): ListState<Id> {
  const [top] = state.entries
  if (!isId(top) || !state.ordered || order === null || order(id, top) > 0) {
    const pendingCount = isId(top) && pending ? state.pendingCount + 1 : state.pendingCount
    return {
      ...state,
      entries: [id, ...state.entries],
      pendingCount,
      tail: isId(top) ? state.tail : freshTail(),
    }
  }
  // It is unclear yet whether the post is late or ids are not ordered: wait for the next page of the top.
  if (!canCompare(state)) return wait(state, id)
  const at = indexOfOlder(state, id, order)
  if (at < 0)
    return state.hasMore ? { ...state, tail: freshTail() } : insert(state, id, state.entries.length, false)
  const above = state.entries[at - 1]
  if (isGap(above)) return withoutCursors(state, above)
  return insert(
    state,
    id,
    at,
    at < state.pendingCount || (at === state.pendingCount && state.pendingCount > 0),
  )
}

/**
 * Handles a streamed or just published post. Known ids are edits and change nothing; removed ones stay
 * removed.
 */
export function applyArrival<Id extends string>(
  state: ListState<Id>,
  id: Id,
  constraints: ViewConstraints,
  order: IdOrder<Id> | null,
): ListState<Id> {
  if (state.waiting.includes(id) || state.entries.includes(id)) return state
  if (state.requests.some(({ removed }) => removed.includes(id))) return state
  const noted: ListState<Id> = {
    ...state,
    requests: state.requests.map((request) => ({ ...request, arrived: [...request.arrived, id] })),
  }
  // A late post has a position even while the top is unknown; other posts are added at the top.
  const [top] = state.entries
  const late = canCompare(state) && order !== null && isId(top) && order(id, top) < 0
  const known =
    state.loaded && !state.partial && (late || (!state.topUnknown && state.updateSource === 'stream'))
  if (!known) return wait(noted, id)
  return limitList(insertNew(noted, id, staysPending(state, constraints), order), constraints)
}
