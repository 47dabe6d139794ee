import { rowsOf, settle, type Row } from './gaps'
import { canCompare, freshTail, isGap, isId, lastId, type IdOrder, type ListState } from './model'

/**
 * Inserts a post that the reader wants to go to where posts are missing: into a gap, which it splits in two,
 * or below the end, with a gap above. These gaps fill as usual. Does nothing where ids are not ordered, or
 * where no posts are missing: then the post is not in this list.
 */
export function insertIntoGap<Id extends string>(
  state: ListState<Id>,
  id: Id,
  order: IdOrder<Id> | null,
): ListState<Id> {
  if (order === null || !state.loaded || state.partial || !canCompare(state) || state.entries.includes(id))
    return state
  const rows = rowsOf(state)
  const at = state.entries.findIndex((entry) => isId(entry) && order(entry, id) < 0)
  const row: Row<Id> = { entry: id, held: false }
  if (at < 0) {
    const last = lastId(state.entries)
    if (last === null || !state.hasMore) return state
    const gap: Row<Id> = { entry: { gap: last }, held: false }
    return { ...settle(shown(state), [...rows.map(seen), gap, row]), hasMore: true, tail: freshTail() }
  }
  const gap = state.entries[at - 1]
  if (!isGap(gap)) return state
  // The cursors of a fill from below belong to the lower part.
  const { below, prev, auto: _auto, emptyPages: _barren, failed: _failed, ...upper } = gap
  const lower = {
    gap: id,
    ...(below === undefined ? {} : { below }),
    ...(prev === undefined ? {} : { prev }),
  }
  const parted: Row<Id>[] = [{ entry: upper, held: false }, row, { entry: lower, held: false }]
  const next = [...rows.slice(0, at - 1), ...parted, ...rows.slice(at)]
  return at - 1 < state.hidden ? settle(shown(state), next.map(seen)) : settle(state, next)
}

/** Going to a pending post shows the pending posts. */
const shown = <Id extends string>(state: ListState<Id>): ListState<Id> => ({ ...state, hidden: 0 })
const seen = <Id extends string>({ entry }: Row<Id>): Row<Id> => ({ entry, held: false })
