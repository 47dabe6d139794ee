import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onFact } from '@/lib/bus'
import type { AccountId } from '@/schemas/primitives'
import { createSessionDb } from './session-db'
import { createSessionsStore } from './sessions-store'
import { registerAccountData } from '../../sign-out/account-data'
import { countUnsaved, signOut } from '../../sign-out/sign-out'
import type { Session } from './stored'
import { fakeServer, json } from '../../sign-in/server.testing'

const ends: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

const session = (name: string, more: Partial<Session> = {}): Session => ({
  identityKey: `${name}@host.example`,
  server: 'https://host.example',
  accountId: `id-${name}` as AccountId,
  name,
  emojis: [],
  avatar: '',
  handle: `${name}@host.example`,
  expired: false,
  token: `token-${name}`,
  scopes: 'read write',
  clientId: 'id',
  clientSecret: 'secret',
  revocationPath: '/oauth/revoke',
  embedded: false,
  addedAt: 1,
  ...more,
})

function tab(db = createSessionDb()) {
  const store = createSessionsStore(db)
  ends.push(() => store.close())
  return store
}

const names = (store: ReturnType<typeof tab>) =>
  store.state.getState().accounts.map(({ identityKey }) => identityKey)

test('accounts survive a reload in order, before the database answers', async () => {
  const store = tab()
  await store.add(session('b', { addedAt: 1 }))
  await store.add(session('a', { addedAt: 2 }))
  const later = tab()
  expect(later.state.getState().loaded).toBe(false)
  expect(names(later)).toEqual(['b@host.example', 'a@host.example'])
  expect(later.sessionOf('a@host.example')).toBeNull()
  await later.load()
  expect(later.state.getState().loaded).toBe(true)
  expect(later.sessionOf('a@host.example')?.token).toBe('token-a')
})

test('describing an account stores the emoji of its name, and nothing when they are known', async () => {
  const store = tab()
  await store.add(session('a'))
  const url = 'https://host.example/cat.png'
  const cat = { shortcode: 'cat', url, static_url: url, visible_in_picker: true, category: null }
  await store.describe('a@host.example', { name: 'Sam :cat:', emojis: [cat], avatar: '' })
  const { accounts } = store.state.getState()
  expect(accounts).toMatchObject([{ name: 'Sam :cat:', emojis: [cat] }])
  await store.describe('a@host.example', { name: 'Sam :cat:', emojis: [{ ...cat }], avatar: '' })
  expect(store.state.getState().accounts).toBe(accounts)
  expect(tab().state.getState().accounts).toEqual(accounts)
})

test('no token or secret reaches localStorage', async () => {
  await tab().add(session('a'))
  const text = Object.keys(localStorage)
    .map((key) => localStorage.getItem(key))
    .join()
  expect(text).toContain('a@host.example')
  expect(text).not.toContain('token-a')
  expect(text).not.toContain('secret')
})

test('equal ids on two servers, and two accounts on one server, are separate', async () => {
  const store = tab()
  await store.add(session('a', { accountId: '1' as AccountId }))
  await store.add(session('b', { accountId: '2' as AccountId, addedAt: 2 }))
  await store.add(
    session('a', {
      identityKey: 'a@other.example',
      server: 'https://other.example',
      accountId: '1' as AccountId,
      token: 'elsewhere',
      addedAt: 3,
    }),
  )
  expect(names(store)).toEqual(['a@host.example', 'b@host.example', 'a@other.example'])
  expect(store.sessionOf('a@host.example')?.token).toBe('token-a')
  expect(store.sessionOf('a@other.example')?.token).toBe('elsewhere')
})

test('signing in again replaces the token, keeps the position and ends the expiry', async () => {
  const store = tab()
  await store.add(session('a', { addedAt: 1 }))
  await store.add(session('b', { addedAt: 2 }))
  await store.setExpired('a@host.example', true)
  expect(store.state.getState().accounts[0]?.expired).toBe(true)
  await store.add(session('a', { identityKey: 'renamed@host.example', token: 'new', addedAt: 3 }))
  expect(names(store)).toEqual(['renamed@host.example', 'b@host.example'])
  expect(store.state.getState().accounts[0]?.expired).toBe(false)
})

