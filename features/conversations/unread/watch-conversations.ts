import type { Runtime } from '@/lib/runtime'
import { startLater } from '@/lib/util/start-later'

/** True when the server can list conversations, or private mentions to make them of. */
const mayHaveConversations = ({ http: { capabilities } }: Runtime): boolean =>
  capabilities.tries('conversations') || capabilities.tries('directTimeline')

/**
 * Keeps the conversations updated for the badge while other pages are open. The code loads later. Returns the function
 * that stops it.
 */
export const watchConversations = (runtime: Runtime): (() => void) =>
  mayHaveConversations(runtime)
    ? startLater(
        () => import('./keep-unread-count'),
        ({ keepUnreadCount }) => keepUnreadCount(runtime),
      )
    : () => {}
