import { useEffect, useRef } from 'react'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshPagedList } from './paged-list'

/**
 * Reloads a list that was loaded before when it is opened (`isOpening`), so that it shows new items. Returning to a list
 * shows it as it was.
 */
export function useRefreshOnOpen(client: QueryClient, key: QueryKey, isOpening: boolean): void {
  // Only once: the effects of a page run again each time it is shown.
  const isDue = useRef(isOpening)
  useEffect(() => {
    if (isDue.current) void refreshPagedList(client, key)
    isDue.current = false
  }, [client, key])
}
