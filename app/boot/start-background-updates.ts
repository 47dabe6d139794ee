import { loadBlocks } from '@/features/accounts'
import { watchConversations } from '@/features/conversations'
import { syncFilters } from '@/features/filters'
import { watchNotifications } from '@/features/notifications'
import { watchFollowRequests } from '@/features/people'
import { keepHomeUpdated } from '@/features/timelines'
import type { Runtime } from '@/lib/runtime'
import { rereadRestored } from '@/lib/runtime/reread-restored'
import { rereadUnanswered } from '@/lib/runtime/reread-unanswered'

/** Keeps what every screen shows or needs up to date. Returns the function that stops it. */
export function startBackgroundUpdates(runtime: Runtime): () => void {
  const ends = [
    keepHomeUpdated(runtime),
    syncFilters(runtime),
    watchNotifications(runtime),
    watchConversations(runtime),
    watchFollowRequests(runtime),
    rereadRestored(runtime),
    rereadUnanswered(runtime),
  ]
  void loadBlocks(runtime).catch(() => {})
  return () => {
    for (const end of ends) end()
  }
}
