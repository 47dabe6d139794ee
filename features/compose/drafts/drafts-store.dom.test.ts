import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteDatabase, openDatabase, type Database, type StorageProblem } from '@/lib/storage'
import type { StatusId } from '@/schemas/primitives'
import type { Draft } from './draft'
import { mapParts } from './draft-content'
import { FILES } from './storing/draft-files'
import type { Locks } from './storing/draft-locks'
import { newMedia } from './draft-parts'
import { attemptWith } from './draft.testing'
import { changeFirst, rowsInMemory } from './drafts.testing'
import { STORES, type CopyStorage } from './storing/draft-storage'
import { createDrafts, type DraftsChannel, type Drafts } from './drafts-store'

const WHO = 'alice@home.example'
const NAME = 'drafts-test'
const QUOTED = {
  id: '7' as StatusId,
  visibility: 'public' as const,
  accountId: null,
  name: 'Ben',
  acct: '@ben',
  avatar: '',
  excerpt: 'Quote me',
  url: '',
}

/** Fake Web Locks for the tabs of a test. */
function lockManager() {
  type Held = { end: (error: Error) => void }
  const locksByName = new Map<string, Held>()
  const line = new Map<string, (() => void)[]>()
  const next = (name: string) => line.get(name)?.shift()?.()

  const request = (
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const grant = () =>
      new Promise((resolve, reject) => {
        const entry: Held = { end: reject }
        locksByName.set(name, entry)
        void Promise.resolve(work({ name, mode: 'exclusive' })).then((value) => {
          if (locksByName.get(name) === entry) locksByName.delete(name)
          resolve(value)
          next(name)
        })
      })
    if (options.steal) {
      locksByName.get(name)?.end(new DOMException('stolen', 'AbortError'))
      return grant()
    }
    if (!locksByName.has(name)) return grant()
    if (options.ifAvailable) return Promise.resolve(work(null))
    return new Promise((resolve, reject) => {
      const waiting = line.get(name) ?? []
      const turn = () => void grant().then(resolve, reject)
      line.set(name, [...waiting, turn])
      options.signal?.addEventListener('abort', () => {
        line.set(
          name,
          (line.get(name) ?? []).filter((other) => other !== turn),
        )
        reject(new DOMException('gone', 'AbortError'))
      })
    })
  }
  const query = () => Promise.resolve({ held: [...locksByName.keys()].map((name) => ({ name })) })
  return { request, query } as unknown as Locks
}

