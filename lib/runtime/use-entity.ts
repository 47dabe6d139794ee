import { useCallback, useSyncExternalStore } from 'react'
import { entityHash } from '@/lib/cache'
import type { EntityOf, IdOf, Kind, Status } from '@/schemas/entities'
import { useRuntime } from './context'

const stay = () => {}

/** Returns an entity if the cache has it, and never requests it. Renders again when it changes. */
export function useCachedEntity<K extends Kind>(kind: K, id: IdOf[K] | null): EntityOf[K] | undefined {
  const { cache, listeners } = useRuntime()
  const subscribe = useCallback(
    (listener: () => void) => (id === null ? stay : listeners.listen(entityHash(kind, id), listener)),
    [listeners, kind, id],
  )
  const read = () => (id === null ? undefined : cache.read(kind, id))
  return useSyncExternalStore(subscribe, read, read)
}

/**
 * Returns an entity, or undefined while it is not in the cache; it is then requested in a batch with others
 * of its kind. Renders again only when this entity changes. `id` null requests nothing. For rows: lists and
 * screens that must load use useQuery.
 */
export function useEntity<K extends Kind>(kind: K, id: IdOf[K] | null): EntityOf[K] | undefined {
  const { cache, listeners, loader } = useRuntime()
  // The subscription also requests: an effect of its own in every row would slow down opening a list.
  const subscribe = useCallback(
    (listener: () => void) => {
      if (id === null) return stay
      const request = () => {
        if (cache.read(kind, id) === undefined) loader.need(kind, id)
      }
      request()
      let isListening = true
      const end = listeners.listen(entityHash(kind, id), () => {
        // Notifications are scheduled, so one may still arrive after the end.
        if (isListening) request()
        listener()
      })
      return () => {
        isListening = false
        end()
      }
    },
    [cache, listeners, loader, kind, id],
  )
  const read = () => (id === null ? undefined : cache.read(kind, id))
  return useSyncExternalStore(subscribe, read, read)
}

/** Returns the post that a row shows: the boosted post for a boost, which is requested if it is not cached. */
export function useShownStatus(status: Status | undefined): Status | undefined {
  const boosted = useEntity('status', status?.reblog ?? null)
  return status?.reblog ? boosted : status
}
