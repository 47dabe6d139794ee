import type { ListRules } from '../cache'
import { emptyList, isGap, type IdOrder, type ListState } from './model'
import { listReducer, listSnapshotOf, type ListSnapshot } from './reducer'

type Rules<Id extends string> = NonNullable<ListRules<ListState<Id>>['snapshot']>

/** How the newest `limit` entries of a live list are stored and restored. The restored list asks for what is newer. */
export const storedLiveList = <Id extends string>(limit: number, order: IdOrder<Id>): Rules<Id> => ({
  take: (state) => (state.loaded && !state.partial ? listSnapshotOf(state, limit) : undefined),
  restore(stored, current = emptyList<Id>()) {
    const snapshot = stored as ListSnapshot<Id>
    if (!Array.isArray(snapshot.entries) || snapshot.entries.every(isGap)) return undefined
    return listReducer(current, { type: 'restored', snapshot }, order)
  },
  isEmpty: ({ loaded }) => !loaded,
  isCurrent: ({ topUnknown }) => !topUnknown,
})
