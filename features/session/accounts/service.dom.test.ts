import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onFact } from '@/lib/bus'
import { createSimulator } from '@/lib/simulator/simulator'
import { readConfig } from '../servers/config'
import type { DiscoveryError } from '../servers/discovery-error'
import { readEmbedded } from '../embedded/embedded'
import { createSessionService, type SessionService, type SessionServiceOptions } from './service'
import { createSessionDb } from './store/session-db'
import { sessionNamed } from '../sign-in/page.testing'
import { fakeServer, json, type Reply } from '../sign-in/server.testing'

const ends: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

function page(options: Partial<SessionServiceOptions> & Pick<SessionServiceOptions, 'fetch'>) {
  const left: string[] = []
  const service = createSessionService({
    now: () => 1000,
    config: { defaultServer: null, productName: 'Skein' },
    embedded: null,
    root: 'https://app.example/',
    leave: (url) => void left.push(url),
    ...options,
  })
  ends.push(() => service.sessions.close())
  return { service, left }
}

const put = (id: string, content: string) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = id
  script.textContent = content
  document.body.append(script)
}

describe('against the simulated server', () => {
  async function signIn(
    acct: string,
    service: SessionService,
    left: string[],
    simulator = createSimulator(),
  ) {
    await service.signIn(simulator.origin)
    const url = new URL(left.at(-1) ?? '')
    const { world } = simulator.server
    const user = world.users.values().find((one) => world.accounts.get(one.id)?.username === acct)
    const form = new URLSearchParams([
      ...url.searchParams,
      ['decision', 'allow'],
      ['account', user?.id ?? ''],
    ])
    const sent = await simulator.fetch(
      new Request(`${simulator.origin}/oauth/authorize`, { method: 'POST', body: form }),
    )
    return service.completeSignIn(new URL(sent.headers.get('location') ?? '').searchParams)
  }

  test('signs in two accounts of one server, restores them, and signs one out', async () => {
    const simulator = createSimulator()
    const db = createSessionDb()
    const { service, left } = page({ db, fetch: simulator.fetch, now: () => simulator.server.clock.now() })
    const emitted: string[] = []
    ends.push(
      onFact('signedIn', ({ identity }) => emitted.push(`in ${identity}`)),
      onFact('signedOut', ({ identity }) => emitted.push(`out ${identity}`)),
    )
    await service.start()
    expect(service.resolve(null)).toBeNull()
    await signIn('alice', service, left, simulator)
    expect(new URL(left[0] ?? '').searchParams.has('force_login')).toBe(false)
    await signIn('bob', service, left, simulator)
    expect(new URL(left[1] ?? '').searchParams.get('force_login')).toBe('true')

    const { host } = new URL(simulator.origin)
    const [alice, bob] = [`alice@${host}`, `bob@${host}`]
    expect(service.resolve(null)?.identity.key).toBe(alice)
    const resolved = service.resolve(bob)
    const token = resolved && service.tokenOf(resolved.identity)
    expect(token).toBeTruthy()
    expect(await service.recentServers()).toMatchObject([{ server: simulator.origin }])
    expect(await service.check(bob)).toBe('valid')

    expect(await service.signOut(alice)).toBe(true)
    expect(service.resolve(null)?.identity.key).toBe(bob)
    expect(emitted).toEqual([`in ${alice}`, `in ${bob}`, `out ${alice}`])

    // The registration and its secret are removed with the last account of the server.
    expect(await db.apps.all()).toHaveLength(1)
    expect(await service.recentServers()).toHaveLength(1)
    await service.signOut(bob)
    expect(await db.apps.all()).toEqual([])
    expect(await service.recentServers()).toEqual([])
  })

  test.each([
    'mastodon',
    'mastodon-4.3',
    'mastodon-4.2',
    'mastodon-3.5',
    'gotosocial',
    'pleroma',
    'pixelfed',
    'snac',
  ] as const)('signs in to %s', async (software) => {
    const simulator = createSimulator({ software })
    const { service, left } = page({ fetch: simulator.fetch, now: () => simulator.server.clock.now() })
    const returned = await signIn('alice', service, left, simulator)
    expect(returned).toMatchObject({ kind: 'done', session: { name: expect.any(String) } })
    if (returned.kind === 'done') expect(await service.check(returned.session.identityKey)).toBe('valid')
  })

  test('a revoked token expires the session', async () => {
    const simulator = createSimulator()
    const { service, left } = page({ fetch: simulator.fetch, now: () => simulator.server.clock.now() })
    const returned = await signIn('alice', service, left, simulator)
    if (returned.kind !== 'done') throw new Error('not signed in')
    const { tokens } = simulator.server.world
    for (const token of tokens.values()) tokens.patch(token.id, { revoked: true })
    const { identityKey } = returned.session
    expect(await Promise.all([service.check(identityKey), service.check(identityKey)])).toEqual([
      'expired',
      'expired',
    ])
    expect(service.sessions.state.getState().accounts).toMatchObject([{ identityKey, expired: true }])
    expect(service.resolve(identityKey)?.identity.accountId).toBe(returned.session.accountId)
  })
})

