import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '@/lib/storage'
import { MAX_SNAPSHOT_BYTES } from '@/lib/storage/offline-bound'
import { EntityCache } from './entity-cache'
import { entityKey, listKey } from './keys'
import { idRefs } from './refs'
import { A, S, row, statusRow, withFavourite } from './samples.testing'
import { createSnapshot } from './snapshot'
import { createSnapshotWriter, type SnapshotWriterOptions } from './snapshot-writer'

interface Line {
  entries: string[]
  hidden: number
  loading: boolean
  behind: boolean
}

let database: Database
let count = 0
const warn = vi.fn()
const clients: QueryClient[] = []

const page = (more: Partial<SnapshotWriterOptions> = {}) => {
  const client = new QueryClient()
  clients.push(client)
  const cache = new EntityCache(client)
  cache.lists.register<Line>(['timeline'], {
    refs: ({ entries }) => idRefs('status', entries.map(S)),
    snapshot: {
      take: ({ entries }) => ({ entries: entries.slice(0, 2) }),
      restore: (stored) => ({
        ...(stored as { entries: string[] }),
        hidden: 0,
        loading: false,
        behind: true,
      }),
    },
  })
  const options = { client, cache, database, identityKey: 'me@here', build: 'b1', warn, ...more }
  const snapshot = { ...createSnapshot(options), ...createSnapshotWriter(options) }
  return { client, cache, snapshot }
}
type Page = ReturnType<typeof page>

const fill = ({ client, cache }: Page) => {
  cache.ingest(
    [
      statusRow({}, '1'),
      statusRow({ reblog: S('4') }, '2'),
      statusRow({}, '3'),
      statusRow({}, '4'),
      row('account', 'a', { acct: 'a' }),
    ],
    cache.tick(),
  )
  client.setQueryData<Line>(listKey('timeline', 'home'), {
    entries: ['1', '2', '3'],
    hidden: 1,
    loading: true,
    behind: false,
  })
  client.setQueryData(listKey('statuses', 'bookmarks'), {
    pages: [{ kind: 'status', ids: ['3'], next: null }],
  })
}
const line = ({ client }: Page) => client.getQueryData<Line>(listKey('timeline', 'home'))

beforeEach(() => {
  database = openDatabase({ name: `snapshot-${++count}`, version: 1, stores: { snapshot: {} } })
})
afterEach(() => {
  database.close()
  for (const client of clients.splice(0)) client.clear()
  warn.mockReset()
  vi.restoreAllMocks()
})

it('stores the top of registered lists with all their entities, and restores it as outdated', async () => {
  const before = page()
  fill(before)
  await before.snapshot.write()
  const after = page()
  expect(await after.snapshot.restore()).toBe(1)
  expect(line(after)).toEqual({ entries: ['1', '2'], hidden: 0, loading: false, behind: true })
  const statuses = ['1', '2', '3', '4'].filter((id) => after.cache.read('status', S(id)))
  expect(statuses).toEqual(['1', '2', '4'])
  expect(after.cache.read('account', A('a'))?.acct).toBe('a')
})

it('restores a list whose rules are registered later, once, unless it is cached by then', async () => {
  const rules = { snapshot: { take: (data: string) => data, restore: (stored: unknown) => stored as string } }
  const [late, cached] = [listKey('late', 'one'), listKey('late', 'two')]
  const before = page()
  before.cache.lists.register(['late'], rules)
  before.client.setQueryData(late, 'stored')
  before.client.setQueryData(cached, 'stored')
  await before.snapshot.write()
  const after = page()
  expect(await after.snapshot.restore()).toBe(0)
  expect(after.client.getQueryData(late)).toBeUndefined()
  after.client.setQueryData(cached, 'newer')
  after.cache.lists.register(['late'], rules)
  expect([late, cached].map((key) => after.client.getQueryData(key))).toEqual(['stored', 'newer'])
  after.client.removeQueries({ queryKey: late })
  after.cache.lists.register(['other'], rules)
  expect(after.client.getQueryData(late)).toBeUndefined()
})

it('leaves out relationships, which no list updates after the restore', async () => {
  const before = page()
  fill(before)
  before.cache.ingest([row('relationship', 'a', { following: false })], before.cache.tick())
  await before.snapshot.write()
  const after = page()
  await after.snapshot.restore()
  expect(after.cache.read('account', A('a'))).toBeDefined()
  expect(after.cache.read('relationship', A('a'))).toBeUndefined()
})

it('restores entities with the time at which they were stored', async () => {
  const before = page({ now: () => 1_000 })
  fill(before)
  await before.snapshot.write()
  const after = page()
  await after.snapshot.restore()
  for (const key of [entityKey('status', S('1')), entityKey('account', A('a'))])
    expect(after.client.getQueryState(key)?.dataUpdatedAt).toBe(1_000)
})

it('keeps the time of a list over visits that did not read it again', async () => {
  const first = page({ now: () => 1_000 })
  fill(first)
  first.client.setQueryData<Line>(
    listKey('timeline', 'home'),
    { entries: ['1'], hidden: 0, loading: false, behind: false },
    { updatedAt: 500 },
  )
  await first.snapshot.write()
  const second = page({ now: () => 2_000 })
  await second.snapshot.restore()
  await second.snapshot.write()
  const third = page()
  await third.snapshot.restore()
  expect(third.cache.lists.restoredAt.get(JSON.stringify(listKey('timeline', 'home')))).toBe(500)
})

