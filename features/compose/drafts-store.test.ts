import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteDatabase, openDatabase, type Database, type StorageProblem } from '@/lib/storage'
import type { Locks } from './draft-locks'
import { SHELF, type CopyStorage } from './draft-shelf'
import { createDrafts, type Channel, type Drafts } from './drafts-store'

const WHO = 'alice@home.example'
const NAME = 'drafts-test'

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
      tell: (news) => listeners.forEach((listener) => !own.has(listener) && listener(news)),
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
    db: options.db ?? openDatabase({ name: NAME, version: 1, stores: { [SHELF]: { keyPath: 'id' } } }),
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

const textOf = (drafts: Drafts, id: string) => drafts.state.getState().drafts[id]?.fields.text
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('skein:draft:'))
const stored = async () => (await tab()).of(WHO).map((draft) => draft.fields.text)

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
    tabs = []
    const after = await tab()
    expect(after.main(WHO)).toBe(id)
    expect(after.state.getState().drafts[id]?.fields).toMatchObject({
      text: 'every word',
      warning: true,
      spoilerText: 'w',
    })
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
    tabs = []
    expect(textOf(await tab(), id)).toBe('row and more')
  })

  test('a post whose page went away while it was sent is unclear, with its attempt', async () => {
    const before = await tab()
    const id = before.main(WHO)
    before.change(id, { text: 'sent' })
    const attempt = {
      key: 'k',
      sentAt: 1,
      after: null,
      text: 'sent',
      spoilerText: '',
      parentId: null,
      scheduledAt: null,
      part: null,
    }
    before.mark(id, { state: 'sending', attempt })
    tabs = []
    const after = (await tab()).state.getState().drafts[id]
    expect(after).toMatchObject({ state: 'unclear', attempt: { key: 'k' } })
  })
})

describe('several drafts', () => {
  test('the main composer goes back to what was begun before', async () => {
    const drafts = await tab()
    const first = drafts.main(WHO)
    drafts.change(first, { text: 'half a thought' })
    const reply = drafts.open(WHO, { kind: 'reply', fields: { text: '@bob ' } })
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
    const second = drafts.open(WHO, { fields: { text: '@bob ' } })
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
  const memory = (): Database => {
    const rows = new Map<string, unknown>()
    return {
      name: 'memory',
      get: async (_, key) => rows.get(key),
      getAll: async () => [...rows.values()],
      put: async (_, value) => {
        rows.set((value as { id: string }).id, value)
        return false
      },
      update: async () => {},
      delete: async (_, key) => void rows.delete(key),
      clear: async () => rows.clear(),
      persistent: () => false,
      close: () => {},
    }
  }

  test('works in memory, says so, and asks before the page goes', async () => {
    const drafts = await tab({ db: memory(), local: blocked, problem: 'blocked' })
    const id = drafts.main(WHO)
    expect(drafts.unsaved()).toBe(false)
    drafts.change(id, { text: 'kept while open' })
    drafts.flush()
    await Promise.resolve()
    expect(textOf(drafts, id)).toBe('kept while open')
    expect(drafts.unsaved()).toBe(true)
    expect(drafts.state.getState().problem).toBe('blocked')
  })

  test('a full database is made up for by the copy', async () => {
    const drafts = await tab({ db: memory(), problem: 'full' })
    drafts.change(drafts.main(WHO), { text: 'small enough' })
    drafts.flush()
    expect(drafts.unsaved()).toBe(false)
    expect(copies()).toHaveLength(1)
  })
})
