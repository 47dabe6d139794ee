import { homeSource, publicSource, refreshTimeline, type TimelineSource } from '@/features/timelines'
import type { Column } from '@/lib/column'
import type { IntlShape } from '@/lib/i18n'
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
export function refreshOrTop({ runtime, scroller }: Column, intl: IntlShape, id: string): void {
  const source = SOURCES[id]?.()
  if (source && scroller.position() === 0 && runtime.streaming.status() !== 'open')
    refreshTimeline(runtime, source)
  else toTop(scroller, intl)
}
