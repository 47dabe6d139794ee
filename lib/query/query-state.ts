import { useCallback, useSyncExternalStore } from 'react'
import {
  hashKey,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query'

/**
 * Calls `listener` when the state of a query changes; returns the unsubscriber. Requests nothing. An observer without a
 * function would replace the options of the query, and the next refetch would fail.
 */
export function onQueryState(client: QueryClient, key: QueryKey, listener: () => void): () => void {
  const hash = hashKey(key)
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash === hash && (type === 'updated' || type === 'added' || type === 'removed')) listener()
  })
}

/** Returns the state of a query that other parts request; undefined before they do. */
export function useQueryState<Data>(key: QueryKey): QueryState<Data> | undefined {
  const client = useQueryClient()
  const hash = hashKey(key)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the hash is that of the key
  const subscribe = useCallback((listener: () => void) => onQueryState(client, key, listener), [client, hash])
  return useSyncExternalStore(subscribe, () => client.getQueryState<Data>(key))
}
