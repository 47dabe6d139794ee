import { lazyPart } from '../lazy-part'

/** Says from when the rows of a list are. Loaded with the first list that is shown without a connection. */
export const StaleNote = lazyPart(() => import('./stale-note'), undefined, { failure: 'quiet' })
