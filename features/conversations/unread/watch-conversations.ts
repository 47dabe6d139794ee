import type { Runtime } from '@/lib/runtime'

/** True when the server can list conversations, or private mentions to make them of. */
const mayHaveConversations = ({ http: { capabilities } }: Runtime): boolean =>
  capabilities.tries('conversations') || capabilities.tries('directTimeline')

/**
 * Keeps the conversations updated for the badge while other pages are open. The code loads later. Returns the function
 * that stops it.
 */
export function watchConversations(runtime: Runtime): () => void {
  let end: (() => void) | null = null
  let ended = false
  if (mayHaveConversations(runtime))
    import('./keep-unread-count').then(
      ({ keepUnreadCount }) => {
        if (!ended) end = keepUnreadCount(runtime)
      },
      // The page of private mentions loads this code again, and reports a failure.
      () => {},
    )
  return () => {
    ended = true
    end?.()
  }
}
