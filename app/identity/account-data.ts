import { deleteCatchUps } from '@/features/catch-up'
import { deletePostsForSearch } from '@/features/search'
import { databaseOf as latelyReadOf } from '@/lib/cache/lately/database-of'
import type { OutboxEntry } from '@/lib/outbox'
import { outboxStore } from '@/lib/outbox/entries'
import { waitingPostOf } from '@/lib/outbox/posts'
import { deleteDatabase } from '@/lib/storage'
import { countColumnsOf, removeColumnsOf } from '../layout/deck/deck-store'

export { countColumnsOf }

/** The number of changes of an account that are lost when it signs out. A refused post counts as a draft. */
export function countUnsentOf(identityKey: string): number {
  const isLost = (entry: OutboxEntry) => entry.refused === null || waitingPostOf(entry) === null
  return outboxStore.of(identityKey).get().filter(isLost).length
}

/** Erases what this device stores for an account; `snapshot`: the database of its last visit. */
export async function eraseStored(identityKey: string, snapshot: string): Promise<void> {
  await deleteCatchUps(identityKey)
  await deletePostsForSearch(identityKey)
  removeColumnsOf(identityKey)
  await deleteDatabase(snapshot)
  await deleteDatabase(latelyReadOf(identityKey))
}
