import { lazyPart } from '@/lib/ui/lazy-part'

/**
 * In the sidebar: what was missed in home. Apart from the index file, of which the first chunk includes what it defines.
 */
export const MissedInHome = lazyPart(() => import('./missed'), undefined, { failure: 'quiet' })
