import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '@/lib/runtime'
import type { List } from '@/schemas/list'
import type { ListId } from '@/schemas/primitives'
import { listKeys } from './keys'
import { listQuery } from './queries'

export type ListState =
  | { state: 'loading' }
  | { state: 'found'; list: List }
  /** It was deleted, or belongs to another account. */
  | { state: 'missing' }
  | { state: 'failed'; error: Error; retry: () => void; isRetrying: boolean }
  /** Visitors have no lists. */
  | { state: 'denied' }

const withoutList = (id: ListId) => (lists: List[]) =>
  lists.some((list) => list.id === id) ? lists.filter((list) => list.id !== id) : lists

/**
 * Returns a list of the user, loaded again on every mount. A missing list is removed from the overview too.
 */
export function useList(id: ListId): ListState {
  const runtime = useRuntime()
  const isMember = runtime.me !== null
  const { data, error, isFetching, refetch } = useQuery({
    ...listQuery(runtime, id),
    enabled: isMember,
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const isMissing = data === null
  useEffect(() => {
    if (isMissing) runtime.cache.sets.adjust(listKeys.all(), withoutList(id))
  }, [runtime, id, isMissing])
  if (!isMember) return { state: 'denied' }
  if (data) return { state: 'found', list: data }
  if (data === null) return { state: 'missing' }
  if (!error) return { state: 'loading' }
  return { state: 'failed', error, retry: () => void refetch(), isRetrying: isFetching }
}
