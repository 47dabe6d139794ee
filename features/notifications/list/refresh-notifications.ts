import { lostCount } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import { notificationEngineOf } from '../engine/engines'
import { readFilter } from './filter-store'

/**
 * Requests the newest notifications, e.g. when the navigation entry of the open page is pressed. False when
 * there is no need: a stream delivers them, and all of them could be read.
 */
export function refreshNotifications(runtime: Runtime): boolean {
  const engine = notificationEngineOf(runtime, readFilter(runtime.identity.key))
  if (runtime.streaming.status() === 'open' && lostCount(engine.state) === 0) return false
  engine.checkForNew()
  return true
}
