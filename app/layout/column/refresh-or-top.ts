import { homeSource, publicSource, refreshTimeline, type TimelineSource } from '@/features/timelines'
import type { Runtime } from '@/lib/runtime'
import { toTop } from './to-top'

export { offerWayBack } from '@/features/timelines'

const SOURCES: Partial<Record<string, () => TimelineSource>> = {
  home: homeSource,
  local: () => publicSource('local'),
  public: () => publicSource('all'),
}

/**
 * Handles a press on the navigation entry of the open screen: scrolls to its top. There already, it loads the newest
 * posts unless a stream brings them.
 */
export function refreshOrTop(runtime: Runtime, id: string): void {
  const source = SOURCES[id]?.()
  if (source && window.scrollY === 0 && runtime.streaming.status() !== 'open')
    refreshTimeline(runtime, source)
  else toTop()
}
