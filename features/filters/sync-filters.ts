import { onFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'

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

/** Follows changes of the filters by this and other clients. Returns the unsubscriber. */
export function keepFilters(runtime: Runtime): () => void {
  if (runtime.me === null) return () => {}
  const load = async () => (await import('./refresh-filters')).refreshFilters(runtime)
  // Only Mastodon reports changes, and only while its stream is open.
  let missed = false
  const ends = [
    onReturn(() => {
      if (!missed && runtime.http.capabilities.software?.mastodon) return
      missed = false
      void load().catch(() => {})
    }),
    runtime.streaming.subscribe(
      { stream: 'user' },
      ({ event }) => {
        if (event === 'filters_changed') void load().catch(() => {})
      },
      (link) => {
        if (link === 'down') missed = true
      },
    ),
    onFact('filtersChanged', ({ identity }) => {
      if (identity === runtime.identity.who) void load().catch(() => {})
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
