import { useSyncExternalStore } from 'react'
import { relativeTime, type Instant, type RelativeStyle } from './format'
import { useClock, useIntl } from './use-intl'

/**
 * Returns how long ago `at` is and updates with the clock; it renders again only when the text changes.
 * `short` "3m" (default), `long` "3 minutes ago" or `until` "in 3 minutes".
 */
export function useRelativeTime(at: Instant, style: RelativeStyle = 'short'): string {
  const intl = useIntl()
  const clock = useClock()
  const text = () => relativeTime(intl, at, clock.read(), style)
  return useSyncExternalStore(clock.subscribe, text, text)
}
