import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { entityHash, type EntityCache } from '@/lib/cache'
import { useRuntime } from '@/lib/runtime'
import type { Account, EntityOf, IdOf, Kind } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'

const idsIn = <K extends Kind>(key: string) => key.split(' ') as IdOf[K][]

/** Creates a function that reads the loaded entities of some ids and returns the same array until one changes. */
function createReader<K extends Kind>(
  cache: EntityCache,
  kind: K,
  key: string,
): () => readonly EntityOf[K][] {
  let last: readonly EntityOf[K][] = []
  return () => {
    const now = idsIn<K>(key).flatMap((id) => cache.read(kind, id) ?? [])
    if (now.length !== last.length || now.some((each, at) => each !== last[at])) last = now
    return last
  }
}

/** Returns those entities of these ids that are in the cache, in order; never requests them. Rerenders when one changes. */
export function useCachedEntities<K extends Kind>(kind: K, ids: readonly IdOf[K][]): readonly EntityOf[K][] {
  const { cache, listeners } = useRuntime()
  const key = ids.join(' ')
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = idsIn<K>(key).map((id) => listeners.listen(entityHash(kind, id), listener))
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    [listeners, kind, key],
  )
  const select = useMemo(() => createReader(cache, kind, key), [cache, kind, key])
  return useSyncExternalStore(subscribe, select, select)
}

/** Returns those accounts of these ids that are in the cache. */
export const useCachedAccounts = (ids: readonly AccountId[]): readonly Account[] =>
  useCachedEntities('account', ids)