test.each<[string, Reply, string]>([
  ['401', () => json({}, 401), 'expired'],
  ['403 about the credentials', () => json({ error: 'Invalid credentials.' }, 403), 'expired'],
  ['422', () => json({ error: 'This method requires an authenticated user' }, 422), 'expired'],
  ['403', () => json({ error: 'Your login is disabled' }, 403), 'unknown'],
  ['503', () => json({}, 503), 'unknown'],
  ['nothing', () => Promise.reject(new TypeError('offline')), 'unknown'],
])('a check answered by %s', async (_, verify, health) => {
  const { fetch } = fakeServer({ '/api/v1/accounts/verify_credentials': verify })
  const { service } = page({ fetch })
  await service.sessions.add(sessionNamed('ana'))
  expect(await service.check('ana@host.example')).toBe(health)
  expect(service.sessions.state.getState().accounts[0]?.expired).toBe(health === 'expired')
  expect(await service.check('nobody@host.example')).toBe('unknown')
})

describe('embedded by a server', () => {
  const state = (accounts: object = {}) =>
    JSON.stringify({
      meta: { access_token: 'printed', me: '1', domain: 'host.example', locale: 'de' },
      accounts,
    })

  test('signs in automatically with the printed token', async () => {
    const emojis = [{ shortcode: 'cat', url: 'https://host.example/cat.png' }]
    put(
      'initial-state',
      state({ '1': { username: 'ana', display_name: 'Ana :cat:', emojis, avatar: 'a.png' } }),
    )
    const embedded = readEmbedded('https://host.example')
    const { fetch, asked } = fakeServer()
    const { service } = page({ fetch, embedded })
    await service.start()
    expect(asked).toEqual([])
    expect(embedded).toMatchObject({ locale: 'de', streamingUrl: null })
    const identity = service.resolve(null)?.identity
    expect(identity).toEqual({
      key: 'ana@host.example',
      server: 'https://host.example',
      accountId: '1',
    })
    expect(identity && service.tokenOf(identity)).toBe('printed')
    expect(service.sessions.state.getState().accounts).toMatchObject([{ name: 'Ana :cat:', emojis }])
    expect(await service.signOut('ana@host.example')).toBe(false)
    expect(JSON.stringify(localStorage.getItem('skein:accounts'))).not.toContain('ana')
  })

  test('requests the account when it was not printed', async () => {
    put('initial-state', state())
    const { fetch, asked } = fakeServer()
    const { service } = page({ fetch, embedded: readEmbedded('https://host.example') })
    await service.start()
    expect(asked).toMatchObject([{ path: '/api/v1/accounts/verify_credentials', token: 'Bearer printed' }])
    expect(service.resolve(null)?.identity.key).toBe('ana@host.example')
  })

  test('shows its server to a visitor', async () => {
    put('initial-state', '{"meta":{"domain":"host.example"}}')
    const { service } = page({ fetch: fakeServer().fetch, embedded: readEmbedded('https://host.example') })
    await service.start()
    expect(service.resolve(null)?.identity).toMatchObject({ key: 'host.example', accountId: null })
  })

  test.each(['', 'nonsense', '[]', '{"meta":3}'])('is not embedded by %j', (content) => {
    put('initial-state', content)
    expect(readEmbedded('https://host.example')).toBeNull()
  })
})

