/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { readPushScope } from '@/lib/push/account-scope'
import { isAsset, isLanguage, isPageOfApp, isPictureOfServer } from './worker/addresses'
import { openClickedAlerts } from './worker/alert-clicks'
import { assetsFirst, keepOldAssets, loadLanguages, noPages } from './worker/assets'
import { answerStart, startWaiting } from './worker/next-version'
import { createPageCopy } from './worker/page-copy'
import { startPushes } from './worker/push/start-pushes'
import { createPictures } from './worker/pictures'
import { cacheNames } from './cache-names'
import { wakeOutbox } from './worker/wake-outbox'
import { keepShare } from './sharing/keep-share'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

const { scope } = self.registration
/** Set in the workers that only receive the pushes of an account. */
const { app, account } = readPushScope(scope)
const build = import.meta.env.VITE_BUILD ?? 'dev'

const shell = new PrecacheController({ plugins: [noPages] })
shell.addToCacheList(self.__WB_MANIFEST)
const shellFiles = shell.getURLsToCacheKeys()

const page = createPageCopy({
  scope,
  build,
  hasScript: (url) => shellFiles.has(url),
  caches,
  fetch: (url, options) => fetch(url, options),
})

self.addEventListener('install', (event) => {
  if (account !== null) return
  event.waitUntil(Promise.all([page.install(), loadLanguages(build, event)]))
  void shell.install(event)
})

self.addEventListener('activate', (event) => {
  if (account !== null) return
  const activate = async () => {
    const needed = new Set(shellFiles.values())
    await keepOldAssets(shell.strategy.cacheName, (url) => needed.has(url))
    await Promise.all([shell.activate(event), page.deleteOthers()])
  }
  event.waitUntil(activate())
})

// Otherwise the code loaded during the first visit would not be stored.
clientsClaim()

// A new version takes over when the user asks for it, when the only tab is reloaded, or once all tabs with the one before are
// closed.
self.addEventListener('message', (event) => {
  const answered = answerStart(event, {
    build,
    read: () => page.read(),
    start: () => self.skipWaiting(),
    claim: () => self.clients.claim(),
  })
  event.waitUntil(answered.catch(() => {}))
})

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPageOfApp(url, scope),
  async ({ request, event }) => {
    const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const next = await startWaiting(self.registration.waiting, { tabs, read: (id) => page.read(id) })
    if (next) return next
    const copy = await page.read()
    if (!copy) return fetch(request)
    const refresh = async () => {
      if (await page.refresh()) await self.registration.update()
    }
    event.waitUntil(refresh().catch(() => {}))
    return copy
  },
)
registerRoute(
  ({ url }) => url.href === `${scope}share`,
  async ({ request }) => Response.redirect(`${scope}share${await keepShare(await request.formData())}`, 303),
  'POST',
)
registerRoute(new PrecacheRoute(shell))
registerRoute(({ url }) => isAsset(url, scope) || isLanguage(url, scope), assetsFirst)
const pictures = createPictures({
  name: cacheNames(scope).pictures,
  caches,
  fetch: (request) => fetch(request),
})
registerRoute(
  ({ request, url }) => request.destination === 'image' && isPictureOfServer(url, scope),
  ({ request, event }) => pictures.answer(request, (work) => event.waitUntil(work)),
)

openClickedAlerts(app, account === null ? undefined : startPushes(app, account))
if (account === null) wakeOutbox()
