import { FIRST_PAGE, isId } from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { Runtime } from '@/lib/runtime'
import type { NotificationId } from '@/schemas/primitives'
import { notificationEngineOf, notificationEngines } from '../engine/engines'
import { choiceOf } from '../engine/notification-filter'
import type { NotificationEngine } from '../engine/notification-engine'
import { fetchGroupsPage } from '../queries'
import { notificationMarkerOf } from '../read-state/read-marker'

const firstOf = ({ state }: NotificationEngine): NotificationId | null => state.entries.find(isId) ?? null

/** Returns the newest notification of any category; null when there is none. */
async function newestOf(runtime: Runtime): Promise<NotificationId | null> {
  const all = notificationEngineOf(runtime, 'all')
  if (all.state.loaded) return firstOf(all)
  const known = [...notificationEngines(runtime)].flatMap((engine) => firstOf(engine) ?? [])
  try {
    const { page } = await fetchGroupsPage(runtime, choiceOf('all'), FIRST_PAGE)
    return page.groups[0]?.id ?? null
  } catch {
    return known.toSorted(compareId).at(-1) ?? null
  }
}

/** False when it is known that there are no notifications. */
export const mayHaveUnread = (runtime: Runtime): boolean => {
  const all = notificationEngineOf(runtime, 'all')
  return !all.state.loaded || firstOf(all) !== null
}

/** Marks the notifications of all categories as read, whichever one is shown. */
export async function markAllRead(runtime: Runtime): Promise<void> {
  const newest = await newestOf(runtime)
  if (newest !== null) notificationMarkerOf(runtime).markRead(newest)
}
