import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deleteDatabase, openDatabase } from '@/lib/storage'
import {
  lastVisitDatabase,
  SESSIONS_CHANNEL,
  SESSIONS_DATABASE,
  SNAPSHOT_ROW,
  SNAPSHOT_STORE,
} from '@/lib/storage/first-databases'
import { openTabChannel } from '@/lib/util/tab-channel'
import { takeEarlyAnswer } from './early-request'
import { startEarly } from './early-start'

const HOME = 'https://one.example/api/v1/timelines/home'
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>()

interface Stored {
  /** The builds whose data the accounts saw last. */
  visits?: Record<string, string>
  expired?: boolean
  version?: number
}

/** Stores the accounts and sessions of two people, and for some what they saw last. */
async function setUp({ visits = {}, expired = false, version = 1 }: Stored = {}) {
  const rows = ['ada', 'bob'].map((name) => ({
    identityKey: `${name}@one.example`,
    server: 'https://one.example',
    token: `token-${name}`,
    expired,
  }))
  const accounts = rows.map(({ identityKey }) => ({ identityKey }))
  localStorage.setItem('skein:accounts', JSON.stringify({ version, data: accounts }))
  const sessions = openDatabase(SESSIONS_DATABASE)
  for (const row of rows) await sessions.put('sessions', row, row.identityKey)
  sessions.close()
  for (const [identityKey, build] of Object.entries(visits)) {
    const database = openDatabase(lastVisitDatabase(identityKey))
    await database.put(SNAPSHOT_STORE, { build }, SNAPSHOT_ROW)
    database.close()
    onTestFinished(() => deleteDatabase(lastVisitDatabase(identityKey).name))
  }
  onTestFinished(() => deleteDatabase(SESSIONS_DATABASE.name))
}

const begin = (path: string) => {
  const end = startEarly({ path, build: 'now' })
  onTestFinished(end)
  return end
}

/** Reads as the app does. The early start has then read the same. */
async function readAll(identityKey = 'ada@one.example') {
  const [sessions, visit] = [openDatabase(SESSIONS_DATABASE), openDatabase(lastVisitDatabase(identityKey))]
  const read = await Promise.all([sessions.getAll('sessions'), visit.get(SNAPSHOT_STORE, SNAPSHOT_ROW)])
  for (const database of [sessions, visit]) database.close()
  return read
}

const requestBy = (token: string | null, url = HOME, init: RequestInit = {}) =>
  new Request(url, { ...init, headers: token === null ? {} : { authorization: `Bearer ${token}` } })

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response('[]'))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
})

test('without a last visit home is requested before the code of the app has loaded, as the account of the address', async () => {
  await setUp()
  for (const [path, name] of [
    ['/', 'ada'],
    ['/home', 'ada'],
    ['/~bob@one.example/home', 'bob'],
  ] as const) {
    const end = begin(path)
    await readAll(`${name}@one.example`)
    expect(fetched).toHaveBeenCalledOnce()
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(String(url)).toBe(HOME)
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'manual' })
    expect(await takeEarlyAnswer(requestBy(`token-${name}`))?.then((answer) => answer.text())).toBe('[]')
    end()
    fetched.mockClear()
  }
})

test('the sessions and the last visit are read once for the app', async () => {
  await setUp({ visits: { 'ada@one.example': 'now' } })
  begin('/notifications')
  await vi.waitFor(async () => expect((await indexedDB.databases()).length).toBeGreaterThan(1))
  const open = vi.spyOn(indexedDB, 'open')
  const [sessions, visit] = await readAll()
  expect(sessions).toHaveLength(2)
  expect(visit).toEqual({ build: 'now' })
  expect(open).not.toHaveBeenCalled()
})

test.each<[string, string, Stored]>([
  ['the last visit can be shown', '/home', { visits: { 'ada@one.example': 'now' } }],
  ['the token was refused', '/home', { expired: true }],
  ['the address shows another page', '/notifications', {}],
  ['the address is the deck, whose columns are not known yet', '/deck/home', {}],
  ['the account is not signed in', '/~eve@one.example/home', {}],
  ['the accounts are stored by another build', '/home', { version: 2 }],
])('nothing is requested where %s', async (_, path, stored) => {
  await setUp(stored)
  begin(path)
  await readAll()
  expect(fetched).not.toHaveBeenCalled()
})

test('data of another build are not shown, so home is requested', async () => {
  await setUp({ visits: { 'ada@one.example': 'before' } })
  begin('/home')
  await readAll()
  expect(fetched).toHaveBeenCalledOnce()
})

test('only the same request takes the answer, once', async () => {
  await setUp()
  begin('/home')
  await readAll()
  expect(takeEarlyAnswer(requestBy('token-bob'))).toBeNull()
  expect(takeEarlyAnswer(requestBy(null))).toBeNull()
  expect(takeEarlyAnswer(requestBy('token-ada', `${HOME}?since_id=1`))).toBeNull()
  expect(takeEarlyAnswer(requestBy('token-ada', HOME, { method: 'POST' }))).toBeNull()
  expect(takeEarlyAnswer(requestBy('token-ada'))).not.toBeNull()
  expect(takeEarlyAnswer(requestBy('token-ada'))).toBeNull()
})

test('an answer that is not taken by the first screen is dropped, with its body', async () => {
  const cancel = vi.fn()
  fetched.mockImplementation(async () => new Response(new ReadableStream({ cancel })))
  await setUp()
  const end = begin('/home')
  await readAll()
  end()
  expect(takeEarlyAnswer(requestBy('token-ada'))).toBeNull()
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
})

test('the one who takes the answer gets its failure and can abort', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('offline')))
  await setUp()
  begin('/home')
  await readAll()
  await expect(takeEarlyAnswer(requestBy('token-ada'))).rejects.toThrow('offline')

  fetched.mockImplementation(() => new Promise(() => {}))
  begin('/home')
  await readAll()
  const controller = new AbortController()
  const answer = takeEarlyAnswer(requestBy('token-ada', HOME, { signal: controller.signal }))
  controller.abort()
  await expect(answer).rejects.toThrow('Aborted')
})

test('what another tab changes is read again', async () => {
  await setUp()
  begin('/notifications')
  const other = openTabChannel(SESSIONS_CHANNEL)
  onTestFinished(() => other?.close())
  other?.send('changed')
  const open = vi.spyOn(indexedDB, 'open')
  await vi.waitFor(async () => {
    await readAll()
    expect(open).toHaveBeenCalled()
  })
})

test('a browser without storage starts as ever', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => begin('/home')).not.toThrow()
})
