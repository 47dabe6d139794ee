import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { entityHash } from '@/lib/cache'
import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import { useRuntime } from './context'

/** Returns an entity if the cache has it, and never requests it. Renders again when it changes. */
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
 * Returns an entity, or undefined while it is not in the cache; it is then requested in a batch with others
 * of its kind. Renders again only when this entity changes. `id` null requests nothing. For rows: lists and
 * screens that must load use useQuery.
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
