import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '@/lib/runtime'
import { filtersQuery } from './queries'

/** Returns the query of the user's filters. A mount loads them again when they are older than 30 s. */
export function useFilters() {
  const runtime = useRuntime()
  return useQuery({
    ...filtersQuery(runtime),
    enabled: runtime.me !== null,
    staleTime: 30_000,
    refetchOnMount: true,
  })
}
