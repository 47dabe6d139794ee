/** The rows and the tail that all lists share. See README.md. */
export { ListBody } from './list-body'
export { ListTail, type ListTailProps } from './list-tail'
export { pagedTail } from './paged-tail'
export { PagedListBody } from './paged-list-body'
export { refreshList } from './refresh-list'
export { refresherOf } from './refreshers'