function channels() {
  type Listener = Parameters<DraftsChannel['listen']>[0]
  const listeners = new Set<Listener>()
  return (): DraftsChannel => {
    const own = new Set<Listener>()
    return {
      send: (message) => listeners.forEach((listener) => !own.has(listener) && listener(message)),
      listen(listener) {
        listeners.add(listener)
        own.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
}

let made = 0
let tabs: Drafts[] = []

interface TabOptions {
  db?: Database
  local?: () => CopyStorage | null
  locks?: Locks | null
  channel?: DraftsChannel | null
  session?: Storage
  problem?: StorageProblem
}

/** Opens a tab on the storage of this browser. */
async function tab(options: TabOptions = {}): Promise<Drafts> {
  const drafts = createDrafts({
    db: options.db ?? openDatabase({ name: NAME, version: 1, stores: STORES }),
    local: options.local ?? (() => localStorage),
    session: () => options.session ?? null,
    locks: options.locks ?? null,
    channel: options.channel ?? null,
    now: () => 1000 + made,
    newId: () => `id${++made}`,
    onProblem: (listener) => {
      if (options.problem) listener(options.problem)
      return () => {}
    },
  })
  tabs.push(drafts)
  await drafts.load()
  return drafts
}

const textOf = (drafts: Drafts, id: string) => drafts.state.getState().drafts[id]?.parts[0].text
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('skein:draft:'))
const stored = async () => (await tab()).of(WHO).map((draft) => draft.parts[0].text)

beforeEach(() => {
  made = 0
})
afterEach(async () => {
  tabs.forEach((one) => one.close())
  tabs = []
  await deleteDatabase(NAME)
})

describe('typed text is not lost:', () => {
  test('survives a crash right after a key press', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'every word', warning: true, spoilerText: 'w' })
    // The page has crashed: nothing is flushed, no timer runs.
    const after = await tab()
    expect(after.main(WHO)).toBe(id)
    expect(after.state.getState().drafts[id]?.fields).toMatchObject({
      warning: true,
      spoilerText: 'w',
    })
    expect(textOf(after, id)).toBe('every word')
  })

  test.each([
    ['shared', { parts: [{ text: 'shared words' }] }],
    ['quoted', { fields: { quoted: QUOTED } }],
    ['redrafted', { kind: 'redraft' as const, parts: [{ text: 'published words' }] }],
  ])('a crash right after a draft was %s, before any key press', async (_, begin) => {
    const before = await tab()
    const id = before.open(WHO, begin)
    // The page has crashed: nothing is flushed, no timer runs.
    const [after] = (await tab()).of(WHO)
    expect(after).toMatchObject({ id, ...begin })
  })

  test('a draft with initial content is stored without a key press', async () => {
    const drafts = await tab({ local: () => null })
    drafts.open(WHO, { parts: [{ text: 'shared words' }] })
    await vi.waitFor(() => expect(drafts.unsaved()).toBe(false))
    expect(await stored()).toEqual(['shared words'])
  })

  test('the row is written 300 ms after the last key press, and the copy is removed', async () => {
    const drafts = await tab()
    const id = drafts.main(WHO)
    drafts.change(id, { text: 'a' })
    expect(copies()).toHaveLength(1)
    await vi.waitFor(() => expect(copies()).toEqual([]))
    expect(await stored()).toEqual(['a'])
  })

  test('flushing writes immediately', async () => {
    const drafts = await tab({ local: () => null })
    drafts.change(drafts.main(WHO), { text: 'b' })
    expect(drafts.unsaved()).toBe(true)
    drafts.flush()
    await vi.waitFor(() => expect(drafts.unsaved()).toBe(false))
    expect(await stored()).toEqual(['b'])
  })

  test('the later of copy and row is restored', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'row' })
    await vi.waitFor(() => expect(copies()).toEqual([]))
    before.change(id, { text: 'row and more' })
    expect(textOf(await tab(), id)).toBe('row and more')
  })

  test('a post whose page closed while it was sent is unclear and has its attempt', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'sent' })
    before.mark(id, { state: 'sending', attempt: attemptWith() })
    const after = (await tab()).state.getState().drafts[id]
    expect(after).toMatchObject({ state: 'unclear', attempt: { key: 'k' } })
  })

  test('a post whose page closed while it waited for its files was not sent', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'not sent' })
    before.mark(id, { state: 'sending' })
    const after = (await tab()).state.getState().drafts[id]
    expect(after).toMatchObject({ state: 'editing', problem: null })
  })
})

