import { lazyPart } from '@/lib/ui/lazy-part'

/** Searches bookmarks or favourites. */
export const SavedSearch = lazyPart(() => import('./saved-search'), undefined, { atOnce: true })
