import { keys } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import {
  emptyTimeline,
  entryKey,
  isGap,
  shownEntries,
  snapshotOf,
  timelineIds,
  timelineReducer,
  type TimelineSnapshot,
  type TimelineState,
} from '@/lib/timeline'
import { entityHash } from '@/lib/cache'
import { engineOf } from './engines'
import { homeSource } from './source'

/** Shown entries kept at least, and at most where the reader is further down (architecture 7). */
const LEAST = 40
const MOST = 300
/** A list nobody looks at is forgotten after this, in ms. */
const KEPT_MS = 30 * 60_000
/** Entries kept below the row that the reader is at. */
const BELOW = 20

/** How much of a list is worth keeping: enough to come back to the row that was being read. */
function depthOf(runtime: Runtime, state: TimelineState): number {
  const { protect, remembered } = engineOf(runtime, homeSource()).views.audience()
  const shown = shownEntries(state).map(entryKey)
  const deepest = Math.max(-1, ...[...protect, ...remembered].map((key) => shown.indexOf(key)))
  return Math.min(MOST, Math.max(LEAST, deepest + BELOW))
}

/** Says how timelines hold entities, and how home goes to disk and back. */
export function registerTimelines(runtime: Runtime): void {
  const { cache, client } = runtime
  // The reducer shares what did not change; comparing its states deeply would be for nothing.
  client.setQueryDefaults(['timeline'], { staleTime: Infinity, gcTime: KEPT_MS, structuralSharing: false })
  const refs = (state: TimelineState) => timelineIds(state).map((id) => entityHash('status', id))
  cache.lists.register<TimelineState>(['timeline'], { refs })
  cache.lists.register<TimelineState>(keys.timeline.home(), {
    refs,
    snapshot: {
      take: (state) =>
        state.loaded && !state.partial ? snapshotOf(state, depthOf(runtime, state)) : undefined,
      restore: (stored) => {
        const snapshot = stored as TimelineSnapshot
        if (!Array.isArray(snapshot.entries) || snapshot.entries.every(isGap)) return undefined
        return timelineReducer(emptyTimeline(), { type: 'restored', snapshot })
      },
    },
  })
}
