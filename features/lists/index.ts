/** Lists of accounts: their names and timelines. */
export { ListsOverview } from './lists-overview'
export { listQuery, listsQuery } from './queries'
export { useList } from './use-list'
