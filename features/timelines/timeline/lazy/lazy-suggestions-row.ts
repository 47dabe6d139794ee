import { lazyPart } from '@/lib/ui/lazy-part'

/**
 * The follow suggestions as a row of home. Its code is loaded before the row is inserted, so that its height
 * does not change.
 */
export const SuggestionsRow = lazyPart(() => import('../../follow-suggestions/suggestions-row'), undefined, {
  failure: 'quiet',
})
