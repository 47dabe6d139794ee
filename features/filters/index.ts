/** The reader's filters: what they do to a post, and where. */
export type { FilterFacts } from './bus'
export { FilterContextProvider, useFilter, useFilterContext } from './context'
export { isFilteredOut, onFilters } from './hidden'
export { keepFilters } from './keep'
export { filterStatus, type FilterContext, type FilterResult, type FilterSituation } from './rules'
