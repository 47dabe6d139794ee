import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { idsOf } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { peopleResults, postResults, tagResults, foundTags } from '../queries'

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

/** Returns the number of loaded results of each type, and whether there are more; null before they are loaded. */
export function useResultCounts(text: string) {
  const { accounts, hashtags, statuses } = useLoadedResults(text)
  return {
    accounts: { count: accounts.data ? idsOf(accounts.data).length : null, hasMore: accounts.hasNextPage },
    hashtags: {
      count: hashtags.data ? foundTags(hashtags.data.pages).size : null,
      hasMore: hashtags.hasNextPage,
    },
    statuses: { count: statuses.data ? idsOf(statuses.data).length : null, hasMore: statuses.hasNextPage },
  }
}
