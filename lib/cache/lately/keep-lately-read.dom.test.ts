import { QueryClient, QueryObserver, skipToken, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deleteDatabase } from '@/lib/storage'
import { createEmitter } from '@/lib/util/emitter'
import { EntityCache } from '../entity-cache'
import { entityKey, listKey } from '../keys'
import { idRefs } from '../refs'
import { A, S, row, statusRow } from '../samples.testing'
import { keepLatelyRead, type LatelyReadOptions } from './keep-lately-read'

const NAME = 'skein/lately-read/ann@here'
const BOOKMARKS = listKey('statuses', 'bookmarks')
const LIVE = listKey('timeline', 'tag', 'geese')

/** A live list as far as its rules need it. */
interface Live {
  entries: string[]
  loaded: boolean
  topUnknown: boolean
}
const NOT_LOADED: Live = { entries: [], loaded: false, topUnknown: false }

const ends: (() => void)[] = []

/** A page of the app. `serve`: what the server answers. */
function open(more: Partial<LatelyReadOptions> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const cache = new EntityCache(client)
  cache.lists.register<Live>(['timeline'], {
    refs: ({ entries }) => idRefs('status', entries.map(S)),
    snapshot: {
      take: ({ entries, loaded }) => (loaded ? { entries } : undefined),
      restore: (stored, current = NOT_LOADED) => ({
        ...current,
        ...(stored as Live),
        loaded: true,
        topUnknown: true,
      }),
      isEmpty: ({ loaded }) => !loaded,
      isCurrent: ({ topUnknown }) => !topUnknown,
    },
  })
  const changed = createEmitter()
  const refresh = vi.fn()
  const state = { offline: false, time: 1_000_000 }
  const stop = keepLatelyRead({
    client,
    cache,
    identityKey: 'ann@here',
    build: 'b1',
    reach: { offline: () => state.offline, subscribe: changed.subscribe },
    refresh,
    now: () => state.time,
    ...more,
  })
  const close = () => {
    stop()
    client.clear()
  }
  ends.push(close)
  const show = (key: QueryKey, load?: () => Promise<unknown>) => {
    const observer = new QueryObserver(client, { queryKey: key, queryFn: load ?? skipToken })
    const hide = observer.subscribe(() => {})
    return { hide, result: () => observer.getCurrentResult() }
  }
  const setOffline = (offline: boolean) => {
    state.offline = offline
    changed.emit()
  }
  return { client, cache, refresh, state, show, setOffline, close }
}

/** Leaves the page, and waits until it has stored what it showed. */
async function leave({ close }: { close: () => void }, keys: readonly QueryKey[]) {
  globalThis.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await stored()).toHaveLength(keys.length))
  close()
}

async function stored(): Promise<unknown[]> {
  const { openDB } = await import('idb')
  const db = await openDB(NAME)
  const names = db.objectStoreNames.contains('sizes') ? await db.getAllKeys('sizes') : []
  db.close()
  return names
}

beforeEach(() => deleteDatabase(NAME))
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const page = (...ids: string[]) => ({
  pages: [{ kind: 'status', ids: ids.map(S), next: null }],
  pageParams: [null],
})
const never = () => new Promise<never>(() => {})
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** A visit that shows a plain list, a live list and a post. */
async function visit() {
  const first = open()
  first.cache.ingest(
    [statusRow({ content: 'kept' }, '1'), statusRow({}, '2'), row('account', 'a', { acct: 'a' })],
    first.cache.tick(),
  )
  first.show(BOOKMARKS)
  first.client.setQueryData(BOOKMARKS, page('1'), { updatedAt: 5000 })
  first.show(LIVE)
  first.client.setQueryData<Live>(LIVE, { entries: ['2'], loaded: true, topUnknown: false })
  first.show(entityKey('status', S('1')))
  await leave(first, [BOOKMARKS, LIVE, entityKey('status', S('1'))])
}

test('lists and posts that were on screen are shown without a connection, with their time', async () => {
  await visit()
  const next = open()
  next.setOffline(true)
  let lose = () => {}
  const losing = () =>
    new Promise<never>((_, reject) => (lose = () => reject(new TypeError('Failed to fetch'))))
  const list = next.show(BOOKMARKS, losing)
  const post = next.show(entityKey('status', S('1')), lost)
  await vi.waitFor(() => expect(list.result().data).toEqual(page('1')))
  await vi.waitFor(() => expect(post.result().data).toMatchObject({ content: 'kept' }))
  lose()
  await vi.waitFor(() => expect(list.result().fetchStatus).toBe('idle'))
  expect([list.result().status, list.result().error, post.result().status]).toEqual([
    'success',
    null,
    'success',
  ])
  expect(next.cache.lists.restoredAt.get(JSON.stringify(BOOKMARKS))).toBe(5000)
})

test('a live list keeps its state and gets the stored entries as outdated', async () => {
  await visit()
  const next = open()
  next.client.setQueryData(LIVE, { ...NOT_LOADED, requests: ['r1'] })
  const list = next.show(LIVE)
  next.setOffline(true)
  await vi.waitFor(() =>
    expect(list.result().data).toEqual({ entries: ['2'], loaded: true, topUnknown: true, requests: ['r1'] }),
  )
  expect(next.cache.lists.restoredAt.get(JSON.stringify(LIVE))).toBe(1_000_000)
  next.client.setQueryData<Live>(LIVE, { entries: ['3'], loaded: true, topUnknown: false })
  expect(next.cache.lists.restoredAt.size).toBe(0)
})

