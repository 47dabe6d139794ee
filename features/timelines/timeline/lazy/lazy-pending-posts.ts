import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/** The button for pending posts, and its announcements. Nothing is pending on the first screen. */
export const PendingPosts = lazyPart(() => import('../pending-posts'), undefined, {
  after: whenFirstScreenShown,
})
