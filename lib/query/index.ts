/** The query client of a runtime, and plain lists of ids. */
export { askAgain } from './continue-limited'
export { createClient, type ClientPorts, type ErrorMeta } from './create-client'
export {
  askNext,
  brokenEnd,
  idsOf,
  lostOf,
  pagedList,
  refreshPagedList,
  type Page,
  type PagedList,
  type PagedListOptions,
} from './paged-list'
export { useReturn } from './use-return'
