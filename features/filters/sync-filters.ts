import type { Runtime } from '@/lib/runtime'
import { refreshFilters } from './refresh-filters'
import { filterChanges } from './share-changes'

/** Longest silence before a visible tab asks for changed filters again, in ms. */
const RETURN_PAUSE = 5 * 60_000

/** Calls back when the tab becomes visible after a while. Returns the unsubscriber. */
function onReturn(again: () => void): () => void {
  let last = Date.now()
  const changed = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < RETURN_PAUSE) return
    last = Date.now()
    again()
  }
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** The filters were changed by another client. */
export const reloadFilters = (runtime: Runtime): void => void refreshFilters(runtime)

/**
 * Follows changes of the filters by other tabs, and by other clients while the tab was hidden: the streaming server of
 * Mastodon drops its event of them, and others have none. Returns the unsubscriber.
 */
export function syncFilters(runtime: Runtime): () => void {
  if (runtime.me === null) return () => {}
  filterChanges.follow(runtime)
  return onReturn(() => reloadFilters(runtime))
}
