import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { loadFilters } from './load-filters'
import { filtersKey } from './keys'

/** The user's filters, kept as long as the runtime. */
export const filtersQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: filtersKey(),
    meta: { skipAlert: true },
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: () => loadFilters(http),
  })