describe('several drafts', () => {
  test('the main composer returns to the previous draft', async () => {
    const drafts = await tab()
    const first = drafts.main(WHO)
    drafts.change(first, { text: 'half a thought' })
    const reply = drafts.open(WHO, { kind: 'reply', parts: [{ text: '@bob ' }] })
    drafts.setMain(WHO, reply)
    drafts.remove(reply)
    expect(drafts.main(WHO)).toBe(first)
    drafts.remove(first)
    expect(textOf(drafts, drafts.main(WHO))).toBe('')
  })

  test('a new draft leaves the previous one in the list', async () => {
    const drafts = await tab()
    const first = drafts.main(WHO)
    drafts.change(first, { text: 'first' })
    const second = drafts.open(WHO, { parts: [{ text: '@bob ' }] })
    drafts.setMain(WHO, second)
    drafts.change(second, { text: '@bob yes' })
    expect(drafts.of(WHO).map((draft) => draft.id)).toEqual([second, first])
    expect(drafts.of('other@home.example')).toEqual([])
  })

  test('an empty draft is not stored', async () => {
    const drafts = await tab()
    const id = drafts.main(WHO)
    drafts.change(id, { text: 'x' })
    drafts.change(id, { text: '' })
    drafts.flush()
    await vi.waitFor(() => expect(copies()).toEqual([]))
    expect(await stored()).toEqual([])
  })

  test('a draft that was emptied and filled again stays', async () => {
    const drafts = await tab()
    const id = drafts.main(WHO)
    drafts.change(id, { text: '' })
    drafts.change(id, { text: 'x' })
    drafts.change(id, { text: '' })
    drafts.flush()
    drafts.change(id, { text: 'again' })
    await vi.waitFor(async () => expect(await stored()).toEqual(['again']))
  })

  test('no draft is dropped for its age or number', async () => {
    const drafts = await tab()
    const texts = Array.from({ length: 150 }, (_, at) => `draft ${at}`)
    const [first] = texts.map((text) => {
      const id = drafts.open(WHO)
      drafts.change(id, { text })
      return id
    })
    for (const { id } of drafts.of(WHO)) await drafts.storeNow(id)
    drafts.mark(first ?? '', { updatedAt: -1 })
    await drafts.storeNow(first ?? '')
    drafts.close()
    const after = (await tab()).of(WHO).map(({ parts }) => parts[0].text)
    expect(after).toHaveLength(texts.length)
    expect(after.at(-1)).toBe('draft 0')
  })

  test('a removed draft stays removed after a crash, and undo restores it', async () => {
    const drafts = await tab()
    const id = drafts.main(WHO)
    drafts.change(id, { text: 'gone' })
    drafts.flush()
    const removed = drafts.remove(id)
    expect(drafts.main(WHO)).not.toBe(id)
    expect(await stored()).toEqual([])
    if (removed) drafts.restore(removed)
    await vi.waitFor(async () => expect(await stored()).toEqual(['gone']))
  })

  test('a reload shows the draft of this tab', async () => {
    const session = sessionStorage
    const before = await tab({ session })
    const first = before.main(WHO)
    before.change(first, { text: 'mine' })
    before.change(before.open(WHO), { text: 'newer, of another composer' })
    before.close()
    expect((await tab({ session })).main(WHO)).toBe(first)
  })

  test('signing out leaves nothing in the tab, although the composer is still on screen or another tab did it', async () => {
    const session = sessionStorage
    const kept = () => session.getItem('skein:drafts:main') ?? ''
    const drafts = await tab({ session })
    drafts.change(drafts.main(WHO), { text: 'a' })
    const bob = drafts.main('bob@home.example')
    drafts.change(bob, { text: 'b' })
    drafts.flush()
    await drafts.erase(WHO)
    drafts.main(WHO)
    expect(kept()).not.toContain(WHO)
    expect(kept()).toContain(bob)
    drafts.close()
    await drafts.erase('bob@home.example')
    session.setItem('skein:drafts:main', JSON.stringify({ 'bob@home.example': bob }))
    await tab({ session })
    expect(kept()).not.toContain('bob')
  })

  test('signing out removes only the drafts of the account', async () => {
    const drafts = await tab()
    drafts.change(drafts.main(WHO), { text: 'a' })
    drafts.change(drafts.main('bob@home.example'), { text: 'b' })
    drafts.flush()
    await drafts.erase(WHO)
    const after = await tab()
    expect(after.of(WHO)).toEqual([])
    expect(after.of('bob@home.example')).toHaveLength(1)
  })
})

