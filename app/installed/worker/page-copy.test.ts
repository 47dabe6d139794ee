import { expect, test } from 'vitest'
import { createPageCopy } from './page-copy'

const SCOPE = 'https://skein.example/client/'

/** A page of a version, with a configuration that its host may edit. */
const pageOf = (script: string, config = '') =>
  `<!doctype html><script id="skein-config" type="application/json">{${config}}</script>` +
  `<script type="module" crossorigin src="/client/assets/${script}.js"></script>`

/** Caches as far as the copy needs them. */
function memoryCaches() {
  const rows = new Map<string, string>()
  const cache = {
    match: (key: string) => Promise.resolve(rows.has(key) ? new Response(rows.get(key)) : undefined),
    put: async (key: string, response: Response) => void rows.set(key, await response.text()),
    delete: (key: string | Request) => Promise.resolve(rows.delete(typeof key === 'string' ? key : key.url)),
    keys: () => Promise.resolve([...rows.keys()].map((url) => new Request(url))),
  }
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage
}

/** A copy for version `own`, of a host whose page the test sets. */
function setUp(own = 'one', caches = memoryCaches()) {
  const host: { page: string | Error; asked: string[] } = { page: pageOf(own), asked: [] }
  const copy = createPageCopy({
    scope: SCOPE,
    build: own,
    hasScript: (url) => url === `${SCOPE}assets/${own}.js`,
    caches,
    fetch: (url) => {
      host.asked.push(url)
      return host.page instanceof Error ? Promise.reject(host.page) : Promise.resolve(new Response(host.page))
    },
  })
  return { copy, host, caches, stored: async () => (await copy.read())?.text() }
}

test('the page of the app is stored from its own address', async () => {
  const { copy, host, stored } = setUp()
  expect(await stored()).toBeUndefined()
  await copy.install()
  expect(host.asked).toEqual([SCOPE])
  expect(await stored()).toBe(pageOf('one'))
})

test('an edited configuration is stored, and is no other version', async () => {
  const { copy, host, stored } = setUp()
  await copy.install()
  host.page = pageOf('one', '"defaultServer":"home.example"')
  expect(await copy.refresh()).toBe(false)
  expect(await stored()).toBe(host.page)
})

test.each([
  ['the page of another version', pageOf('two')],
  ['an error page', '<!doctype html><h1>Maintenance</h1>'],
])('%s is not stored and reported as another version', async (_, html) => {
  const { copy, host, stored } = setUp()
  await copy.install()
  host.page = html
  expect(await copy.refresh()).toBe(true)
  expect(await stored()).toBe(pageOf('one'))
})

test('without a network the copy stays, and no other version is reported', async () => {
  const { copy, host, stored } = setUp()
  await copy.install()
  host.page = new TypeError('Failed to fetch')
  expect(await copy.refresh()).toBe(false)
  expect(await stored()).toBe(pageOf('one'))
})

test('a worker of another version than the page is not installed', async () => {
  const { copy, host, stored } = setUp()
  host.page = pageOf('two')
  await expect(copy.install()).rejects.toThrow('version')
  expect(await stored()).toBeUndefined()
})

test('a page with the data of a user is never stored, and the copy from before is deleted', async () => {
  const { copy, host, stored } = setUp()
  await copy.install()
  host.page = `<script id="initial-state" type="application/json">{"meta":{"access_token":"secret"}}</script>${pageOf('one')}`
  expect(await copy.refresh()).toBe(false)
  expect(await stored()).toBeUndefined()
  await copy.install()
  expect(await stored()).toBeUndefined()
})

test('each version has its own copy until the others are deleted', async () => {
  const old = setUp('one')
  await old.copy.install()
  const next = setUp('two', old.caches)
  await next.copy.install()
  expect(await old.stored()).toBe(pageOf('one'))
  await next.copy.deleteOthers()
  expect(await old.stored()).toBeUndefined()
  expect(await next.stored()).toBe(pageOf('two'))
})
