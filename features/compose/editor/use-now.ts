import { useSyncExternalStore } from 'react'
import { useClock } from '@/lib/i18n'

const never = () => () => {}
const zero = () => 0

/** The time of the shared clock, ms since the epoch; 0, and no renders, while it is not `wanted`. */
export function useNow(wanted: boolean): number {
  const clock = useClock()
  return useSyncExternalStore(wanted ? clock.subscribe : never, wanted ? clock.read : zero)
}
