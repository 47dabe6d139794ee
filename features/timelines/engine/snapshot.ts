import { hashKey, type QueryKey } from '@tanstack/react-query'
import { entityHash, type ListRules } from '@/lib/cache'
import type { PagedList } from '@/lib/query/paged-list'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import {
  entryKey,
  isGap,
  NO_VIEWS,
  shownEntries,
  listSnapshotOf,
  listedIds,
  type ViewConstraints,
  type ListSnapshot,
} from '@/lib/live-list'
import { emptyTimeline, timelineReducer, type TimelineState } from './timeline-state'
import { statusListKeys, timelineKeys } from '../keys'

/** Numbers of home entries to store: the least, and the most when the reader is further down. */
const MIN_HOME_ENTRIES = 40
const MAX_HOME_ENTRIES = 300
/** The same for other lists, of which several are stored. */
const OTHER_LIST_ENTRIES = { least: 20, most: 160 }
/** An unused list is dropped after this time, in ms. */
const UNUSED_LIST_TIME = 30 * 60_000
/** Entries to store below the reader's row. */
const ENTRIES_BELOW = 20
/** Pages to store of a plain list. */
const MAX_PAGES = 8

const isHome = (key: QueryKey) => hashKey(key) === hashKey(timelineKeys.home())

/** The number of entries to store: enough to return to the row being read. */
function depthOf(state: TimelineState, key: QueryKey, { protect, remembered }: ViewConstraints): number {
  const shown = shownEntries(state).map(entryKey)
  const deepest = Math.max(-1, ...[...protect, ...remembered].map((row) => shown.indexOf(row)))
  const { least, most } = isHome(key)
    ? { least: MIN_HOME_ENTRIES, most: MAX_HOME_ENTRIES }
    : OTHER_LIST_ENTRIES
  return Math.min(most, Math.max(least, deepest + ENTRIES_BELOW))
}

/** Stores the first pages of a plain list. */
const plain: ListRules<PagedList<'status'>> = {
  snapshot: {
    recent: true,
    take: ({ pages, pageParams }) => ({
      pages: pages.slice(0, MAX_PAGES),
      pageParams: pageParams.slice(0, MAX_PAGES),
    }),
    restore: (stored) => stored as PagedList<'status'>,
  },
}

/**
 * Registers which entities timelines refer to, and how home and the recently read lists are stored and
 * restored. `constraintsOf` returns the rows of a list that readers are at.
 */
export function registerTimelines(
  runtime: Runtime,
  constraintsOf: (key: QueryKey) => ViewConstraints | undefined,
): void {
  const { cache, client } = runtime
  // The reducer shares unchanged parts, so a deep comparison would be wasted.
  client.setQueryDefaults(['timeline'], {
    staleTime: Infinity,
    gcTime: UNUSED_LIST_TIME,
    structuralSharing: false,
  })
  const rules: ListRules<TimelineState> = {
    refs: (state) => listedIds(state).map((id) => entityHash('status', id)),
  }
  const snapshot = {
    take: (state: TimelineState, key: QueryKey) =>
      state.loaded && !state.partial
        ? listSnapshotOf(state, depthOf(state, key, constraintsOf(key) ?? NO_VIEWS))
        : undefined,
    restore: (stored: unknown, current = emptyTimeline()) => {
      const given = stored as ListSnapshot<StatusId>
      if (!Array.isArray(given.entries) || given.entries.every(isGap)) return undefined
      return timelineReducer(current, { type: 'restored', snapshot: given })
    },
    isEmpty: ({ loaded }: TimelineState) => !loaded,
    isCurrent: ({ topUnknown }: TimelineState) => !topUnknown,
  }
  cache.lists.register<TimelineState>(['timeline'], { ...rules, snapshot: { ...snapshot, recent: true } })
  cache.lists.register<TimelineState>(timelineKeys.home(), { ...rules, snapshot })
  cache.lists.register(statusListKeys.bookmarks(), plain)
  cache.lists.register(statusListKeys.favourites(), plain)
}
