import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deleteDatabase,
  dropReadsAhead,
  openDatabase,
  readAhead,
  type Database,
  type DatabaseOptions,
} from './idb'
import { onStorageProblem, resetStorageProblems } from './problems'

const problem = vi.fn()
let stop = () => {}
const opened: Database[] = []
let name = ''
let count = 0

const open = (more: Partial<DatabaseOptions> = {}) => {
  const db = openDatabase({ name, version: 1, stores: { drafts: { keyPath: 'id' }, notes: {} }, ...more })
  opened.push(db)
  return db
}

beforeEach(() => {
  name = `test-${++count}`
  resetStorageProblems()
  stop = onStorageProblem(problem)
})
afterEach(() => {
  stop()
  for (const db of opened.splice(0)) db.close()
  vi.restoreAllMocks()
  problem.mockReset()
})

const use = async (db: Database) => {
  await db.put('drafts', { id: 'b', text: 'two' })
  await db.put('drafts', { id: 'a', text: 'one' })
  await db.put('notes', 'plain', 'n')
  await db.update('drafts', 'a', (row) => ({ ...(row as object), text: 'uno' }))
  await db.update('drafts', 'b', () => undefined)
  await db.put('drafts', { id: 'c' })
  await db.delete('drafts', 'c')
  return [await db.getAll('drafts'), await db.get('notes', 'n'), await db.get('drafts', 'c')]
}
const used = [
  [
    { id: 'a', text: 'uno' },
    { id: 'b', text: 'two' },
  ],
  'plain',
  undefined,
]

it('keeps rows for the next page', async () => {
  const db = open()
  expect(await use(db)).toEqual(used)
  expect(await open().getAll('drafts')).toEqual(used[0])
  await db.clear('drafts')
  expect(await open().getAll('drafts')).toEqual([])
  expect(problem).not.toHaveBeenCalled()
})

it('creates new stores and migrates old rows', async () => {
  const db = open()
  await use(db)
  db.close()
  const next = open({
    version: 2,
    stores: { drafts: { keyPath: 'id' }, notes: {}, more: {} },
    async upgrade(transaction) {
      await transaction.objectStore('notes').put('changed', 'n')
    },
  })
  expect(await next.get('notes', 'n')).toBe('changed')
  expect(await next.get('more', 'x')).toBeUndefined()
})

describe('without storage', () => {
  it('works in memory and reports it once', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    const db = open()
    expect(await use(db)).toEqual(used)
    expect(db.persistent()).toBe(false)
    await db.clear('drafts')
    expect(await db.getAll('drafts')).toEqual([])
    expect(problem.mock.calls).toEqual([['blocked']])
  })

  it('works where there is no IndexedDB at all', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await use(open())).toEqual(used)
    vi.unstubAllGlobals()
  })

  it('keeps what did not fit, and hides the outdated row', async () => {
    const db = open()
    await db.put('drafts', { id: 'a', text: 'old' })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    await db.put('drafts', { id: 'a', text: 'new' })
    expect(await db.getAll('drafts')).toEqual([{ id: 'a', text: 'new' }])
    expect(problem.mock.calls).toEqual([['full']])
    vi.restoreAllMocks()
    await db.put('drafts', { id: 'a', text: 'kept' })
    expect(await open().get('drafts', 'a')).toEqual({ id: 'a', text: 'kept' })
  })

  it('does not report that a cache did not fit', async () => {
    const db = open({ isCache: true })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(await db.put('drafts', { id: 'a', text: 'new' })).toBe(false)
    vi.restoreAllMocks()
    expect(problem.mock.calls).toEqual([])
  })
})

describe('another tab', () => {
  it('with a newer version replaces this one', async () => {
    const old = open()
    await old.put('notes', 1, 'a')
    const newer = open({ version: 2 })
    expect(await newer.get('notes', 'a')).toBe(1)
    expect(problem.mock.calls).toEqual([['replaced']])
    await old.put('notes', 2, 'a')
    expect([await old.get('notes', 'a'), await newer.get('notes', 'a')]).toEqual([2, 1])
  })

  it('of a newer version, opened before, keeps its rows: this one works in memory', async () => {
    const newer = open({ version: 2 })
    await newer.put('notes', { shape: 'new' }, 'a')
    const old = open()
    await old.put('notes', 'old', 'a')
    await old.clear('drafts')
    expect([await old.get('notes', 'a'), await newer.get('notes', 'a')]).toEqual(['old', { shape: 'new' }])
    expect(problem.mock.calls).toEqual([['replaced']])
  })

  it('that deletes the database does not wait for this one', async () => {
    const db = open()
    await db.put('notes', 1, 'a')
    await deleteDatabase(name)
    expect(await open().get('notes', 'a')).toBeUndefined()
  })
})

describe('reading ahead', () => {
  const options = () => ({ name, version: 1, stores: { notes: {} } })
  const take = () => {
    const db = openDatabase(options())
    opened.push(db)
    return db
  }
  const store = async (value: string) => {
    const db = openDatabase(options())
    await db.put('notes', value, 'n')
    db.close()
  }
  const openings = () => vi.spyOn(indexedDB, 'open')

  it('gives what was read to the next reader, once, over one connection', async () => {
    await store('old')
    const open = openings()
    void readAhead(options(), 'notes')
    void readAhead(options(), 'notes', 'n')
    const db = take()
    expect(await Promise.all([db.getAll('notes'), db.get('notes', 'n')])).toEqual([['old'], 'old'])
    await store('new')
    expect(await Promise.all([db.getAll('notes'), db.get('notes', 'n')])).toEqual([['new'], 'new'])
    expect(open).toHaveBeenCalledTimes(2)
  })

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['put', (db) => db.put('notes', 'new', 'n')],
    ['update', (db) => db.update('notes', 'n', () => 'new')],
    ['delete', (db) => db.delete('notes', 'n')],
    ['clear', (db) => db.clear('notes')],
  ])('%s makes it read again', async (_, write) => {
    await store('old')
    await readAhead(options(), 'notes', 'n')
    const db = take()
    await write(db)
    expect(await db.get('notes', 'n')).not.toBe('old')
  })

  it('what was dropped is read again', async () => {
    await store('old')
    await readAhead(options(), 'notes', 'n')
    dropReadsAhead()
    await store('new')
    expect(await take().get('notes', 'n')).toBe('new')
  })

  it('dropping in the middle of a read reports no problem', async () => {
    const reading = readAhead(options(), 'notes', 'n')
    dropReadsAhead()
    expect(await reading).toBeUndefined()
    expect(problem).not.toHaveBeenCalled()
  })
})
