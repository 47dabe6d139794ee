/** Lists of people: their names and the way to their timelines. */
export { ListsOverview } from './lists-overview'
export { listQuery, listsQuery } from './queries'
export { useList } from './use-list'
