import { endPushes } from '@/features/push'
import { registerAccountData } from '@/features/session'
import { scriptUrl } from '@/lib/html/trusted-types'
import { runtimes } from '../identity/runtimes'
import { BASE } from '../routing/base'
import { session } from '../identity/session'
import { visit } from '../routing/history'
import { cacheNames } from './cache-names'
import { followLaunches } from './launches'
import { watchPage } from './new-version'
import { deleteShares } from './sharing/shared-content'
import { startWorker } from './start-worker'
import { watchWorker } from './watch-worker'

/** URL of the app, the scope of its service worker. */
const scope = () => new URL(BASE, location.origin).href

/** Lets the first worker store what this page has loaded before it: code of its screen, and the language. */
function storeLoadedFiles(container: ServiceWorkerContainer): void {
  if (container.controller) return
  const send = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const urlsToCache = [...new Set(loaded)].filter((url) => url.startsWith(scope()))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its page
    container.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }
  container.addEventListener('controllerchange', send, { once: true })
}

/**
 * Deletes what tells how the app was used: pictures, which do not say whose they are, with each account, the rest with the
 * last. The shell, the same for everyone, stays.
 */
async function eraseUse(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(cacheNames(scope()).pictures)
  if (session.sessions.state.getState().accounts.length > 0 || typeof caches === 'undefined') return
  await Promise.all([caches.delete(cacheNames(scope()).assets), deleteShares()])
}

/** Makes the app start without a network, follows starts of the installed app, and watches for new versions. */
export async function connectInstalled(): Promise<void> {
  registerAccountData({ erase: eraseUse })
  registerAccountData({
    async beforeSignOut(identityKey) {
      const runtime = runtimes.peek(identityKey)
      if (runtime) await endPushes(identityKey, runtime)
    },
    erase: (identityKey) => endPushes(identityKey),
  })
  followLaunches({ scope: scope(), open: visit })
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // A page that a server prints for its user has the token of that user, and never starts from a copy.
  if (!import.meta.env.PROD || session.embedded || !container) {
    watchPage()
    return
  }
  storeLoadedFiles(container)
  await startWorker({
    register: () => container.register(scriptUrl(`${BASE}sw.js`), { scope: BASE }),
    watch: watchWorker,
    watchWithout: watchPage,
  })
}
