/** The user's filters and their effect on posts. */
export type { FilterFacts } from './bus'
export { FilterContextProvider, useFilter, useFilterContext } from './context'
export { isFilteredOut, onFilters } from './is-filtered-out'
export { keepFilters, missFilterChanges, reloadFilters } from './sync-filters'
export { filterStatus, type FilterContext, type FilterEffect, type FilterSituation } from './rules'