describe('two tabs', () => {
  async function two() {
    const locks = lockManager()
    const join = channels()
    const first = await tab({ locks, channel: join() })
    const id = first.main(WHO)
    first.change(id, { text: 'from the first' })
    await vi.waitFor(() => expect(copies()).toEqual([]))
    const second = await tab({ locks, channel: join() })
    second.acquire(id)
    await vi.waitFor(() => expect(second.state.getState().owners[id]).toBe('other'))
    return { first, second, id }
  }

  test('the second tab is read-only and shows changes', async () => {
    const { first, second, id } = await two()
    second.change(id, { text: 'overwritten' })
    expect(textOf(second, id)).toBe('from the first')
    first.change(id, { text: 'from the first, longer' })
    await vi.waitFor(() => expect(textOf(second, id)).toBe('from the first, longer'))
  })

  test('taking over includes the last changes and makes the first tab read-only', async () => {
    const { first, second, id } = await two()
    first.change(id, { text: 'typed a moment ago' })
    second.takeOver(id)
    await vi.waitFor(() => expect(second.mine(id)).toBe(true))
    expect(textOf(second, id)).toBe('typed a moment ago')
    expect(first.mine(id)).toBe(false)
    first.change(id, { text: 'too late' })
    second.change(id, { text: 'typed a moment ago and here' })
    await vi.waitFor(() => expect(textOf(first, id)).toBe('typed a moment ago and here'))
  })

  test('the second tab may write when the first closes', async () => {
    const { first, second, id } = await two()
    first.close()
    await vi.waitFor(() => expect(second.mine(id)).toBe(true))
  })

  test('the second tab may write a draft that the first no longer shows', async () => {
    const { first, second, id } = await two()
    const end = first.acquire(id)
    end()
    await vi.waitFor(() => expect(second.mine(id)).toBe(true))
    expect(first.mine(id)).toBe(false)
  })

  test('a draft that was restored where no composer shows it may be written in another tab', async () => {
    const locks = lockManager()
    const first = await tab({ locks })
    const id = first.main(WHO)
    first.change(id, { text: 'gone and back' })
    const removed = first.remove(id)
    if (removed) first.restore(removed)
    await vi.waitFor(() => expect(first.state.getState().owners[id]).toBeUndefined())
    const second = await tab({ locks })
    second.acquire(id)
    await vi.waitFor(() => expect(second.mine(id)).toBe(true))
    expect(textOf(second, id)).toBe('gone and back')
  })

  test('a tab begins with a new draft while another has the last one, and knows which that is', async () => {
    const locks = lockManager()
    const first = await tab({ locks })
    const id = first.main(WHO)
    first.change(id, { text: 'from the first' })
    first.flush()
    await vi.waitFor(() => expect(copies()).toEqual([]))
    const second = await tab({ locks })
    expect(second.main(WHO)).not.toBe(id)
    expect([...second.state.getState().elsewhere]).toEqual([id])
    first.close()
    await vi.waitFor(async () => {
      await second.lookElsewhere()
      expect([...second.state.getState().elsewhere]).toEqual([])
    })
  })

  test('signing out in the second tab empties the first for good', async () => {
    const { first, second, id } = await two()
    first.change(id, { text: 'not yet stored' })
    await second.erase(WHO)
    await vi.waitFor(() => expect(textOf(first, id)).toBeUndefined())
    first.flush()
    expect((await tab()).of(WHO)).toEqual([])
  })

  test('a draft published in the first tab is removed from the second', async () => {
    const { first, second, id } = await two()
    first.remove(id)
    await vi.waitFor(() => expect(textOf(second, id)).toBeUndefined())
  })

  test('without locks both tabs may write', async () => {
    const drafts = await tab()
    drafts.change(drafts.main(WHO), { text: 'x' })
    drafts.flush()
    const other = await tab()
    const id = other.main(WHO)
    other.acquire(id)
    expect(other.mine(id)).toBe(true)
  })
})

describe('a browser without storage', () => {
  const blocked = (): CopyStorage | null => {
    throw new DOMException('denied', 'SecurityError')
  }
  const nothing = () => rowsInMemory(() => false).db

  test('keeps drafts in memory, warns, and asks before the page closes', async () => {
    const drafts = await tab({ db: nothing(), local: blocked, problem: 'blocked' })
    const id = drafts.main(WHO)
    expect(drafts.unsaved()).toBe(false)
    drafts.change(id, { text: 'kept while open' })
    drafts.flush()
    await vi.waitFor(() => expect(drafts.state.getState().notStored).toEqual({ [id]: 'all' }))
    expect(textOf(drafts, id)).toBe('kept while open')
    expect(drafts.unsaved()).toBe(true)
    expect(drafts.state.getState().problem).toBe('blocked')
  })

  test('the copy replaces a full database', async () => {
    const drafts = await tab({ db: nothing(), problem: 'full' })
    drafts.change(drafts.main(WHO), { text: 'small enough' })
    drafts.flush()
    expect(drafts.unsaved()).toBe(false)
    expect(copies()).toHaveLength(1)
    expect(drafts.state.getState().notStored).toEqual({})
  })
})