test('nothing is restored while the server can be reached, nor in place of an answer', async () => {
  await visit()
  const next = open()
  const list = next.show(BOOKMARKS, never)
  const answered = next.show(LIVE)
  next.client.setQueryData<Live>(LIVE, { entries: ['9'], loaded: true, topUnknown: false })
  // Loaded before the connection was lost.
  next.setOffline(true)
  await vi.waitFor(() => expect(list.result().data).toBeDefined())
  expect(answered.result().data).toMatchObject({ entries: ['9'] })
})

test('what was restored is read again once the server can be reached', async () => {
  await visit()
  const next = open()
  next.setOffline(true)
  let load: () => Promise<unknown> = lost
  const list = next.show(BOOKMARKS, () => load())
  await vi.waitFor(() => expect(list.result().data).toEqual(page('1')))
  load = () => Promise.resolve(page('8'))
  next.setOffline(false)
  await vi.waitFor(() => expect(list.result().data).toEqual(page('8')))
  expect(next.cache.lists.restoredAt.size).toBe(0)
})

test('an account has its relationship, which is read again once the server can be reached', async () => {
  const first = open()
  first.cache.ingest([row('account', 'a', { acct: 'a' })], first.cache.tick())
  first.show(entityKey('account', A('a')))
  // Stored before its relationship is known.
  globalThis.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
  first.cache.ingest([row('relationship', 'a', { id: A('a'), following: true })], first.cache.tick())
  await leave(first, [entityKey('account', A('a'))])
  const next = open()
  next.setOffline(true)
  // A list with its posts restored it before.
  next.cache.restore([row('account', 'a', { acct: 'a' })], 5000)
  next.show(entityKey('account', A('a')), lost)
  await vi.waitFor(() => expect(next.cache.read('relationship', A('a'))).toMatchObject({ following: true }))
  expect(next.refresh).not.toHaveBeenCalled()
  next.setOffline(false)
  expect(next.refresh).toHaveBeenCalledExactlyOnceWith({ kind: 'relationship', id: A('a') })
})

test('what another build stored, searches and read marks are not shown', async () => {
  const first = open()
  const keys = [
    listKey('search', 'statuses', 'geese'),
    listKey('markers', 'home'),
    listKey('lists', 'search', 'a'),
  ]
  for (const key of keys) {
    first.show(key)
    first.client.setQueryData(key, page('1'))
  }
  first.show(BOOKMARKS)
  first.client.setQueryData(BOOKMARKS, page('1'))
  await leave(first, [BOOKMARKS])
  const next = open({ build: 'b2' })
  next.setOffline(true)
  const list = next.show(BOOKMARKS, never)
  const get = vi.spyOn(IDBObjectStore.prototype, 'get')
  onTestFinished(() => get.mockRestore())
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
  expect(list.result().data).toBeUndefined()
})

test('the lists together are bounded: the oldest go first', async () => {
  const first = open()
  const text = 'x'.repeat(400_000)
  const keys = Array.from({ length: 12 }, (_, at) => listKey('statuses', 'quotes', `${at}`))
  for (const [at, key] of keys.entries()) {
    first.show(key)
    first.client.setQueryData(key, { text }, { updatedAt: 1000 + at })
  }
  await leave(first, keys.slice(0, 9))
  expect(await stored()).toEqual(
    keys
      .slice(3)
      .map((key) => JSON.stringify(key))
      .toSorted(),
  )
})

test('signing out, which closes it and deletes the database, leaves nothing', async () => {
  const first = open()
  for (const at of [1, 2, 3]) {
    const key = listKey('statuses', 'quotes', `${at}`)
    first.show(key)
    first.client.setQueryData(key, page('1'))
  }
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its store
  const { put } = IDBObjectStore.prototype
  const opens = vi.spyOn(indexedDB, 'open')
  onTestFinished(() => opens.mockRestore())
  const closed = new Promise<void>((resolve) => {
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...row
    ) {
      puts.mockRestore()
      opens.mockClear()
      // Its writes are under way.
      queueMicrotask(() => {
        first.close()
        resolve()
      })
      return put.apply(this, row)
    })
  })
  globalThis.dispatchEvent(new Event('pagehide'))
  await closed
  await deleteDatabase(NAME)
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  for (let at = 0; at < 20; at += 1) await turn()
  expect(opens).not.toHaveBeenCalled()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME)
})

test('without space the lists are deleted, and nothing is stored until the next visit', async () => {
  await visit()
  const next = open()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => put.mockRestore())
  next.show(BOOKMARKS)
  next.client.setQueryData(BOOKMARKS, page('1'))
  globalThis.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
})

test.each(['open', 'get'] as const)(
  'with a blocked database (%s) lists work as without a stored one, online and offline',
  async (method) => {
    await visit()
    const fails = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const spy =
      method === 'open'
        ? vi.spyOn(indexedDB, 'open').mockImplementation(fails)
        : vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(fails)
    onTestFinished(() => spy.mockRestore())
    const rejected = vi.fn()
    const onRejection = (event: Event) => rejected(event)
    globalThis.addEventListener('unhandledrejection', onRejection)
    onTestFinished(() => globalThis.removeEventListener('unhandledrejection', onRejection))
    const next = open()
    const list = next.show(BOOKMARKS, never)
    next.setOffline(true)
    next.client.setQueryData(listKey('statuses', 'quotes', '1'), page('1'))
    globalThis.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect(spy).toHaveBeenCalled())
    expect(list.result().data).toBeUndefined()
    next.setOffline(false)
    next.client.setQueryData(BOOKMARKS, page('1'))
    expect(list.result().data).toEqual(page('1'))
    expect(rejected).not.toHaveBeenCalled()
  },
)
