import { useSyncExternalStore } from 'react'
import { useClock } from '@/lib/i18n'

const never = () => () => {}
const zero = () => 0

/** Returns the time of the shared clock in ms since the epoch; 0, without renders, while it is not `wanted`. */
export function useClockTime(wanted: boolean): number {
  const clock = useClock()
  return useSyncExternalStore(wanted ? clock.subscribe : never, wanted ? clock.read : zero)
}