describe('files', () => {
  const photo = () => new Blob(['bytes of a heron'])
  const mediaOf = (drafts: Drafts, id: string) => drafts.state.getState().drafts[id]?.parts[0].media ?? []
  const add = (drafts: Drafts, id: string, ...blobs: Blob[]) => {
    const media = mediaOf(drafts, id)
    const added = blobs.map((blob, at) =>
      newMedia({ localId: `f${media.length + at}`, blob, name: 'heron.png' }),
    )
    changeFirst(drafts, id, { media: [...media, ...added] })
  }
  const bytes = (store: Map<string, unknown>) => [...store.keys()].filter((key) => key.startsWith(FILES))

  test('are stored as soon as they are added', async () => {
    const { db, rows } = rowsInMemory()
    const before = await tab({ db })
    const id = before.main(WHO)
    add(before, id, photo())
    expect(before.unsaved()).toBe(true)
    // The page has crashed: nothing is flushed, no timer runs.
    expect(bytes(rows)).toHaveLength(1)
    const after = await tab({ db })
    expect(mediaOf(after, id)).toMatchObject([{ name: 'heron.png', state: 'waiting', blob: { size: 16 } }])
  })

  test('are written once while text changes, and removed with their draft', async () => {
    const { db, rows, put } = rowsInMemory()
    const drafts = await tab({ db })
    const id = drafts.main(WHO)
    add(drafts, id, photo(), photo())
    for (const text of ['A', 'A h', 'A heron']) {
      drafts.change(id, { text })
      drafts.flush()
    }
    await vi.waitFor(() => expect(drafts.unsaved()).toBe(false))
    expect(put.filter((store) => store === FILES)).toHaveLength(2)
    expect(JSON.stringify(rows.get(`drafts ${id}`))).toContain('"blob":null')
    changeFirst(drafts, id, { media: mediaOf(drafts, id).slice(1) })
    drafts.flush()
    await vi.waitFor(() => expect(bytes(rows)).toEqual([`${FILES} ${id}/f1`]))
    const removed = drafts.remove(id)
    await vi.waitFor(() => expect(bytes(rows)).toEqual([]))
    if (removed) drafts.restore(removed)
    await vi.waitFor(() => expect(bytes(rows)).toEqual([`${FILES} ${id}/f1`]))
  })

  test('without stored bytes stay as failed', async () => {
    const { db, rows } = rowsInMemory()
    const before = await tab({ db })
    const id = before.main(WHO)
    add(before, id, photo())
    before.close()
    rows.delete(`${FILES} ${id}/f0`)
    const after = await tab({ db })
    expect(mediaOf(after, id)).toMatchObject([{ name: 'heron.png', state: 'failed', blob: null }])
  })

  test('that do not fit into storage are reported, and the text is stored', async () => {
    const { db } = rowsInMemory((store) => store !== FILES)
    const drafts = await tab({ db, problem: 'full' })
    const id = drafts.main(WHO)
    drafts.change(id, { text: 'A heron' })
    add(drafts, id, photo())
    drafts.flush()
    await vi.waitFor(() => expect(drafts.state.getState().notStored).toEqual({ [id]: 'files' }))
    expect(drafts.unsaved()).toBe(true)
    changeFirst(drafts, id, { media: [] })
    drafts.flush()
    await vi.waitFor(() => expect(drafts.state.getState().notStored).toEqual({}))
    expect(drafts.unsaved()).toBe(false)
  })

  test('stored inside their draft by version 1 are read and stored separately', async () => {
    const { db, rows } = rowsInMemory()
    const old = await tab({ db })
    const id = old.main(WHO)
    add(old, id, photo())
    old.close()
    const row = rows.get(`drafts ${id}`) as Draft
    const withBytes = mapParts(row.parts, (part) => ({
      ...part,
      media: part.media.map((file) => ({ ...file, blob: photo() })),
    }))
    rows.set(`drafts ${id}`, { ...row, parts: withBytes })
    rows.delete(`${FILES} ${id}/f0`)
    const drafts = await tab({ db })
    expect(mediaOf(drafts, id)).toMatchObject([{ state: 'waiting', blob: { size: 16 } }])
    drafts.acquire(id)
    drafts.change(id, { text: 'A heron' })
    await vi.waitFor(() => expect(bytes(rows)).toHaveLength(1))
  })
})
