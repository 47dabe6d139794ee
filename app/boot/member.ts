import { learnBlocks } from '@/features/accounts'
import { keepFilters } from '@/features/filters'
import { keepHome } from '@/features/timelines'
import type { Runtime } from '@/lib/runtime'

/* Code that only signed-in readers need from the start. It loads next to the stored sessions. */
export { prepareTimelines } from '@/features/timelines'
export { createSnapshot } from '@/lib/cache'

/** Keeps home, the filters and the blocked accounts up to date whatever screen is open. Returns the end of it. */
export function keepUpdated(runtime: Runtime): () => void {
  const ends = [keepHome(runtime), keepFilters(runtime)]
  void learnBlocks(runtime).catch(() => {})
  return () => {
    for (const end of ends) end()
  }
}
