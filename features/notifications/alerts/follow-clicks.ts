import { command } from '@/lib/bus'
import { isPath, type Path } from '@/lib/navigation'

/** Opens the page of an alert that was clicked, as its account. */
export function openAlert(identity: string, path: Path): void {
  window.focus()
  command('goTo', { identity, path })
}

function openClicked({ data }: MessageEvent<unknown>) {
  const { type, identity, path } = (data ?? {}) as Record<string, unknown>
  if (type === 'open-notification' && typeof identity === 'string' && isPath(path)) openAlert(identity, path)
}

/**
 * Opens the pages of alerts of the service worker when they are clicked, in any tab: another one may have shown them, or
 * this one before it was reloaded. May be called again, such as for another account.
 */
export function followClicks(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', openClicked)
}
