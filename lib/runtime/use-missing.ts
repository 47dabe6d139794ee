import { useCallback, useSyncExternalStore } from 'react'
import type { IdOf, Kind } from '@/schemas/entities'
import { useRuntime } from './context'

/**
 * True when the server was asked for an entity and does not have it, or does not show it to us. Always false
 * for `id` null.
 */
export function useMissing<K extends Kind>(kind: K, id: IdOf[K] | null): boolean {
  const { loader } = useRuntime()
  const read = useCallback(() => id !== null && loader.isMissing(kind, id), [loader, kind, id])
  const subscribe = useCallback((listener: () => void) => loader.onMissing(listener), [loader])
  return useSyncExternalStore(subscribe, read, read)
}
