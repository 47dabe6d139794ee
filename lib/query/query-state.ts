import { useCallback, useSyncExternalStore } from 'react'
import {
  hashKey,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query'

function follow(client: QueryClient, hash: string, listener: () => void): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash === hash && (type === 'updated' || type === 'added' || type === 'removed')) listener()
  })
}

/**
 * Calls `listener` when the state of a query changes; returns the unsubscriber. Requests nothing. An observer without a
 * function would replace the options of the query, and the next refetch would fail.
 */
export const onQueryState = (client: QueryClient, key: QueryKey, listener: () => void): (() => void) =>
  follow(client, hashKey(key), listener)

/** Returns the state of a query that other parts request; undefined before they do. */
export function useQueryState<Data>(key: QueryKey): QueryState<Data> | undefined {
  const client = useQueryClient()
  const hash = hashKey(key)
  const subscribe = useCallback((listener: () => void) => follow(client, hash, listener), [client, hash])
  return useSyncExternalStore(subscribe, () => client.getQueryState<Data>(key))
}
