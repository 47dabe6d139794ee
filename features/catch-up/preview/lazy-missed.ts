import { lazyPart } from '@/lib/ui/lazy-part'

/** The missed posts of home, in the sidebar. Not in the index file, whose definitions are part of the first chunk. */
export const MissedInHome = lazyPart(() => import('./missed'), undefined, { failure: 'quiet' })
