/** The query client of a runtime, and plain lists of ids. */
export { refetchFailed } from './continue-limited'
export { nextAddress } from './next-address'
export {
  fetchNext,
  brokenEnd,
  idsOf,
  lostOf,
  pagedList,
  refreshPagedList,
  type PagedListPage,
  type PagedList,
} from './paged-list'
export { onQueryState, useQueryState } from './query-state'
export { useOpenedList } from './use-opened-list'
export { useReturn } from './use-return'
