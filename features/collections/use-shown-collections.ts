import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { entityHash } from '@/lib/cache'
import { useRuntime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import type { CollectionId } from '@/schemas/collection'

/** Returns the collections that are not deleted, and include an account if given; rerenders when that changes. */
export function useShownCollections(
  ids: readonly CollectionId[],
  having?: AccountId,
): readonly CollectionId[] {
  const { cache, listeners } = useRuntime()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.map((id) => listeners.listen(entityHash('collection', id), listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [ids, listeners],
  )
  const isShown = (id: CollectionId) => {
    const collection = cache.read('collection', id)
    if (!collection || having === undefined) return collection?.gone !== true
    return !collection.gone && collection.items.some((item) => item.account_id === having)
  }
  // A string, so that equal lists are the same snapshot.
  const read = () => ids.filter(isShown).join()
  const shown = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => (shown === '' ? [] : (shown.split(',') as CollectionId[])), [shown])
}
