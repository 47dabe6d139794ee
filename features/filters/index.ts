/** The user's filters and their effect on posts. */
export { filterActions } from './add/filter-actions'
export { FilterPostDialog } from './add/payload'
export { noteSelection, selectedTextIn } from './add/selection'
export { TagFilterMenu } from './add/tag-filter-menu'
export { TagMuteButton } from './add/tag-mute-button'
export { FilterContextProvider, useFilter, useFilterContext } from './context'
export { filterEffect, isFilteredOut, onFilters } from './is-filtered-out'
export { FilterEditor } from './editor/filter-editor'
export { filtersEntry } from './nav-entry'
export { FilterList } from './overview/filter-list'
/** Loads the mutations of filters. */
export const loadFilterMutations = () => import('./mutations')
export { filtersQuery } from './queries'
export { syncFilters, reloadFilters } from './sync-filters'
export type { FilterContext, FilterEffect } from './rules'
