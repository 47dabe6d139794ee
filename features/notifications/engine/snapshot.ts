import type { QueryKey } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import type { ListRules } from '@/lib/cache'
import {
  emptyList,
  entryKey,
  isGap,
  isId,
  listReducer,
  listSnapshotOf,
  shownEntries,
  type ListSnapshot,
  type ListState,
} from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { Runtime } from '@/lib/runtime'
import type { NotificationId } from '@/schemas/primitives'
import { notificationKeys } from '../keys'
import type { NotificationGroup } from '../model/group'
import type { GroupsById } from '../model/rows'
import { visibleGroup, type GroupRules } from '../model/visible-group'
import { readDismissed } from './group-rules'
import type { NotificationEngine } from './notification-engine'
import type { NotificationFilter } from './notification-filter'

/** Number of entries to store: the minimum, and the maximum when the reader is further down. */
const MIN_ENTRIES = 40
const MAX_ENTRIES = 200
/** Entries to store below the reader's row. */
const ENTRIES_BELOW = 20

type State = ListState<NotificationId>
type Snapshot<T> = NonNullable<ListRules<T>['snapshot']>

/**
 * Creates the rules that store the lists on screen for a reload. Other lists are not stored: their accounts and posts
 * would delay the next start.
 */
export function createStorage(
  runtime: Runtime,
  engines: ReadonlyMap<NotificationFilter, NotificationEngine>,
): {
  list: Snapshot<State>
  groups: Snapshot<GroupsById>
} {
  /** Returns the part of a group that was not dismissed, since a reload forgets what was; null for none. */
  const remaining = (group: NotificationGroup) => {
    const rules: GroupRules = {
      dismissed: readDismissed(runtime),
      isSilenced: () => false,
      isHiddenStatus: () => false,
      accepts: () => true,
    }
    return visibleGroup(group, rules)
  }
  const isDismissedEntry = ({ store }: NotificationEngine, id: NotificationId) => {
    const group = store.all[id]
    return group !== undefined && remaining(group) === null
  }
  const engineOf = (name: 'list' | 'groups', key: QueryKey) =>
    [...engines.values()].find(({ filter }) => hashKey(notificationKeys[name](filter)) === hashKey(key))

  function stored(engine: NotificationEngine | undefined): ListSnapshot<NotificationId> | undefined {
    if (!engine) return undefined
    const { state, views } = engine
    const { protect } = views.constraints()
    if (protect.length === 0 || !state.loaded || state.partial) return undefined
    const shown = shownEntries(state).map(entryKey)
    const deepest = Math.max(-1, ...protect.map((row) => shown.indexOf(row)))
    const limit = Math.min(MAX_ENTRIES, Math.max(MIN_ENTRIES, deepest + ENTRIES_BELOW))
    const snapshot = listSnapshotOf(state, limit)
    return {
      ...snapshot,
      entries: snapshot.entries.filter((entry) => !isId(entry) || !isDismissedEntry(engine, entry)),
    }
  }

  const restored = new WeakSet<GroupsById>()
  return {
    list: {
      take: (_state, key) => stored(engineOf('list', key)),
      restore: (data, current = emptyList<NotificationId>()) => {
        const snapshot = data as ListSnapshot<NotificationId>
        if (!Array.isArray(snapshot.entries) || snapshot.entries.every(isGap)) return undefined
        return listReducer(current, { type: 'restored', snapshot }, compareId)
      },
      isEmpty: ({ loaded }) => !loaded,
      isCurrent: ({ topUnknown }) => !topUnknown,
    },
    groups: {
      take: (all, key) => {
        const listed = stored(engineOf('groups', key))?.entries.filter(isId)
        const groups = listed?.flatMap((id) => {
          const group = all[id] && remaining(all[id])
          return group ? [[id, group] as const] : []
        })
        return groups && Object.fromEntries(groups)
      },
      restore: (data) => {
        const groups = { ...(data as GroupsById) }
        restored.add(groups)
        return groups
      },
      // Answers are put into a copy.
      isCurrent: (groups) => !restored.has(groups),
    },
  }
}