describe('configuration', () => {
  test.each<[string | null, object]>([
    [null, { defaultServer: null, productName: 'Skein' }],
    ['nonsense', { defaultServer: null, productName: 'Skein' }],
    [
      '{"defaultServer":"mastodon.example","productName":"Mine"}',
      { defaultServer: 'https://mastodon.example', productName: 'Mine' },
    ],
    [
      '{"defaultServer":"https://mastodon.example/","productName":""}',
      { defaultServer: 'https://mastodon.example', productName: 'Skein' },
    ],
    ['{"defaultServer":"not a server","productName":1}', { defaultServer: null, productName: 'Skein' }],
  ])('%s', (content, expected) => {
    if (content !== null) put('skein-config', content)
    expect(readConfig()).toEqual(expected)
  })
})

describe('the identity of an address', () => {
  const at = async (over: Partial<SessionServiceOptions> = {}) => {
    const { service } = page({ fetch: fakeServer().fetch, ...over })
    await service.start()
    return (identityKey: string | null) => {
      const resolved = service.resolve(identityKey)
      return resolved && [resolved.identity.key, resolved.identity.server, resolved.signedOutAccount]
    }
  }

  test.each<[string | null, (string | null)[] | null]>([
    [null, ['default.example', 'https://default.example', null]],
    ['other.example', ['other.example', 'https://other.example', null]],
    ['ana@other.example', ['other.example', 'https://other.example', 'ana@other.example']],
    ['localhost:8001', ['localhost:8001', 'http://localhost:8001', null]],
    ['nonsense', null],
  ])('%s for a visitor', async (identityKey, expected) => {
    const resolve = await at({ config: { defaultServer: 'https://default.example', productName: 'Skein' } })
    expect(resolve(identityKey)).toEqual(expected)
  })

  test("the page's own host keeps its scheme", async () => {
    const resolve = await at({ root: 'http://box.example:8080/' })
    expect(resolve('box.example:8080')).toEqual(['box.example:8080', 'http://box.example:8080', null])
  })
})

describe("the page's own server", () => {
  const own = (over: Record<string, Reply>, options: Partial<SessionServiceOptions> = {}) => {
    const { fetch, asked } = fakeServer(over)
    return { ...page({ fetch, ...options }), asked }
  }

  test('is discovered once and becomes the default', async () => {
    const { service, asked } = own({})
    expect(await service.ownServer()).toMatchObject({ server: 'https://app.example' })
    const before = asked.length
    expect(await service.ownServer()).not.toBeNull()
    expect(asked).toHaveLength(before)
    expect(service.resolve(null)?.identity.server).toBe('https://app.example')
  })

  test('is null on a static host', async () => {
    const { service } = own({
      '/api/v2/instance': () => new Response('<!doctype html>'),
      '/api/v1/instance': () => new Response('<!doctype html>'),
    })
    expect(await service.ownServer()).toBeNull()
  })

  test('is not requested when a server is configured', async () => {
    const config = { defaultServer: 'https://default.example', productName: 'Skein' }
    const { service, asked } = own({}, { config })
    expect(await service.ownServer()).toBeNull()
    expect(asked).toEqual([])
  })
})

test('a failed discovery is thrown without leaving the page', async () => {
  const { service, left } = page({ fetch: async () => json({}, 404) })
  const error: unknown = await service.signIn('host.example').catch((caught: unknown) => caught)
  expect((error as DiscoveryError).reason).toBe('foreign')
  expect(left).toEqual([])
})
