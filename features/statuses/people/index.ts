import { lazyPart } from '@/lib/ui/lazy-part'

/** Who boosted or favourited a post: the body of a screen. */
export const StatusPeople = lazyPart(() => import('./status-people'))
