import { loadBlocks } from '@/features/accounts'
import { watchConversations } from '@/features/conversations'
import { syncFilters } from '@/features/filters'
import { keepPushes, watchNotifications } from '@/features/notifications'
import { watchFollowRequests } from '@/features/people'
import { keepHomeUpdated } from '@/features/timelines'
import type { Runtime } from '@/lib/runtime'
import { rereadRestored } from '@/lib/runtime/reread-restored'
import { rereadUnanswered } from '@/lib/runtime/reread-unanswered'
import { resumeOutbox } from '../outbox/resume-outbox'

/** Keeps up to date what every screen shows, e.g. home and the counts of badges. Returns the function that stops it. */
export function startBackgroundUpdates(runtime: Runtime): () => void {
  const unsubscribers = [
    keepHomeUpdated(runtime),
    syncFilters(runtime),
    watchNotifications(runtime),
    watchConversations(runtime),
    watchFollowRequests(runtime),
    rereadRestored(runtime),
    rereadUnanswered(runtime),
    resumeOutbox(runtime),
  ]
  // A request at most once a day: nothing to stop, and it never rejects.
  void loadBlocks(runtime)
  void keepPushes(runtime)
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
