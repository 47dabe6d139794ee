/** Search: the field, and results by type. */
import type { Runtime } from '@/lib/runtime'
import { deleteDatabase } from '@/lib/storage'
import { startLater } from '@/lib/util/start-later'
import { databaseNameOf } from './keys'

export { SearchField } from './field/search-field'
export { searchEntry } from './nav-entry'
export { postResults, postSearchQuery } from './queries'
export { isWebAddress } from './rules'
export { RecentList } from './recent/recent-list'
export { rememberSearch } from './recent/recent-searches'
export { SavedSearch } from './saved/lazy-saved-search'
export { SearchResults } from './results/search-results'
export { useResultCounts } from './results/use-loaded-results'

/** Stores the user's posts, bookmarks and favourites for the search on this device, while the runtime is in use. */
export const storePostsForSearch = (runtime: Runtime): void =>
  runtime.onClose(
    startLater(
      () => import('./device/keep-posts'),
      ({ startKeeping }) => startKeeping(runtime),
    ),
  )

/** Deletes the posts that are stored for the search on this device, after signing out. */
export const deletePostsForSearch = (identityKey: string): Promise<void> =>
  deleteDatabase(databaseNameOf(identityKey))
