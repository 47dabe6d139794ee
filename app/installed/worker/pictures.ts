import { MAX_PICTURE_BYTES, PictureIndex } from './picture-index'

/** A picture that is older is stored again when it is seen, in ms. */
const MAX_AGE = 7 * 24 * 60 * 60_000

export interface PictureOptions {
  /** Name of the cache. */
  readonly name: string
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  readonly now?: () => number
}

/** The same request, whose answer can be read: its size, and whether it succeeded. Sends neither cookies nor the address of the page. */
const readable = (request: Request, options: RequestInit = {}) =>
  new Request(request.url, {
    mode: 'cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: request.headers.get('accept') ?? 'image/*' },
    signal: request.signal,
    ...options,
  })

const isSecret = (response: Response) => /no-store/i.test(response.headers.get('cache-control') ?? '')

/** True for an answer worth keeping, as far as it tells. */
const isKeepable = (response: Response): boolean =>
  response.type === 'opaque' ||
  (response.status === 200 &&
    !isSecret(response) &&
    response.headers.get('content-type')?.startsWith('image/') === true &&
    Number(response.headers.get('content-length') ?? 0) <= MAX_PICTURE_BYTES)

/**
 * Keeps pictures that were shown, for times without a connection: the network answers while there is one, and a picture is
 * stored after its answer was handed to the page. No picture is loaded that the page did not ask for.
 *
 * A page asks for pictures of other hosts in a way whose answers cannot be read. The browser counts each of these as
 * several megabytes, so few are kept. The first picture of a host is therefore asked for once more, from the cache of the browser, to
 * learn whether the host lets its pictures be read. If so, the further ones are loaded that way, each once.
 */
export function createPictures({ name, caches, fetch, now = Date.now }: PictureOptions) {
  const index = new PictureIndex({ name, caches })
  /** The hosts that are asked at this time. */
  const learning = new Map<string, Promise<unknown>>()
  let queue: Promise<unknown> = Promise.resolve()
  let isFull = false

  async function load(request: Request): Promise<Response> {
    const { origin } = new URL(request.url)
    if (request.mode !== 'no-cors' || index.isReadable(origin) !== true) return fetch(request)
    try {
      return await fetch(readable(request))
    } catch (error) {
      if (request.signal.aborted || index.has(request.url)) throw error
      // The host may have changed. Without a connection this fails too.
      const response = await fetch(request)
      index.setReadable(origin, false)
      return response
    }
  }

  /** Finds out whether pictures of a host can be read, by the first of them. Resolves to the one that can. */
  async function learn(request: Request, origin: string): Promise<Response | null> {
    try {
      const response = await fetch(readable(request, { cache: 'force-cache', signal: null }))
      index.setReadable(origin, response.ok)
      return response.ok ? response : null
    } catch {
      index.setReadable(origin, false)
      return null
    }
  }

  /** The answer to store; null when there is none yet. */
  async function toStore(request: Request, shown: Response): Promise<Response | null> {
    const { origin } = new URL(request.url)
    if (shown.type !== 'opaque') {
      index.setReadable(origin, true)
      return shown
    }
    const isReadable = index.isReadable(origin)
    if (isReadable === false) return shown
    // Asked for before that was known: it is stored when it is shown again.
    if (isReadable === true || learning.has(origin)) return null
    const learned = learn(request, origin)
    learning.set(origin, learned)
    return (await learned.finally(() => learning.delete(origin))) ?? shown
  }

  async function store(request: Request, shown: Response): Promise<void> {
    await index.load()
    if (isFull || index.isFresh(request.url, now() - MAX_AGE)) return
    const response = await toStore(request, shown)
    if (!response || !isKeepable(response)) return
    if (response.type === 'opaque') return index.put(request.url, response, null, now())
    const picture = await response.blob()
    if (picture.size <= MAX_PICTURE_BYTES) await index.put(request.url, response, picture, now())
  }

  /** Stores a picture once those before it are, so that scrolling is not disturbed by many writes at once. */
  const storeLater = (request: Request, shown: Response): Promise<unknown> =>
    (queue = queue
      .then(() => store(request, shown))
      .catch(async () => {
        // The storage is full: what the user wrote matters more. Or the browser allows none.
        isFull = true
        await index.clear().catch(() => {})
      }))

  return {
    /** Answers a request for a picture. `later` keeps the worker running for what follows the answer. */
    async answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      try {
        const response = await load(request)
        if (index.has(request.url)) index.see(request.url, now())
        if (isKeepable(response) && !index.isFresh(request.url, now() - MAX_AGE))
          later(storeLater(request, response.clone()))
        return response
      } catch (error) {
        const kept = await index.read(request.url).catch(() => undefined)
        if (kept) return kept
        throw error
      }
    },
  }
}
