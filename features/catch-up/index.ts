/** Catch-up: the posts of home in a span of time, filtered, sorted and saved. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { catchUpEntry } from './nav-entry'
export { MissedInHome } from './preview/lazy-missed'

/** The page for catching up with home, which loads on first use. */
export const CatchUp = lazyPart(() => import('./catch-up'))

/** Deletes the stored catch-ups of an identity, after it signed out. Loads the code of the store only then. */
export const deleteCatchUps = async (identityKey: string): Promise<void> =>
  (await import('./loading/saved')).deleteAllSaved(identityKey)
