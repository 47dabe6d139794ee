import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { entityHash } from '@/lib/cache'
import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import { useRuntime } from './context'

/** What people see of an entity as far as it is held; never asks for it. Renders again when it changes. */
export function useHeld<K extends Kind>(kind: K, id: IdOf[K] | null): EntityOf[K] | undefined {
  const { cache, listeners } = useRuntime()
  const subscribe = useCallback(
    (listener: () => void) => (id === null ? () => {} : listeners.listen(entityHash(kind, id), listener)),
    [listeners, kind, id],
  )
  const read = useCallback(() => (id === null ? undefined : cache.read(kind, id)), [cache, kind, id])
  return useSyncExternalStore(subscribe, read, read)
}

/**
 * What people see of an entity, or undefined while it is not held; it is then asked for with others of its kind.
 * Renders again when this entity changes and for nothing else. `id` null asks for nothing.
 * Lists and screens that must load use useQuery; this is for rows (architecture 6).
 */
export function useEntity<K extends Kind>(kind: K, id: IdOf[K] | null): EntityOf[K] | undefined {
  const { loader } = useRuntime()
  const held = useHeld(kind, id)
  const missed = held === undefined
  useEffect(() => {
    if (missed && id !== null) loader.need(kind, id)
  }, [loader, kind, id, missed])
  return held
}
