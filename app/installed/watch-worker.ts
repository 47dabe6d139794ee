import { offerNewVersion, onLongVisit } from './new-version'

interface Ports {
  container?: ServiceWorkerContainer
  reload?: () => void
  /** ms */
  now?: () => number
}

/**
 * Offers a new version once its service worker has stored it, in every tab. The worker takes over only when the user accepts
 * the offer in one of them: that tab is reloaded, and the others offer it until they are. Returns the function that
 * stops it.
 */
export function watchWorker(
  registration: ServiceWorkerRegistration,
  { container = navigator.serviceWorker, reload = () => location.reload(), now }: Ports = {},
): () => void {
  let isAccepted = false
  /** False until the first worker controls this page, which is no update. */
  let isControlled = container.controller !== null

  const start = () => {
    isAccepted = true
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its page
    if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    else reload()
  }
  // The first worker waits for nothing, as there is none before it.
  const offerWaiting = () => {
    if (registration.waiting && registration.active) offerNewVersion(start)
  }
  const onFound = () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offerWaiting())
  }
  const onChange = () => {
    if (isAccepted) reload()
    else if (isControlled) offerNewVersion(start)
    isControlled = true
  }
  registration.addEventListener('updatefound', onFound)
  container.addEventListener('controllerchange', onChange)
  // A worker that is being installed since before this page was opened.
  onFound()
  offerWaiting()
  const stop = onLongVisit(() => void registration.update().catch(() => {}), now)
  return () => {
    stop()
    registration.removeEventListener('updatefound', onFound)
    container.removeEventListener('controllerchange', onChange)
  }
}
