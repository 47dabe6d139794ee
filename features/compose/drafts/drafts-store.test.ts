// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteDatabase, openDatabase, type Database, type StorageProblem } from '@/lib/storage'
import type { StatusId } from '@/schemas/primitives'
import type { Draft } from './draft'
import { mapParts } from './draft-content'
import { FILES } from './draft-files'
import type { Locks } from './draft-locks'
import { newMedia } from './draft-parts'
import { attemptWith } from './draft.testing'
import { changeFirst, rowsInMemory } from './drafts.testing'
import { STORES, type CopyStorage } from './draft-shelf'
import { createDrafts, type Channel, type Drafts } from './drafts-store'

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

/** Web Locks among the tabs of a test. */
function lockManager() {
  type Held = { end: (error: Error) => void }
  const held = new Map<string, Held>()
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
        held.set(name, entry)
        void Promise.resolve(work({ name, mode: 'exclusive' })).then((value) => {
          if (held.get(name) === entry) held.delete(name)
          resolve(value)
          next(name)
        })
      })
    if (options.steal) {
      held.get(name)?.end(new DOMException('stolen', 'AbortError'))
      return grant()
    }
    if (!held.has(name)) return grant()
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
  return { request } as unknown as Locks
}

function channels() {
  type Listener = Parameters<Channel['listen']>[0]
  const listeners = new Set<Listener>()
  return (): Channel => {
    const own = new Set<Listener>()
    return {
      send: (news) => listeners.forEach((listener) => !own.has(listener) && listener(news)),
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
  channel?: Channel | null
  session?: Storage
  problem?: StorageProblem
}

/** A tab over this browser's storage. */
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

describe('nothing typed is lost', () => {
  test('a crash right after a key', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'every word', warning: true, spoilerText: 'w' })
    // The page is gone: nothing is flushed, no timer runs.
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
  ])('a crash right after something was %s, before any key', async (_, begin) => {
    const before = await tab()
    const id = before.open(WHO, begin)
    // The page is gone: nothing is flushed, no timer runs.
    const [after] = (await tab()).of(WHO)
    expect(after).toMatchObject({ id, ...begin })
  })

  test('a draft that begins with content reaches the database without a key', async () => {
    const drafts = await tab({ local: () => null })
    drafts.open(WHO, { parts: [{ text: 'shared words' }] })
    await vi.waitFor(() => expect(drafts.unsaved()).toBe(false))
    expect(await stored()).toEqual(['shared words'])
  })

  test('the database takes over 300 ms after the last key, and the copy goes', async () => {
    const drafts = await tab()
    const id = drafts.main(WHO)
    drafts.change(id, { text: 'a' })
    expect(copies()).toHaveLength(1)
    await vi.waitFor(() => expect(copies()).toEqual([]))
    expect(await stored()).toEqual(['a'])
  })

  test('flushing does not wait', async () => {
    const drafts = await tab({ local: () => null })
    drafts.change(drafts.main(WHO), { text: 'b' })
    expect(drafts.unsaved()).toBe(true)
    drafts.flush()
    await vi.waitFor(() => expect(drafts.unsaved()).toBe(false))
    expect(await stored()).toEqual(['b'])
  })

  test('the later of copy and row comes back', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'row' })
    await vi.waitFor(() => expect(copies()).toEqual([]))
    before.change(id, { text: 'row and more' })
    expect(textOf(await tab(), id)).toBe('row and more')
  })

  test('a post whose page went away while it was sent is unclear, with its attempt', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'sent' })
    before.mark(id, { state: 'sending', attempt: attemptWith() })
    const after = (await tab()).state.getState().drafts[id]
    expect(after).toMatchObject({ state: 'unclear', attempt: { key: 'k' } })
  })

  test('a post whose page went away while it waited for its files was never sent', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'not sent' })
    before.mark(id, { state: 'sending' })
    const after = (await tab()).state.getState().drafts[id]
    expect(after).toMatchObject({ state: 'editing', problem: null })
  })
})

