import { offerNewVersion, onLongVisit, ownEntryScript } from './new-version'
import { ask } from './worker/next-version'

/** True when a worker has the version of this page, which then was started by the load of this page. */
async function isWorkerOfPage(worker: ServiceWorker): Promise<boolean> {
  const script = ownEntryScript()
  return script !== null && (await ask(worker, { type: 'IS_YOURS', script })) === true
}

interface Ports {
  container?: ServiceWorkerContainer
  isOfPage?: (worker: ServiceWorker) => Promise<boolean>
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
  {
    container = navigator.serviceWorker,
    isOfPage = isWorkerOfPage,
    reload = () => location.reload(),
    now,
  }: Ports = {},
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
  const offerWaitingBefore = async () => {
    const { waiting } = registration
    // It waits no longer when the load of this page has started it.
    if (waiting && !(await isOfPage(waiting))) offerWaiting()
  }
  const onFound = () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offerWaiting())
  }
  const onChange = async () => {
    const wasControlled = isControlled
    isControlled = true
    if (isAccepted) return reload()
    // A reload starts a version that waited: its worker takes over after its page has loaded.
    const { controller } = container
    if (wasControlled && controller && !(await isOfPage(controller))) offerNewVersion(start)
  }
  const onControllerChange = () => void onChange()
  registration.addEventListener('updatefound', onFound)
  container.addEventListener('controllerchange', onControllerChange)
  // A worker that is being installed since before this page was opened.
  onFound()
  void offerWaitingBefore()
  const stop = onLongVisit(() => void registration.update().catch(() => {}), now)
  return () => {
    stop()
    registration.removeEventListener('updatefound', onFound)
    container.removeEventListener('controllerchange', onControllerChange)
  }
}
