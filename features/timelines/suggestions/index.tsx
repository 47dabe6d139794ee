import { lazyPart } from '@/lib/ui/lazy-part'

/** Whom to follow, as a row of home. It comes into the list when it has something to show. */
export const SuggestionsRow = lazyPart(() => import('./suggestions-row'), undefined, { quiet: true })
