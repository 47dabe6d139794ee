import { useEffect } from 'react'
import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query'
import type { ListState } from '@/lib/live-list'
import { useRuntime } from '@/lib/runtime'
import type { List } from '@/schemas/list'
import type { ListId } from '@/schemas/primitives'
import { checkList, forgetList } from './check-list'
import { listKeys } from './keys'
import { listQuery, listsQuery } from './queries'
import { listChanges } from './share-changes'

export type ListResult =
  | { state: 'loading' }
  | { state: 'found'; list: List }
  /** It was deleted, or belongs to another account. */
  | { state: 'missing' }
  | { state: 'failed'; error: Error; retry: () => void; isRetrying: boolean }
  /** Visitors have no lists. */
  | { state: 'denied' }

/** Returns the lists of the user. A mount loads them again when they are older than 30 s, or `always`. */
export function useLists(enabled = true, always = false) {
  const runtime = useRuntime()
  useEffect(() => listChanges.follow(runtime), [runtime])
  return useQuery({
    ...listsQuery(runtime),
    enabled,
    staleTime: 30_000,
    refetchOnMount: always ? 'always' : true,
  })
}

/**
 * Returns a list of the user, loaded again on every mount. A missing list is removed from the overview too.
 */
export function useList(id: ListId): ListResult {
  const runtime = useRuntime()
  const isMember = runtime.me !== null
  const { data, error, isFetching, refetch } = useQuery({
    ...listQuery(runtime, id),
    enabled: isMember,
    staleTime: 30_000,
    refetchOnMount: true,
  })
  // Changes are applied to the data of all lists.
  const listed = useLists(isMember).data?.find((list) => list.id === id)
  // A list that is being deleted can still return by Undo.
  const isMissing = data === null && runtime.cache.sets.base(listKeys.one(id)) === null
  useEffect(() => {
    if (isMissing) forgetList(runtime, id)
  }, [runtime, id, isMissing])
  if (!isMember) return { state: 'denied' }
  if (data === null) return { state: 'missing' }
  if (data) return { state: 'found', list: listed ?? data }
  if (!error) return { state: 'loading' }
  return { state: 'failed', error, retry: () => void refetch(), isRetrying: isFetching }
}

/** Checks whether a list still exists when the timeline at `key` is not found. */
export function useMissingTimeline(id: ListId, key: QueryKey): void {
  const runtime = useRuntime()
  const { data: isMissing = false } = useQuery({
    queryKey: key,
    queryFn: skipToken,
    select: ({ failed, tail }: ListState<string>) => failed === 'notFound' || tail.failed === 'notFound',
  })
  useEffect(() => {
    if (isMissing) void checkList(runtime, id)
  }, [runtime, id, isMissing])
}
