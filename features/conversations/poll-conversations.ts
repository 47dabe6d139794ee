import type { Runtime } from '@/lib/runtime'
import { listPathOf } from './queries'

/**
 * Polls the list of conversations, or of private mentions where the server turns out to have no conversations. Returns
 * the function that stops it.
 */
export function pollConversations(
  runtime: Pick<Runtime, 'http' | 'poller'>,
  receive: (page: unknown) => void,
): () => void {
  let polled: string | null = null
  let stop = () => {}
  const follow = () => {
    const path = listPathOf(runtime)
    if (path === polled) return
    polled = path
    stop()
    stop = path === null ? () => {} : runtime.poller.add({ key: path, path }, receive)
  }
  follow()
  const end = runtime.http.capabilities.subscribe(follow)
  return () => {
    end()
    stop()
  }
}