describe('several drafts', () => {
  test('the main composer goes back to what was begun before', async () => {
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

  test('another one leaves the former in the list', async () => {
    const drafts = await tab()
    const first = drafts.main(WHO)
    drafts.change(first, { text: 'first' })
    const second = drafts.open(WHO, { parts: [{ text: '@bob ' }] })
    drafts.setMain(WHO, second)
    drafts.change(second, { text: '@bob yes' })
    expect(drafts.of(WHO).map((draft) => draft.id)).toEqual([second, first])
    expect(drafts.of('other@home.example')).toEqual([])
  })

  test('an empty one is not kept', async () => {
    const drafts = await tab()
    const id = drafts.main(WHO)
    drafts.change(id, { text: 'x' })
    drafts.change(id, { text: '' })
    drafts.flush()
    await vi.waitFor(() => expect(copies()).toEqual([]))
    expect(await stored()).toEqual([])
  })

  test('one that was emptied and written anew stays', async () => {
    const drafts = await tab()
    const id = drafts.main(WHO)
    drafts.change(id, { text: '' })
    drafts.change(id, { text: 'x' })
    drafts.change(id, { text: '' })
    drafts.flush()
    drafts.change(id, { text: 'again' })
    await vi.waitFor(async () => expect(await stored()).toEqual(['again']))
  })

  test('none is dropped for its age or for being one of many', async () => {
    const drafts = await tab()
    const texts = Array.from({ length: 150 }, (_, at) => `draft ${at}`)
    const [first] = texts.map((text) => {
      const id = drafts.open(WHO)
      drafts.change(id, { text })
      return id
    })
    for (const { id } of drafts.of(WHO)) await drafts.keep(id)
    drafts.mark(first ?? '', { updatedAt: -1 })
    await drafts.keep(first ?? '')
    drafts.close()
    const after = (await tab()).of(WHO).map(({ parts }) => parts[0].text)
    expect(after).toHaveLength(texts.length)
    expect(after.at(-1)).toBe('draft 0')
  })

  test('a removed one is gone for good, even when the page dies with it; undo brings it back', async () => {
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

  test('a reload shows the draft this tab had', async () => {
    const session = sessionStorage
    const before = await tab({ session })
    const first = before.main(WHO)
    before.change(first, { text: 'mine' })
    before.change(before.open(WHO), { text: 'newer, of another composer' })
    before.close()
    expect((await tab({ session })).main(WHO)).toBe(first)
  })

  test('signing out takes away those of the account only', async () => {
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
    second.hold(id)
    await vi.waitFor(() => expect(second.state.getState().owners[id]).toBe('other'))
    return { first, second, id }
  }

  test('the second reads only, and follows', async () => {
    const { first, second, id } = await two()
    second.change(id, { text: 'overwritten' })
    expect(textOf(second, id)).toBe('from the first')
    first.change(id, { text: 'from the first, longer' })
    await vi.waitFor(() => expect(textOf(second, id)).toBe('from the first, longer'))
  })

  test('continuing here takes it with its last letters; the first then reads only', async () => {
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

  test('when the first closes the second may write', async () => {
    const { first, second, id } = await two()
    first.close()
    await vi.waitFor(() => expect(second.mine(id)).toBe(true))
  })

  test('a draft that the first shows no more is the second’s', async () => {
    const { first, second, id } = await two()
    const end = first.hold(id)
    end()
    await vi.waitFor(() => expect(second.mine(id)).toBe(true))
    expect(first.mine(id)).toBe(false)
  })

  test('signing out in the second empties the first, and nothing comes back', async () => {
    const { first, second, id } = await two()
    first.change(id, { text: 'not yet stored' })
    await second.erase(WHO)
    await vi.waitFor(() => expect(textOf(first, id)).toBeUndefined())
    first.flush()
    expect((await tab()).of(WHO)).toEqual([])
  })

  test('what the first publishes leaves the second', async () => {
    const { first, second, id } = await two()
    first.remove(id)
    await vi.waitFor(() => expect(textOf(second, id)).toBeUndefined())
  })

  test('without locks both may write', async () => {
    const drafts = await tab()
    drafts.change(drafts.main(WHO), { text: 'x' })
    drafts.flush()
    const other = await tab()
    const id = other.main(WHO)
    other.hold(id)
    expect(other.mine(id)).toBe(true)
  })
})

describe('a browser that keeps nothing', () => {
  const blocked = (): CopyStorage | null => {
    throw new DOMException('denied', 'SecurityError')
  }
  const nothing = () => rowsInMemory(() => false).db

  test('works in memory, says so, and asks before the page goes', async () => {
    const drafts = await tab({ db: nothing(), local: blocked, problem: 'blocked' })
    const id = drafts.main(WHO)
    expect(drafts.unsaved()).toBe(false)
    drafts.change(id, { text: 'kept while open' })
    drafts.flush()
    await vi.waitFor(() => expect(drafts.state.getState().lacking).toEqual({ [id]: 'all' }))
    expect(textOf(drafts, id)).toBe('kept while open')
    expect(drafts.unsaved()).toBe(true)
    expect(drafts.state.getState().problem).toBe('blocked')
  })

  test('a full database is made up for by the copy', async () => {
    const drafts = await tab({ db: nothing(), problem: 'full' })
    drafts.change(drafts.main(WHO), { text: 'small enough' })
    drafts.flush()
    expect(drafts.unsaved()).toBe(false)
    expect(copies()).toHaveLength(1)
    expect(drafts.state.getState().lacking).toEqual({})
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

  test('are written when they are added, waiting for nothing', async () => {
    const { db, rows } = rowsInMemory()
    const before = await tab({ db })
    const id = before.main(WHO)
    add(before, id, photo())
    expect(before.unsaved()).toBe(true)
    // The page is gone: nothing is flushed, no timer runs.
    expect(bytes(rows)).toHaveLength(1)
    const after = await tab({ db })
    expect(mediaOf(after, id)).toMatchObject([{ name: 'heron.png', state: 'waiting', blob: { size: 16 } }])
  })

  test('are written once, whatever is typed beside them, and leave with their draft', async () => {
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

  test('whose bytes never arrived stay as failed, so that their author learns of it', async () => {
    const { db, rows } = rowsInMemory()
    const before = await tab({ db })
    const id = before.main(WHO)
    add(before, id, photo())
    before.close()
    rows.delete(`${FILES} ${id}/f0`)
    const after = await tab({ db })
    expect(mediaOf(after, id)).toMatchObject([{ name: 'heron.png', state: 'failed', blob: null }])
  })

  test('for which there is no room are said to end with the page; the words stay', async () => {
    const { db } = rowsInMemory((store) => store !== FILES)
    const drafts = await tab({ db, problem: 'full' })
    const id = drafts.main(WHO)
    drafts.change(id, { text: 'A heron' })
    add(drafts, id, photo())
    drafts.flush()
    await vi.waitFor(() => expect(drafts.state.getState().lacking).toEqual({ [id]: 'files' }))
    expect(drafts.unsaved()).toBe(true)
    changeFirst(drafts, id, { media: [] })
    drafts.flush()
    await vi.waitFor(() => expect(drafts.state.getState().lacking).toEqual({}))
    expect(drafts.unsaved()).toBe(false)
  })

  test('stored inside their draft by the first version are read, and written apart', async () => {
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
    drafts.hold(id)
    drafts.change(id, { text: 'A heron' })
    await vi.waitFor(() => expect(bytes(rows)).toHaveLength(1))
  })
})
