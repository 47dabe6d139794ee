import { onFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'

/** Follows changes of the filters, of this and of other clients. Returns the end of it. */
export function keepFilters(runtime: Runtime): () => void {
  if (runtime.me === null) return () => {}
  const load = async () => (await import('./refresh')).refreshFilters(runtime)
  const ends = [
    runtime.streaming.subscribe({ stream: 'user' }, ({ event }) => {
      if (event === 'filters_changed') void load().catch(() => {})
    }),
    onFact('filtersChanged', ({ identity }) => {
      if (identity === runtime.identity.who) void load().catch(() => {})
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
