import { hashKey, type QueryKey } from '@tanstack/react-query'
import { entityHash, type ListRules } from '@/lib/cache'
import type { PagedList } from '@/lib/query/paged-list'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import {
  entryKey,
  isGap,
  NOBODY,
  shownEntries,
  snapshotOf,
  listedIds,
  type Audience,
  type ListSnapshot,
} from '@/lib/live-list'
import { emptyTimeline, timelineReducer, type TimelineState } from './timeline-state'
import { statusListKeys, timelineKeys } from '../keys'

/** Entries of home to store: at least, and at most when the reader is further down. */
const LEAST = 40
const MOST = 300
/** The same for other lists, of which several are stored. */
const OTHERS = { least: 20, most: 160 }
/** An unused list is dropped after this time, in ms. */
const KEPT_MS = 30 * 60_000
/** Entries to store below the reader's row. */
const BELOW = 20
/** Pages to store of a plain list. */
const PAGES = 8

const isHome = (key: QueryKey) => hashKey(key) === hashKey(timelineKeys.home())

/** The number of entries to store: enough to return to the row being read. */
function depthOf(state: TimelineState, key: QueryKey, { protect, remembered }: Audience): number {
  const shown = shownEntries(state).map(entryKey)
  const deepest = Math.max(-1, ...[...protect, ...remembered].map((row) => shown.indexOf(row)))
  const { least, most } = isHome(key) ? { least: LEAST, most: MOST } : OTHERS
  return Math.min(most, Math.max(least, deepest + BELOW))
}

/** Stores the first pages of a plain list. */
const plain: ListRules<PagedList<'status'>> = {
  snapshot: {
    recent: true,
    take: ({ pages, pageParams }) => ({
      pages: pages.slice(0, PAGES),
      pageParams: pageParams.slice(0, PAGES),
    }),
    restore: (stored) => stored as PagedList<'status'>,
  },
}

/**
 * Registers which entities timelines refer to, and how home and the recently read lists are stored and
 * restored. `audienceOf` returns the rows of a list that readers are at.
 */
export function registerTimelines(
  runtime: Runtime,
  audienceOf: (key: QueryKey) => Audience | undefined,
): void {
  const { cache, client } = runtime
  // The reducer shares unchanged parts, so a deep comparison would be wasted.
  client.setQueryDefaults(['timeline'], { staleTime: Infinity, gcTime: KEPT_MS, structuralSharing: false })
  const rules: ListRules<TimelineState> = {
    refs: (state) => listedIds(state).map((id) => entityHash('status', id)),
  }
  const snapshot = {
    take: (state: TimelineState, key: QueryKey) =>
      state.loaded && !state.partial
        ? snapshotOf(state, depthOf(state, key, audienceOf(key) ?? NOBODY))
        : undefined,
    restore: (stored: unknown) => {
      const kept = stored as ListSnapshot<StatusId>
      if (!Array.isArray(kept.entries) || kept.entries.every(isGap)) return undefined
      return timelineReducer(emptyTimeline(), { type: 'restored', snapshot: kept })
    },
  }
  cache.lists.register<TimelineState>(['timeline'], { ...rules, snapshot: { ...snapshot, recent: true } })
  cache.lists.register<TimelineState>(timelineKeys.home(), { ...rules, snapshot })
  cache.lists.register(statusListKeys.bookmarks(), plain)
  cache.lists.register(statusListKeys.favourites(), plain)
}
