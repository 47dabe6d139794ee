import { isId, lastId, type ListState } from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { NotificationId } from '@/schemas/primitives'
import { entryOfKey } from './row-keys'

/** Returns the loaded row to go to for a row that is gone: the next older one, null while it may be on a later page. */
export function nearestEntry(
  { entries, ordered }: ListState<NotificationId>,
  wanted: string,
): NotificationId | null {
  const id = entryOfKey(wanted).replace('gap:', '') as NotificationId
  const last = lastId(entries)
  if (!ordered || last === null || compareId(last, id) > 0) return null
  return entries.filter(isId).find((entry) => compareId(entry, id) <= 0) ?? null
}
