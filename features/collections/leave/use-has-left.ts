import { skipToken, useQuery } from '@tanstack/react-query'
import { useCachedEntity, useRuntime } from '@/lib/runtime'
import type { CollectionId } from '@/schemas/collection'
import { collectionKeys } from '../keys'
import { includes } from './includes'

/** True once the user is not in a collection any more: they left it here, or it is known to have changed. */
export function useHasLeft(id: CollectionId): boolean {
  const { me } = useRuntime()
  const collection = useCachedEntity('collection', id)
  const { data: hasLeft = false } = useQuery<boolean>({
    queryKey: collectionKeys.left(id),
    queryFn: skipToken,
  })
  // The owner may have removed the user since, or added them again.
  return collection ? !includes(collection, me) : hasLeft
}
