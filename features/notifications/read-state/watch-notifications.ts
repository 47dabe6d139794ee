import type { Runtime } from '@/lib/runtime'

/**
 * Counts unread notifications for the badge, and polls for new ones while no stream is open. The code loads later.
 * Returns the function that stops it.
 */
export function watchNotifications(runtime: Runtime): () => void {
  let ends: (() => void)[] = []
  let ended = false
  Promise.all([import('./unread-count'), import('../alerts/polled-arrivals')]).then(
    ([{ watchUnread }, { watchPolledArrivals }]) => {
      if (!ended) ends = [watchUnread(runtime), watchPolledArrivals(runtime)]
    },
    () => {},
  )
  return () => {
    ended = true
    for (const end of ends) end()
  }
}
