import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useListedIds } from '@/features/accounts'
import { useVisibleStatusIds } from '@/features/timelines'
import { useOffline } from '@/lib/alerts'
import { idsOf } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { useDevicePosts } from '../device/use-device-posts'
import { peopleResults, postResults, tagResults, foundTags } from '../queries'

const NONE: readonly never[] = []

/** Returns the results of each type that are loaded so far, without requesting them. */
export function useLoadedResults(text: string) {
  const runtime = useRuntime()
  const lists = useMemo(
    () => ({
      accounts: { ...peopleResults(runtime, text), enabled: false },
      hashtags: { ...tagResults(runtime, text), enabled: false },
      statuses: { ...postResults(runtime, text), enabled: false },
    }),
    [runtime, text],
  )
  return {
    accounts: useInfiniteQuery(lists.accounts),
    hashtags: useInfiniteQuery(lists.hashtags),
    statuses: useInfiniteQuery(lists.statuses),
  }
}

/**
 * Returns the number of loaded results of each type that have a row, and whether there are more; null before they are
 * loaded. Rows and numbers follow the same rules, `useListedIds` and `useVisibleStatusIds`. Posts on this device count
 * once the server answered, or when it cannot.
 */
export function useResultCounts(text: string) {
  const { accounts, hashtags, statuses } = useLoadedResults(text)
  const people = useMemo(() => (accounts.data ? idsOf(accounts.data) : NONE), [accounts.data])
  const posts = useMemo(() => (statuses.data ? idsOf(statuses.data) : NONE), [statuses.data])
  const listed = useListedIds(people)
  const shown = useVisibleStatusIds('public', posts)
  const onDevice = useDevicePosts(text) ?? NONE
  const isOffline = useOffline()
  const found = useMemo(() => new Set([...shown, ...onDevice]).size, [shown, onDevice])
  const isCounted = statuses.data !== undefined || (found > 0 && (isOffline || statuses.isError))
  return {
    accounts: { count: accounts.data ? listed.length : null, hasMore: accounts.hasNextPage },
    hashtags: {
      count: hashtags.data ? foundTags(hashtags.data.pages).size : null,
      hasMore: hashtags.hasNextPage,
    },
    statuses: { count: isCounted ? found : null, hasMore: statuses.hasNextPage },
  }
}
