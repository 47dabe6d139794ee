import type { Runtime } from '@/lib/runtime'
import { startLater } from '@/lib/util/start-later'

/**
 * Counts unread notifications for the badge, polls for new ones while no stream is open, and follows clicks on alerts and
 * requests that other tabs answered. The code loads later. Returns the function that stops it.
 */
export const watchNotifications = (runtime: Runtime): (() => void) =>
  startLater(
    () =>
      Promise.all([
        import('./unread-count'),
        import('../alerts/polled-arrivals'),
        import('../alerts/follow-clicks'),
        import('../requests/share-merged'),
        import('../requests/share-answered'),
      ]),
    ([
      { watchUnread },
      { watchPolledArrivals },
      { followClicks },
      { mergedNotifications },
      { answeredRequests },
    ]) => {
      mergedNotifications.follow(runtime)
      answeredRequests.follow(runtime)
      const unsubscribers = [followClicks(runtime), watchUnread(runtime), watchPolledArrivals(runtime)]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
  )