it("stores the server's values, never optimistic ones", async () => {
  const before = page()
  fill(before)
  before.cache.begin('status', S('1'), withFavourite(true))
  await before.snapshot.write()
  const after = page()
  await after.snapshot.restore()
  expect(after.cache.read('status', S('1'))?.favourited).toBe(false)
})

it('does not overwrite cached data', async () => {
  const before = page()
  fill(before)
  await before.snapshot.write()
  const after = page()
  const fresh: Line = { entries: ['9'], hidden: 0, loading: false, behind: false }
  after.client.setQueryData(listKey('timeline', 'home'), fresh)
  after.cache.ingest([statusRow({ content: 'fresh' }, '1')], after.cache.tick())
  expect(await after.snapshot.restore()).toBe(0)
  expect(line(after)).toBe(fresh)
  expect(after.cache.read('status', S('1'))?.content).toBe('fresh')
})

it('of many lists stores the most recently used', async () => {
  const before = page()
  const rules = { take: (data: unknown) => data, restore: (stored: unknown) => stored, recent: true }
  const register = (each: Page) =>
    each.cache.lists.register(['statuses'], { refs: () => [], snapshot: rules })
  register(before)
  for (let n = 0; n < 9; n += 1)
    before.client.setQueryData(listKey('statuses', 'quotes', `${n}`), { n }, { updatedAt: n === 0 ? 99 : n })
  await before.snapshot.write()
  const after = page()
  register(after)
  expect(await after.snapshot.restore()).toBe(5)
  const back = Array.from({ length: 9 }, (_, n) => n).filter(
    (n) => after.client.getQueryData(listKey('statuses', 'quotes', `${n}`)) !== undefined,
  )
  expect(back).toEqual([0, 5, 6, 7, 8])
})

describe('discards', () => {
  it.each<[string, Partial<SnapshotWriterOptions>]>([
    ['another build', { build: 'b2' }],
    ['another identity', { identityKey: 'me@there' }],
  ])('what %s wrote', async (_name, other) => {
    const before = page()
    fill(before)
    await before.snapshot.write()
    expect(await page(other).snapshot.restore()).toBe(0)
    expect(await database.get('snapshot', 'latest')).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  })
  it('data that it cannot parse', async () => {
    await database.put('snapshot', { format: 1, rows: 'x' }, 'latest')
    expect(await page().snapshot.restore()).toBe(0)
    expect(await database.get('snapshot', 'latest')).toBeUndefined()
  })
})

describe('writes', () => {
  const put = () => vi.spyOn(database, 'put')

  it('two seconds after the last commit, not before', async () => {
    vi.useFakeTimers()
    const puts = put()
    const it = page()
    const stop = it.snapshot.start()
    fill(it)
    await vi.advanceTimersByTimeAsync(1_500)
    it.cache.ingest([statusRow({ content: 'more' }, '1')], it.cache.tick())
    await vi.advanceTimersByTimeAsync(1_500)
    expect(puts).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(500)
    expect(puts).toHaveBeenCalledOnce()
    stop()
    it.cache.ingest([statusRow({ content: 'last' }, '1')], it.cache.tick())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(puts).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('with a single timer for any number of commits', () => {
    vi.useFakeTimers()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const it = page()
    const stop = it.snapshot.start()
    fill(it)
    const before = vi.getTimerCount()
    timers.mockClear()
    for (let i = 0; i < 40; i++) it.cache.ingest([statusRow({ content: String(i) }, '1')], it.cache.tick())
    expect(vi.getTimerCount()).toBe(before)
    expect(timers.mock.calls.filter(([, ms]) => ms === 2_000)).toEqual([])
    stop()
    // First: it restores the timers of this test.
    timers.mockRestore()
    vi.useRealTimers()
  })

  it('now and then while commits continue', async () => {
    vi.useFakeTimers()
    const puts = put()
    const it = page()
    const stop = it.snapshot.start()
    for (let i = 0; i < 20; i++) {
      it.cache.ingest([statusRow({ content: String(i) }, '1')], it.cache.tick())
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(puts).toHaveBeenCalledOnce()
    stop()
    vi.useRealTimers()
  })

  it('what was loaded before its code, also if the page is left soon after', () => {
    const puts = put()
    const it = page()
    fill(it)
    const stop = it.snapshot.start()
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(puts).toHaveBeenCalledOnce()
    stop()
  })

  it('nothing that is larger than its bound', async () => {
    const it = page()
    fill(it)
    await it.snapshot.write()
    it.cache.ingest([statusRow({ content: 'x'.repeat(MAX_SNAPSHOT_BYTES / 2) }, '1')], it.cache.tick())
    await it.snapshot.write()
    expect(await database.get('snapshot', 'latest')).toBeUndefined()
    it.cache.ingest([statusRow({ content: 'short' }, '1')], it.cache.tick())
    await it.snapshot.write()
    expect(await database.get('snapshot', 'latest')).toBeDefined()
    expect(warn).not.toHaveBeenCalled()
  })

  it('when the page is left with unsaved changes', () => {
    const puts = put()
    const it = page()
    const stop = it.snapshot.start()
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(puts).not.toHaveBeenCalled()
    fill(it)
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(puts).toHaveBeenCalledOnce()
    stop()
  })

  it('no more after a failure, with one warning', async () => {
    const puts = put().mockRejectedValue(new Error('broken'))
    const it = page()
    fill(it)
    await it.snapshot.write()
    await it.snapshot.write()
    expect([puts.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1])
  })

  it('no more where storage does not outlive the page', async () => {
    const puts = put().mockResolvedValue(false)
    const it = page()
    await it.snapshot.write()
    await it.snapshot.write()
    expect([puts.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1])
  })
})
