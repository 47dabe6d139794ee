import { expect, test } from 'vitest'
import { createPictures } from './pictures'

const NAME = 'skein-pictures https://skein.example/'
const OPEN = 'https://files.example'
const CLOSED = 'https://closed.example'

/** An answer that cannot be read, and whose copies neither. */
const asOpaque = (response: Response): Response =>
  Object.defineProperties(response, {
    type: { value: 'opaque' },
    clone: { value: () => asOpaque(Response.prototype.clone.call(response)) },
  })

/** Caches as far as pictures need them. */
function memoryCaches() {
  const rows = new Map<string, Response>()
  let exists = false
  const state = { isFull: false, isBlocked: false }
  /** The browser refuses each access. */
  const allowed = <T>(answer: () => T): Promise<T> =>
    state.isBlocked ? Promise.reject(new DOMException('blocked', 'SecurityError')) : Promise.resolve(answer())
  const urlOf = (key: string | Request) => (typeof key === 'string' ? key : key.url)
  const cache = {
    match: (key: string | Request) => {
      const found = rows.get(urlOf(key))
      return Promise.resolve(found?.clone())
    },
    matchAll: () => Promise.resolve([...rows.values()].map((response) => response.clone())),
    put: (key: string, response: Response) => {
      if (state.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
      rows.delete(key)
      rows.set(key, response)
      return Promise.resolve()
    },
    delete: (key: string) => Promise.resolve(rows.delete(key)),
    keys: () => Promise.resolve([...rows.keys()].map((url) => new Request(url))),
  }
  return {
    state,
    urls: () => [...rows.keys()],
    caches: {
      has: () => allowed(() => exists),
      open: () =>
        allowed(() => {
          exists = true
          return cache
        }),
      delete: () =>
        allowed(() => {
          exists = false
          rows.clear()
          return true
        }),
    } as unknown as CacheStorage,
  }
}

/** A page and its worker. The hosts have every picture, named after its size in bytes. */
function setUp(store = memoryCaches()) {
  const asked: string[] = []
  const state = { online: true, time: 0, headers: {} as Record<string, string> }
  const fetch = (request: Request) => {
    asked.push(`${request.mode} ${request.url}`)
    if (!state.online) return Promise.reject(new TypeError('Failed to fetch'))
    if (request.mode === 'cors' && request.url.startsWith(CLOSED))
      return Promise.reject(new TypeError('No CORS'))
    const bytes = Number(/(\d+)\.png/.exec(request.url)?.[1] ?? 10)
    const response = new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'image/png', ...state.headers },
    })
    return Promise.resolve(request.mode === 'no-cors' ? asOpaque(response) : response)
  }
  const pictures = createPictures({ name: NAME, caches: store.caches, fetch, now: () => (state.time += 1) })
  const show = async (url: string) => {
    const work: Promise<unknown>[] = []
    const response = await pictures.answer(new Request(url, { mode: 'no-cors' }), (each) => work.push(each))
    await Promise.all(work)
    return response
  }
  return { asked, state, store, show }
}

test('a picture that was seen is shown without a connection', async () => {
  const { show, state } = setUp()
  await show(`${OPEN}/10.png`)
  state.online = false
  const kept = await show(`${OPEN}/10.png`)
  expect([kept.headers.get('content-type'), (await kept.blob()).size]).toEqual(['image/png', 10])
  await expect(show(`${OPEN}/20.png`)).rejects.toThrow('Failed to fetch')
})

test('the first picture of a host is asked for as the page does, then once as readable; further ones once', async () => {
  const { asked, show } = setUp()
  for (const name of ['1', '2', '3']) await show(`${OPEN}/${name}.png`)
  expect(asked).toEqual([
    `no-cors ${OPEN}/1.png`,
    `cors ${OPEN}/1.png`,
    `cors ${OPEN}/2.png`,
    `cors ${OPEN}/3.png`,
  ])
})

test('a host whose pictures cannot be read is asked once only, and few of its pictures stay', async () => {
  const { asked, show, store } = setUp()
  for (let at = 1; at <= 40; at += 1) await show(`${CLOSED}/${at}.png`)
  expect(asked.filter((line) => line.startsWith('cors'))).toEqual([`cors ${CLOSED}/1.png`])
  expect(store.urls()).toEqual(Array.from({ length: 30 }, (_, at) => `${CLOSED}/${at + 11}.png`))
})

