/** Lists of accounts: their names, members and timelines. */
export { AddToListsDialog } from './add/payload'
export { ListDialog } from './edit/payload'
export { ListMenu } from './edit/list-menu'
export { NewListButton } from './edit/new-list-button'
export { ListMembers } from './members/list-members'
export { ListsOverview } from './lists-overview'
/** Loads the mutations of lists. */
export const loadListMutations = () => import('./mutations')
export { listsQuery, memberSearch } from './queries'
export { listsEntry } from './nav-entry'
export { useList, useLists, useMissingTimeline } from './use-list'
