import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useListedIds } from '@/features/accounts'
import { useCapability } from '@/features/instance'
import { idsOf } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { endorsementsList } from './endorsements-list'

const NOBODY: AccountId[] = []

/**
 * Returns the accounts that an account features; `isSupported` is false where the server cannot list them. They are read
 * again after `staleTime` in ms.
 */
export function useFeaturedAccounts(id: AccountId, staleTime = 60_000) {
  const runtime = useRuntime()
  const isOwn = id === runtime.me
  // Servers list those of other accounts only since Mastodon 4.4.
  const isSupported = useCapability(isOwn ? 'endorse' : 'endorseNames')
  const list = useMemo(() => endorsementsList(runtime, id), [runtime, id])
  const query = useInfiniteQuery({ ...list, enabled: isSupported, staleTime, refetchOnMount: true })
  const isListed = useMemo(
    () => (each: AccountId) => !isOwn || runtime.cache.read('relationship', each)?.endorsed !== false,
    [runtime, isOwn],
  )
  const ids = useListedIds(query.data ? idsOf(query.data) : NOBODY, isListed)
  return { isSupported, list, query, ids, isListed }
}
