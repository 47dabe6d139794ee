import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import type { FilterId } from '@/schemas/primitives'
import type { FilterSet } from './filter-set'
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

/** Returns the ids of the loaded filters. */
export const loadedFilterIds = ({ client }: Runtime): FilterId[] =>
  (client.getQueryData<FilterSet>(filtersKey())?.filters ?? []).map(({ id }) => id)
