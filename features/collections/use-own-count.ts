import { useMemo } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ownAccountQuery } from '@/features/session'
import { idsOf } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { DEFAULT_COLLECTIONS } from './limits'
import { collectionsBy } from './queries'
import { useShownCollections } from './use-shown-collections'

/** Returns how many collections the user has, and how many are allowed; null until they are loaded. */
export function useOwnCount(me: AccountId) {
  const runtime = useRuntime()
  const list = useMemo(() => collectionsBy(runtime, me), [runtime, me])
  const { data } = useInfiniteQuery(list)
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const count = useShownCollections(ids).length
  const own = useQuery(ownAccountQuery(runtime)).data
  const limit = own?.kind === 'active' ? own.account.collectionLimit : null
  return data ? { count, limit: limit ?? DEFAULT_COLLECTIONS } : null
}
