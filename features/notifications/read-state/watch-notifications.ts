import type { Runtime } from '@/lib/runtime'
import { startLater } from '@/lib/util/start-later'

/**
 * Counts unread notifications for the badge, polls for new ones while no stream is open, and follows clicks on alerts and
 * merged notifications of other tabs. The code loads later. Returns the function that stops it.
 */
export const watchNotifications = (runtime: Runtime): (() => void) =>
  startLater(
    () =>
      Promise.all([
        import('./unread-count'),
        import('../alerts/polled-arrivals'),
        import('../alerts/follow-clicks'),
        import('../requests/share-merged'),
      ]),
    ([{ watchUnread }, { watchPolledArrivals }, { followClicks }, { mergedNotifications }]) => {
      followClicks()
      mergedNotifications.follow(runtime)
      const ends = [watchUnread(runtime), watchPolledArrivals(runtime)]
      return () => {
        for (const end of ends) end()
      }
    },
  )
