import { command } from '@/lib/bus'
import { isPath } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { openAlert } from './open-alert'

/** The open runtimes, by identity key. */
const runtimes = new Map<string, Runtime>()

/** The last click that was followed: the worker asks again where this page answers late. */
let lastClick: unknown

const textOr = (value: unknown) => (typeof value === 'string' ? value : null)

/** Answers whether this tab has the focus and shows a notification that was pushed. */
async function isSeenHere(data: Record<string, unknown>): Promise<boolean> {
  const runtime = runtimes.get(String(data['identity']))
  if (!runtime || !document.hasFocus()) return false
  const { isSeenNow } = await import('./seen')
  return isSeenNow(runtime, {
    type: String(data['kind']),
    status: textOr(data['status']),
    inReplyTo: textOr(data['inReplyTo']),
  })
}

function follow({ data, ports }: MessageEvent<unknown>) {
  const message = (data ?? {}) as Record<string, unknown>
  const { type, identity, path, reply, status, click } = message
  // The worker waits to know that this is a page of the app.
  const answer = (value: boolean) => {
    for (const port of ports) port.postMessage(value)
  }
  if (typeof identity !== 'string') return
  if (type === 'open-notification' && isPath(path)) {
    answer(true)
    if (click !== undefined && click === lastClick) return
    lastClick = click
    openAlert(identity, path)
    if (typeof reply === 'string') command('reply', { identity, statusId: reply as StatusId })
  }
  if (type === 'is-notification-seen')
    void isSeenHere(message)
      .catch(() => false)
      .then(answer)
  if (type === 'post-changed' && typeof status === 'string')
    void runtimes.get(identity)?.loader.refresh({ kind: 'status', id: status as StatusId })
}

/**
 * Follows the service worker, in any tab: opens the pages of alerts that are clicked, which another tab may have shown, or
 * this one before it was reloaded; and says which pushed notifications this tab shows anyway. Returns the function that
 * stops it for an account.
 */
export function followClicks(runtime: Runtime): () => void {
  const { key } = runtime.identity
  runtimes.set(key, runtime)
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', follow)
  return () => {
    if (runtimes.get(key) === runtime) runtimes.delete(key)
  }
}
