/** Search: the field, and results by type. */
import type { Runtime } from '@/lib/runtime'
import { deleteDatabase } from '@/lib/storage'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import { databaseNameOf } from './keys'

export { SearchField } from './field/search-field'
export { searchEntry } from './nav-entry'
export { postResults, postSearchQuery } from './queries'
export { isWebAddress } from './rules'
export { SearchResults } from './results/search-results'
export { useResultCounts } from './results/use-loaded-results'

/** Stores the user's posts, bookmarks and favourites for the search on this device, while the runtime is in use. */
export async function keepPosts(runtime: Runtime): Promise<void> {
  let isOpen = true
  runtime.onClose(() => {
    isOpen = false
  })
  await whenFirstScreenShown()
  // Without its code nothing is stored until the next visit.
  const loaded = await import('./device/keep-posts').catch(() => null)
  if (isOpen) loaded?.startKeeping(runtime)
}

/** Deletes the posts that are stored for the search on this device, after signing out. */
export const deletePosts = (identityKey: string): Promise<void> => deleteDatabase(databaseNameOf(identityKey))
