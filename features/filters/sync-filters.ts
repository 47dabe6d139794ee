import type { Runtime } from '@/lib/runtime'
import { refreshFilters } from './refresh-filters'

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

/** Whether changes may have been missed since the filters were read last. */
const createMissed = () => ({ some: false })

/** The filters were changed by another client. */
export const reloadFilters = (runtime: Runtime): void => void refreshFilters(runtime)

/** The stream is down: the server reports no changes. */
export function missFilterChanges(runtime: Runtime): void {
  runtime.service(createMissed).some = true
}

/** Follows changes of the filters that no stream reported. Returns the unsubscriber. */
export function syncFilters(runtime: Runtime): () => void {
  if (runtime.me === null) return () => {}
  const missed = runtime.service(createMissed)
  return onReturn(() => {
    // Only Mastodon reports changes, and only while its stream is open.
    if (!missed.some && runtime.http.capabilities.software?.mastodon) return
    missed.some = false
    reloadFilters(runtime)
  })
}
