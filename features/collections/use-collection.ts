import { useQuery } from '@tanstack/react-query'
import { useMayHave } from '@/features/instance'
import { useCachedEntity, useRuntime } from '@/lib/runtime'
import type { CollectionId } from '@/schemas/collection'
import type { Collection } from './collection'
import { registerCollections } from './collection-kind'
import { collectionQuery } from './queries'

export type CollectionResult =
  | { state: 'loading' }
  | { state: 'found'; collection: Collection }
  /** It was deleted, or the server does not know it. */
  | { state: 'missing' }
  | { state: 'failed'; error: Error; retry: () => void; isRetrying: boolean }

/** Returns a collection with all its people, loaded again on every mount. */
export function useCollection(id: CollectionId): CollectionResult {
  const runtime = useRuntime()
  runtime.service(registerCollections)
  const { data, error, isFetching, refetch } = useQuery({
    ...collectionQuery(runtime, id),
    enabled: useMayHave('collections'),
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const collection = useCachedEntity('collection', id)
  if (data === null || collection?.gone) return { state: 'missing' }
  // Lists of collections and posts that link to it already have it.
  if (collection) return { state: 'found', collection }
  if (error) return { state: 'failed', error, retry: () => void refetch(), isRetrying: isFetching }
  return { state: 'loading' }
}
