import { learnBlocks } from '@/features/accounts'
import { keepFilters } from '@/features/filters'
import {
  homeSource,
  keepHome,
  offerWayBack,
  prepareTimelines,
  publicSource,
  refreshTimeline,
  type TimelineSource,
} from '@/features/timelines'
import type { Runtime } from '@/lib/runtime'
import { toTop } from './layout/to-top'

/** Only who has an account keeps anything for the next visit. */
export { createSnapshot } from '@/lib/cache'
export { offerWayBack, prepareTimelines }

/** Keeps home, the filters and what is known of blocks going whatever screen is open. Returns the end of it. */
export function keepGoing(runtime: Runtime): () => void {
  const ends = [keepHome(runtime), keepFilters(runtime)]
  void learnBlocks(runtime).catch(() => {})
  return () => {
    for (const end of ends) end()
  }
}

const SOURCES: Partial<Record<string, () => TimelineSource>> = {
  home: homeSource,
  local: () => publicSource('local'),
  public: () => publicSource('all'),
}

/** The entry of the open screen was pressed: to its top; there already, newest posts where no stream tells of them. */
export function again(runtime: Runtime, id: string): void {
  const source = SOURCES[id]?.()
  if (source && window.scrollY === 0 && runtime.streaming.status() !== 'open')
    refreshTimeline(runtime, source)
  else toTop()
}
