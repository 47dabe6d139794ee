import { lazyPart } from '@/lib/ui/lazy-part'

/** The accounts that boosted or favourited a post, without a column header. */
export const StatusPeople = lazyPart(() => import('./status-people'))
