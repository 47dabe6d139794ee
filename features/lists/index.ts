/** Lists of people: their names and the way to their timelines. */
export type { ListFacts } from './bus'
export { ListsOverview } from './lists-overview'
export { listQuery, listsQuery } from './queries'
export { useList } from './use-list'
