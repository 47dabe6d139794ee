import { MAX_PICTURE_CACHE_BYTES } from '@/lib/storage/offline-bound'

/** The most pictures to keep. */
const MAX_PICTURES = 800
/** The largest picture to keep, in bytes. Previews, avatars and emoji are smaller; originals in the viewer often are not. */
export const MAX_PICTURE_BYTES = 600_000
/** Pictures of unknown size, of which the browser counts each as several megabytes. Here each counts as a large one. */
const MAX_UNREADABLE = 30

/** Headers of stored pictures. */
const SEEN_AT = 'x-skein-seen'
const BYTES = 'x-skein-bytes'

interface Entry {
  /** Null for a picture that cannot be read. */
  readonly bytes: number | null
  /** ms since the epoch; when it was stored. */
  readonly storedAt: number
  /** ms since the epoch. */
  seenAt: number
}

interface IndexOptions {
  readonly name: string
  readonly caches: CacheStorage
}

/** The pictures in a cache, and what to remove when they are too many. Signing out may delete the cache at any time. */
export class PictureIndex {
  readonly #options: IndexOptions
  readonly #entries = new Map<string, Entry>()
  readonly #readable = new Map<string, boolean>()
  #loading: Promise<void> | undefined

  constructor(options: IndexOptions) {
    this.#options = options
  }

  /** Reads once what an earlier worker has stored. */
  load(): Promise<void> {
    return (this.#loading ??= this.#read().catch(() => {}))
  }

  async #read(): Promise<void> {
    const { name, caches } = this.#options
    if (!(await caches.has(name))) return
    const cache = await caches.open(name)
    // Both in the order of their insertion.
    const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()])
    if (requests.length !== responses.length) return this.clear()
    for (const [at, request] of requests.entries()) {
      const response = responses[at]
      if (!response) continue
      const isReadable = response.type !== 'opaque'
      const seenAt = Number(response.headers.get(SEEN_AT) ?? 0)
      const bytes = isReadable ? Number(response.headers.get(BYTES) ?? 0) : null
      this.#entries.set(request.url, { bytes, storedAt: seenAt, seenAt })
      this.setReadable(new URL(request.url).origin, isReadable)
    }
  }

  /** Whether pictures of a host can be read; undefined while unknown. */
  isReadable(origin: string): boolean | undefined {
    return this.#readable.get(origin)
  }

  setReadable(origin: string, isReadable: boolean): void {
    this.#readable.set(origin, isReadable)
  }

  has(url: string): boolean {
    return this.#entries.has(url)
  }

  /** True for a picture that was stored since then. */
  isFresh(url: string, since: number): boolean {
    return (this.#entries.get(url)?.storedAt ?? Number.NEGATIVE_INFINITY) >= since
  }

  see(url: string, at: number): void {
    const entry = this.#entries.get(url)
    if (entry) entry.seenAt = at
  }

  async read(url: string): Promise<Response | undefined> {
    const { name, caches } = this.#options
    return (await caches.has(name)) ? (await caches.open(name)).match(url) : undefined
  }

  /** Stores a picture, and removes those not seen for longest. `picture`: its bytes; null when they cannot be read. */
  async put(url: string, response: Response, picture: Blob | null, at: number): Promise<void> {
    const { name, caches } = this.#options
    if (!(await caches.has(name))) this.#entries.clear()
    const cache = await caches.open(name)
    const headers = {
      'content-type': response.headers.get('content-type') ?? '',
      [SEEN_AT]: `${at}`,
      [BYTES]: `${picture?.size ?? 0}`,
    }
    await cache.put(url, picture ? new Response(picture, { headers }) : response)
    this.#entries.set(url, { bytes: picture?.size ?? null, storedAt: at, seenAt: at })
    for (const old of this.#tooMany()) {
      this.#entries.delete(old)
      await cache.delete(old)
    }
  }

  async clear(): Promise<void> {
    const { name, caches } = this.#options
    this.#entries.clear()
    await caches.delete(name)
  }

  /** The pictures beyond the bounds: those not seen for longest. */
  #tooMany(): string[] {
    const latestFirst = [...this.#entries].sort(([, a], [, b]) => b.seenAt - a.seenAt)
    let [count, bytes, unreadable] = [0, 0, 0]
    return latestFirst
      .filter(([, entry]) => {
        count += 1
        bytes += entry.bytes ?? MAX_PICTURE_BYTES
        unreadable += Number(entry.bytes === null)
        return (
          count > MAX_PICTURES ||
          bytes > MAX_PICTURE_CACHE_BYTES ||
          (entry.bytes === null && unreadable > MAX_UNREADABLE)
        )
      })
      .map(([url]) => url)
  }
}
