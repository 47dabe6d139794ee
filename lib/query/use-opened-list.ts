import { useEffect, useRef } from 'react'
import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import type { ApiError } from '@/lib/http'
import { refreshPagedList } from './paged-list'

type PagedOptions<Page> = UseInfiniteQueryOptions<
  Page,
  ApiError,
  InfiniteData<Page, string | null>,
  QueryKey,
  string | null
>

interface Options {
  /** The row to return to; null when the list is opened. */
  anchor: unknown
  /** False leaves a list that was loaded before as it was. Default true. */
  refreshes?: boolean
}

/**
 * Reads a paged list. One that was loaded before is read again when it is opened, so that it shows new items; returning to
 * it shows it as it was.
 */
export function useOpenedList<Page>(list: PagedOptions<Page>, { anchor, refreshes = true }: Options) {
  const client = useQueryClient()
  const query = useInfiniteQuery(list)
  const { queryKey: key } = list
  const { data, hasNextPage } = query
  // Only once: the effects of a page run again each time it is shown.
  const isDue = useRef(refreshes && anchor === null && data !== undefined)
  useEffect(() => {
    if (isDue.current) void refreshPagedList(client, key)
    isDue.current = false
  }, [client, key])
  return {
    query,
    onRefresh: () => refreshPagedList(client, key),
    /** The number of rows for screen readers: -1 while it is unknown. */
    sizeOf: (rows: number) => (hasNextPage ? -1 : rows),
  }
}
