import { rowsOf, storeRows, type EntryRow } from './list-rows'
import { canCompare, freshTail, indexOfOlder, isGap, lastId, type IdOrder, type ListState } from './model'

/**
 * Inserts a post that the reader jumps to: into a gap, which it splits in two, or below the end, with a gap
 * above it. Does nothing where ids are not ordered, or where no posts are missing: then the list does not
 * contain the post.
 */
export function insertIntoGap<Id extends string>(
  state: ListState<Id>,
  id: Id,
  order: IdOrder<Id> | null,
): ListState<Id> {
  if (order === null || !state.loaded || state.partial || !canCompare(state) || state.entries.includes(id))
    return state
  const rows = rowsOf(state)
  const at = indexOfOlder(state, id, order)
  const row: EntryRow<Id> = { entry: id, pending: false }
  if (at < 0) {
    const last = lastId(state.entries)
    if (last === null || !state.hasMore) return state
    const gap: EntryRow<Id> = { entry: { gap: last }, pending: false }
    return {
      ...storeRows(withoutPending(state), [...rows.map(notPending), gap, row]),
      hasMore: true,
      tail: freshTail(),
    }
  }
  const gap = state.entries[at - 1]
  if (!isGap(gap)) return state
  // Cursors of fills from below belong to the lower gap.
  const { below, prev, auto: _auto, emptyPages: _emptyPages, failed: _failed, ...upper } = gap
  const lower = {
    gap: id,
    ...(below === undefined ? {} : { below }),
    ...(prev === undefined ? {} : { prev }),
  }
  const split: EntryRow<Id>[] = [{ entry: upper, pending: false }, row, { entry: lower, pending: false }]
  const next = [...rows.slice(0, at - 1), ...split, ...rows.slice(at)]
  return at - 1 < state.pendingCount
    ? storeRows(withoutPending(state), next.map(notPending))
    : storeRows(state, next)
}

/** Shows the pending posts, since the reader jumps to one of them. */
const withoutPending = <Id extends string>(state: ListState<Id>): ListState<Id> => ({
  ...state,
  pendingCount: 0,
})
const notPending = <Id extends string>({ entry }: EntryRow<Id>): EntryRow<Id> => ({ entry, pending: false })
