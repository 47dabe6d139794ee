import { lazyPart } from '@/lib/ui/lazy-part'

/** A gap between notifications. Loaded on demand, as few lists have one. */
export const NotificationGap = lazyPart(() => import('./notification-gap'))