test('other tabs follow changes', async () => {
  const [one, two] = [tab(), tab()]
  await Promise.all([one.load(), two.load()])
  await one.add(session('a'))
  await vi.waitFor(() => expect(two.sessionOf('a@host.example')?.token).toBe('token-a'))
  await two.remove('a@host.example')
  await vi.waitFor(() => expect(names(one)).toEqual([]))
})

test('every tab emits facts for added, changed and removed accounts only', async () => {
  const emitted: string[] = []
  ends.push(
    onFact('signedIn', ({ identity }) => emitted.push(`in ${identity}`)),
    onFact('signedOut', ({ identity }) => emitted.push(`out ${identity}`)),
  )
  const store = tab()
  await store.load()
  await store.add(session('a'))
  await store.setExpired('a@host.example', true)
  await store.add(session('a', { token: 'other' }))
  await store.remove('a@host.example')
  expect(emitted).toEqual(['in a@host.example', 'in a@host.example', 'out a@host.example'])

  await store.add(session('b'))
  emitted.length = 0
  const second = tab()
  await second.load()
  expect(emitted).toEqual([])
  await store.remove('b@host.example')
  await vi.waitFor(() => expect(emitted).toEqual(['out b@host.example', 'out b@host.example']))
})

test('an embedded session is not stored', async () => {
  const store = tab()
  await store.add(session('a', { embedded: true }))
  expect(store.sessionOf('a@host.example')).not.toBeNull()
  await store.load()
  expect(names(store)).toEqual(['a@host.example'])
  const later = tab()
  await later.load()
  expect(names(later)).toEqual([])
})

test('reports blocked storage and works until the page closes', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const store = tab()
  await store.load()
  await store.add(session('a'))
  expect(store.state.getState()).toMatchObject({ blocked: true, loaded: true })
  await store.load()
  expect(store.sessionOf('a@host.example')).not.toBeNull()
})

describe('signing out', () => {
  test.each([
    ['yes', () => json({}), true],
    ['403', () => json({ error: 'unauthorized_client' }, 403), false],
    ['a page', () => new Response('<html>', { status: 500 }), false],
    ['nothing', () => Promise.reject(new TypeError('offline')), false],
  ])('forgets and erases when the server answers %s', async (_, revoke, confirmed) => {
    const { fetch, asked } = fakeServer({ '/oauth/revoke': revoke })
    const sessions = tab()
    await sessions.add(session('a'))
    const erased: [string, boolean][] = []
    ends.push(
      registerAccountData({
        beforeSignOut: async (identityKey) =>
          void erased.push([identityKey, sessions.sessionOf(identityKey) !== null]),
        erase: async (identityKey) =>
          void erased.push([identityKey, sessions.sessionOf(identityKey) !== null]),
      }),
      registerAccountData({ erase: () => Promise.reject(new Error('broken')) }),
    )
    expect(await signOut({ sessions, db: createSessionDb(), fetch }, 'a@host.example')).toBe(confirmed)
    expect(erased).toEqual([
      ['a@host.example', true],
      ['a@host.example', false],
    ])
    expect(names(sessions)).toEqual([])
    expect(asked.at(-1)).toMatchObject({
      path: '/oauth/revoke',
      form: { client_id: 'id', client_secret: 'secret', token: 'token-a' },
    })
  })

  test('counts what would be lost', async () => {
    ends.push(
      registerAccountData({ countUnsaved: async () => 2, erase: async () => undefined }),
      registerAccountData({
        countUnsaved: () => Promise.reject(new Error('x')),
        erase: async () => undefined,
      }),
      registerAccountData({ erase: async () => undefined }),
    )
    expect(await countUnsaved('a@host.example')).toBe(2)
  })
})