test('the next worker knows what is stored, and asks no host again', async () => {
  const { show, store } = setUp()
  await show(`${OPEN}/1.png`)
  await show(`${CLOSED}/1.png`)
  const next = setUp(store)
  await next.show(`${OPEN}/1.png`)
  await next.show(`${OPEN}/2.png`)
  await next.show(`${CLOSED}/2.png`)
  expect(next.asked).toEqual([`no-cors ${OPEN}/1.png`, `cors ${OPEN}/2.png`, `no-cors ${CLOSED}/2.png`])
})

test('a host that no longer lets its pictures be read is asked as the page does', async () => {
  const { show, store } = setUp()
  await show(`${CLOSED}/1.png`)
  // As if it had been open before.
  const cache = await store.caches.open(NAME)
  await cache.put(
    `${CLOSED}/1.png`,
    new Response('', { headers: { 'x-skein-seen': '1', 'x-skein-bytes': '0' } }),
  )
  const next = setUp(store)
  await next.show(`${CLOSED}/1.png`)
  await next.show(`${CLOSED}/2.png`)
  await next.show(`${CLOSED}/3.png`)
  expect(next.asked).toEqual([
    `no-cors ${CLOSED}/1.png`,
    `cors ${CLOSED}/2.png`,
    `no-cors ${CLOSED}/2.png`,
    `no-cors ${CLOSED}/3.png`,
  ])
})

test('together they have at most 24 MB: what was not seen for longest goes first', async () => {
  const { show, store } = setUp()
  for (let at = 0; at < 40; at += 1) await show(`${OPEN}/${at}/600000.png`)
  await show(`${OPEN}/0/600000.png`)
  await show(`${OPEN}/40/600000.png`)
  expect(store.urls().sort()).toEqual(
    [0, ...Array.from({ length: 39 }, (_, at) => at + 2)].map((at) => `${OPEN}/${at}/600000.png`).sort(),
  )
})

test('a picture of unknown size counts as a large one', async () => {
  const { show, store } = setUp()
  for (let at = 0; at < 30; at += 1) await show(`${CLOSED}/${at}.png`)
  for (let at = 0; at < 20; at += 1) await show(`${OPEN}/${at}/600000.png`)
  expect(store.urls()).toHaveLength(40)
  expect(store.urls().filter((url) => url.startsWith(CLOSED))).toHaveLength(20)
})

test.each<[string, string, Record<string, string>]>([
  ['a large original', '600001.png', {}],
  ['a page instead of a picture', '1.png', { 'content-type': 'text/html' }],
  ['what its host forbids to store', '1.png', { 'cache-control': 'private, no-store' }],
])('%s is not kept', async (_, name, headers) => {
  const { show, state, store } = setUp()
  await show(`${OPEN}/5.png`)
  state.headers = headers
  await show(`${OPEN}/${name}`)
  expect(store.urls()).toEqual([`${OPEN}/5.png`])
})

test('after signing out, which deletes them, new ones are kept', async () => {
  const { show, store } = setUp()
  await show(`${OPEN}/1.png`)
  await store.caches.delete(NAME)
  await show(`${OPEN}/2.png`)
  await show(`${OPEN}/1.png`)
  expect(store.urls()).toEqual([`${OPEN}/2.png`, `${OPEN}/1.png`])
})

test('when the storage is full, all are deleted and none is kept, and pictures are still shown', async () => {
  const { show, store } = setUp()
  await show(`${OPEN}/1.png`)
  store.state.isFull = true
  await show(`${OPEN}/2.png`)
  store.state.isFull = false
  expect((await show(`${OPEN}/3.png`)).ok).toBe(true)
  expect(store.urls()).toEqual([])
})

test('where the browser allows no storage, pictures are shown all the same, and a lost one fails as without a worker', async () => {
  const { show, state, store } = setUp()
  store.state.isBlocked = true
  for (const at of [1, 2, 3]) expect((await show(`${OPEN}/${at}.png`)).ok).toBe(true)
  state.online = false
  await expect(show(`${OPEN}/1.png`)).rejects.toThrow('Failed to fetch')
})
