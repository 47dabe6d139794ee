import { useSyncExternalStore } from 'react'
import { outboxStore, type OutboxEntry } from '@/lib/outbox'

/** Returns the changes of an identity that wait or were refused, oldest first, as they change in any tab. */
export function useOutbox(identityKey: string): readonly OutboxEntry[] {
  const { subscribe, get } = outboxStore.of(identityKey)
  return useSyncExternalStore(subscribe, get)
}
