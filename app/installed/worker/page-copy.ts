import { cacheNames } from '../cache-names'
import { entryScriptOf, hasPrintedData } from './page-text'

export interface PageCopyOptions {
  /** URL of the page, which is that of the app. */
  readonly scope: string
  /** Id of the build of this worker. */
  readonly build: string
  /** True for the URL of a script that belongs to the same build as the worker. */
  readonly hasScript: (url: string) => boolean
  readonly caches: CacheStorage
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>
}

/** The page that the server has at the address of the app. `other`: that of another version, or none of the app. */
type Served = 'same' | 'other' | 'printed'

/**
 * The copy of index.html with which the app starts. It is not precached by the hash of the build, because its host may edit
 * the configuration in it without a build: each start loads it again in the background, and the next start shows
 * the edit. A copy belongs to one build, as it names the scripts of that.
 */
export function createPageCopy({ scope, build, hasScript, caches, fetch }: PageCopyOptions) {
  const name = cacheNames(scope).page
  const keyOf = (id: string) => `${scope}?build=${id}`
  const key = keyOf(build)

  async function load(): Promise<Served> {
    const response = await fetch(scope, { cache: 'no-cache', credentials: 'same-origin' })
    const html = response.ok ? await response.text() : ''
    const cache = await caches.open(name)
    if (hasPrintedData(html)) {
      await cache.delete(key)
      return 'printed'
    }
    const script = entryScriptOf(html)
    if (script === null || !hasScript(new URL(script, scope).href)) return 'other'
    // A new object: browsers refuse to open a page with an answer that was redirected.
    await cache.put(key, new Response(html, { headers: response.headers }))
    return 'same'
  }

  return {
    /** Stores the first copy. Throws when the server has another version than this worker, which then is too old or too new. */
    async install(): Promise<void> {
      if ((await load()) === 'other') throw new Error('The page does not belong to this version')
    },
    /**
     * The stored copy of this build, or of another one whose worker is installed; undefined where a server prints data for its
     * users, since such a page is never stored.
     */
    async read(id = build): Promise<Response | undefined> {
      return (await caches.open(name)).match(keyOf(id))
    },
    /** Loads the page again. Resolves to true when another version seems to be there. */
    refresh: async (): Promise<boolean> => (await load().catch(() => 'same')) === 'other',
    /** Deletes the copies of other versions. */
    async deleteOthers(): Promise<void> {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url !== key) await cache.delete(request)
    },
  }
}
