import type { InfiniteQueryObserver, Query, QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/lib/http'

type AskedQuery = Pick<Query<unknown, unknown>, 'state' | 'observers' | 'queryKey' | 'isActive'>

/** True for observers of paged lists. Checks a method, so that the class is loaded only with the first such list. */
const isPaged = (observer: object): observer is InfiniteQueryObserver => 'fetchNextPage' in observer

/** Repeats a failed query; for a list with pages only its next page. */
export function refetchFailed(client: QueryClient, query: AskedQuery): void {
  const list = query.observers.find(isPaged)
  if (list && query.state.data !== undefined) void list.fetchNextPage({ cancelRefetch: false })
  else void client.refetchQueries({ queryKey: query.queryKey, exact: true })
}

/** Random spread in ms, so that requests that waited for the same time do not start together. */
const MAX_SPREAD = 1000

/** Repeats a rate-limited query when the limit ends, if it still has observers and was not repeated since. */
export function continueLimited(client: QueryClient, query: AskedQuery, error: unknown, now: number): void {
  if (!isApiError(error, 'rateLimited')) return
  const pause = Math.max(0, (error.retryAt ?? now + 60_000) - now) + Math.random() * MAX_SPREAD
  setTimeout(() => {
    if (query.state.error === error && query.state.fetchStatus === 'idle' && query.isActive())
      refetchFailed(client, query)
  }, pause)
}
