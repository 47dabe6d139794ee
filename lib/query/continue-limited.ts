import type { InfiniteQueryObserver, Query, QueryClient } from '@tanstack/react-query'
import { isApiError } from '@/lib/http'

type AskedQuery = Pick<Query<unknown, unknown>, 'state' | 'observers' | 'queryKey' | 'isActive'>

/** Recognised by a method: the class is not loaded before a list with pages is. */
const isPaged = (observer: object): observer is InfiniteQueryObserver => 'fetchNextPage' in observer

/** Asks again for what failed; of a list with pages only for the next one. */
export function askAgain(client: QueryClient, query: AskedQuery): void {
  const list = query.observers.find(isPaged)
  if (list && query.state.data !== undefined) void list.fetchNextPage({ cancelRefetch: false })
  else void client.refetchQueries({ queryKey: query.queryKey, exact: true })
}

/** Spread over this many ms, so that what waited for one moment does not come at once. */
const SPREAD = 1000

/** After a rate limit: asks again at the moment the server named, if somebody still looks at it and nobody asked before. */
export function continueLimited(client: QueryClient, query: AskedQuery, error: unknown, now: number): void {
  if (!isApiError(error, 'limited')) return
  const pause = Math.max(0, (error.retryAt ?? now + 60_000) - now) + Math.random() * SPREAD
  setTimeout(() => {
    if (query.state.error === error && query.state.fetchStatus === 'idle' && query.isActive())
      askAgain(client, query)
  }, pause)
}
