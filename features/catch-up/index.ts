/** Catch-up: reading a span of home as a whole. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { catchUpEntry } from './nav-entry'

/** The page for catching up with home; not part of the first load. */
export const CatchUp = lazyPart(() => import('./catch-up'))

/** Deletes the stored catch-ups of an identity, after it signed out. */
export const forgetCatchUps = async (identityKey: string): Promise<void> =>
  (await import('./loading/saved')).deleteAllSaved(identityKey)
