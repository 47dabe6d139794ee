import { refreshNotifications } from '@/features/notifications'
import { homeSource, publicSource, refreshTimeline, type TimelineSource } from '@/features/timelines'
import type { Column } from '@/lib/column'
import type { IntlShape } from '@/lib/i18n'
import { toTop } from './to-top'

export { offerReturn } from '@/features/timelines'

const SOURCES: Partial<Record<string, () => TimelineSource>> = {
  home: homeSource,
  local: () => publicSource('local'),
  public: () => publicSource('all'),
}

/**
 * Handles a press on the navigation entry of the current screen: scrolls to the top. If already there, loads the newest
 * posts unless a stream delivers them and all could be read.
 */
export function refreshOrTop({ runtime, scroller }: Column, intl: IntlShape, id: string): void {
  if (id === 'notifications' && scroller.position() === 0 && refreshNotifications(runtime)) return
  const source = SOURCES[id]?.()
  if (source && scroller.position() === 0 && refreshTimeline(runtime, source)) return
  toTop(scroller, intl)
}
