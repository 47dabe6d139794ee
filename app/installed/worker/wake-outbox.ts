/// <reference lib="webworker" />
import { OUTBOX_SYNC } from '../../outbox/sync-tag'

declare const self: ServiceWorkerGlobalScope

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/**
 * Wakes the open pages when the browser is connected again, so that they send their outbox, also in the background. The
 * worker sends nothing itself: it has no token.
 */
export function wakeOutbox(): void {
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent
    const wake = async () => {
      const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the tabs of a worker have its origin
      for (const tab of tabs) tab.postMessage({ type: OUTBOX_SYNC })
    }
    if (sync.tag === OUTBOX_SYNC) sync.waitUntil(wake())
  })
}
