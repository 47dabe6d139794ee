/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { cacheNames } from '../cache-names'
import { isAsset, isLanguage } from './addresses'

declare const self: ServiceWorkerGlobalScope

/** Files of the app used at least once: code of screens, languages, the emoji font. Some 20 KB each. */
const MAX_ASSETS = 200

const { scope } = self.registration
const { assets: name } = cacheNames(scope)

/** Hosts that answer every address with the page would otherwise have it stored as a script. */
export const noPages: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.ok && !response.headers.get('content-type')?.startsWith('text/html') ? response : null,
    ),
}

/** During an update, a host may answer with the texts of another build than that in the address. */
const ofTheirBuild: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const url = new URL(request.url)
    if (!isLanguage(url, scope)) return response
    const file = (await response.clone().json()) as { 2?: unknown }
    return file[2] === url.search.slice(1) ? response : null
  },
}

/** A page of the version that starts next loads its code while this worker still answers: the precache has it already. */
const ofNextVersion: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request),
}

/** Answers with the stored file, else loads and stores it. */
export const assetsFirst = new CacheFirst({
  cacheName: name,
  plugins: [
    noPages,
    ofTheirBuild,
    ofNextVersion,
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
})

/** Loads the languages that earlier versions used, in the texts of this one. A failure leaves them to their first use. */
export async function loadLanguages(build: string, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(name)
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url))
    .flatMap((url) => (isLanguage(url, scope) ? [url.pathname] : []))
  await Promise.allSettled(
    [...new Set(paths)].map((path) =>
      assetsFirst.handle({ event, request: new Request(`${path}?${build}`) }),
    ),
  )
}

/**
 * Moves the precached assets that this version does not need to those used: tabs that still run the version before may load
 * more of its code, which the server may have deleted.
 */
export async function keepOldAssets(precache: string, needed: (url: string) => boolean): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length === 0) return
  const [from, to] = await Promise.all([caches.open(precache), caches.open(name)])
  const bound = new CacheExpiration(name, { maxEntries: MAX_ASSETS })
  for (const request of await from.keys()) {
    const response =
      !needed(request.url) && isAsset(new URL(request.url), scope) && (await from.match(request))
    if (!response) continue
    await to.put(request, response)
    await bound.updateTimestamp(request.url)
  }
  await bound.expireEntries()
}
