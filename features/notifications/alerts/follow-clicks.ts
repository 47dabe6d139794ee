import { isPath } from '@/lib/navigation'
import { openAlert } from './open-alert'

function openClicked({ data, ports }: MessageEvent<unknown>) {
  const { type, identity, path } = (data ?? {}) as Record<string, unknown>
  if (type !== 'open-notification' || typeof identity !== 'string' || !isPath(path)) return
  // The worker waits to know that this is a page of the app.
  for (const port of ports) port.postMessage(true)
  openAlert(identity, path)
}

/**
 * Opens the pages of alerts of the service worker when they are clicked, in any tab: another one may have shown them, or
 * this one before it was reloaded. May be called again, such as for another account.
 */
export function followClicks(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', openClicked)
}
