import { QueryClient, QueryObserver, type QueryFunction } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, type Http } from '@/lib/http'
import { EntityCache } from '../entity-cache'
import { createMutations, type Mutations } from './create-mutations'
import { SKIPPED } from './optimistic'
import { queryMutation } from './query-mutation'

type Flags = Readonly<Record<string, boolean>>

const KEY = ['flags']
const withFlag = (name: string, on: boolean) => (flags: Flags) =>
  flags[name] === on ? flags : { ...flags, [name]: on }

let client: QueryClient
let cache: EntityCache
let mutations: Mutations

interface Call {
  name: string
  succeed: () => void
  fail: (kind: 'refused' | 'network') => void
}
/** Requests waiting for an answer. */
let calls: Call[] = []
/** Reads waiting for an answer. */
let reads: ((flags: Flags) => void)[] = []

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  cache = new EntityCache(client)
  mutations = createMutations({ client, cache, http: {} as Http, refresh: () => {} })
  calls = []
  reads = []
})
afterEach(() => client.clear())

const queryFn: QueryFunction<Flags> = () => new Promise((resolve) => reads.push(resolve))
const read = () => client.getQueryData<Flags>(KEY)
const tasks = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A query on screen after its first read. */
async function open(flags: Flags) {
  const end = new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => {})
  await vi.waitFor(() => expect(reads).toHaveLength(1))
  reads.shift()?.(flags)
  await vi.waitFor(() => expect(read()).toEqual(flags))
  return end
}

function set(name: string, on: boolean) {
  const mutation = queryMutation({
    key: KEY,
    item: name,
    slot: 'on',
    patch: withFlag(name, on),
    request: () =>
      new Promise<{ data: boolean }>((resolve, reject) => {
        calls.push({
          name: `${name} ${on}`,
          succeed: () => resolve({ data: on }),
          fail: (kind) => reject(new ApiError({ kind, path: '/' })),
        })
      }),
    settle: (flags: Flags, answer) => withFlag(name, answer)(flags),
  })
  return mutations.run(mutation).catch((error: ApiError) => error.kind)
}
const sent = () => calls.map(({ name }) => name)
const call = async (at: number) => {
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(at))
  return calls[at] as Call
}

describe('a change of a set', () => {
  it('is sent so that it outlives the page', async () => {
    const request = vi.fn((): Promise<never> => new Promise(() => {}))
    const sending = createMutations({
      client,
      cache,
      http: { request } as Partial<Http> as Http,
      refresh: () => {},
    })
    void sending.run(
      queryMutation({
        key: KEY,
        slot: 'on',
        request: (http) => http.request('/x', { method: 'POST', schema: z.unknown() }),
      }),
    )
    await vi.waitFor(() =>
      expect(request.mock.calls).toEqual([['/x', expect.objectContaining({ keepalive: true })]]),
    )
  })

  it('shows at once, and a refusal undoes only its own change', async () => {
    await open({ a: false, b: false })
    const first = set('a', true)
    const second = set('b', true)
    expect(read()).toEqual({ a: true, b: true })
    ;(await call(0)).fail('refused')
    expect(await first).toBe('refused')
    expect(read()).toEqual({ a: false, b: true })
    ;(await call(1)).succeed()
    await second
    expect(read()).toEqual({ a: false, b: true })
    expect(cache.sets.hasOpenChanges(KEY)).toBe(false)
  })

  it('waits for earlier changes of the same item, and a later change replaces a waiting one', async () => {
    await open({ a: false })
    const first = set('a', true)
    const { succeed } = await call(0)
    const presses = [first, set('a', false), set('a', true)]
    await tasks()
    expect(sent()).toEqual(['a true'])
    succeed()
    expect((await Promise.all(presses)).map((result) => result === SKIPPED)).toEqual([false, true, true])
    expect(sent()).toEqual(['a true'])
    expect(read()).toEqual({ a: true })
  })

  it('stays applied over a read that arrives in flight, and is undone to that read when refused', async () => {
    await open({ a: false, b: false })
    const change = set('a', true)
    void client.refetchQueries({ queryKey: KEY })
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    reads.shift()?.({ a: false, b: true })
    await vi.waitFor(() => expect(read()).toEqual({ a: true, b: true }))
    ;(await call(0)).fail('refused')
    await change
    expect(read()).toEqual({ a: false, b: true })
  })

  it('is not undone by a read sent before its answer', async () => {
    await open({ a: false })
    const change = set('a', true)
    void client.refetchQueries({ queryKey: KEY })
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    ;(await call(0)).succeed()
    await change
    const shown: (Flags | undefined)[] = []
    const end = client.getQueryCache().subscribe(() => shown.push(read()))
    reads.shift()?.({ a: false })
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    await tasks()
    end()
    expect(read()).toEqual({ a: true })
    // A later read counts again.
    void client.refetchQueries({ queryKey: KEY })
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    reads.shift()?.({ a: false })
    await vi.waitFor(() => expect(read()).toEqual({ a: false }))
  })

  it("shows the server's data after its answer was lost", async () => {
    await open({ a: false })
    const change = set('a', true)
    ;(await call(0)).fail('network')
    expect(await change).toBe('network')
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    reads.shift()?.({ a: true })
    await vi.waitFor(() => expect(read()).toEqual({ a: true }))
  })

  it('of an unread set shows once it is read', async () => {
    const change = set('a', true)
    expect(read()).toBeUndefined()
    const end = new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => {})
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    reads.shift()?.({ a: false })
    await vi.waitFor(() => expect(read()).toEqual({ a: true }))
    ;(await call(0)).fail('refused')
    await change
    expect(read()).toEqual({ a: false })
    end()
  })

  it('does not change whether a query is stale', async () => {
    await open({ a: false })
    const { dataUpdatedAt } = client.getQueryState(KEY) ?? {}
    await client.invalidateQueries({ queryKey: KEY, refetchType: 'none' })
    void set('a', true)
    expect(client.getQueryState(KEY)).toMatchObject({ data: { a: true }, dataUpdatedAt, isInvalidated: true })
  })

  it('can be made without an answer', async () => {
    await open({ a: false })
    cache.sets.adjust(KEY, withFlag('a', true))
    expect(read()).toEqual({ a: true })
    expect(cache.sets.hasOpenChanges(KEY)).toBe(false)
  })
})

const randomOf = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0
  return seed / 2 ** 32
}

/**
 * Random changes, reads, refusals and lost answers on a small model of a server. Returns both final states.
 */
async function play(seed: number) {
  const random = randomOf(seed)
  let server: Flags = { a: false, b: false, c: false }
  const agenda: (() => void)[] = []
  const truth: QueryFunction<Flags> = () =>
    new Promise((resolve) => {
      agenda.push(() => {
        const seen = server
        agenda.push(() => resolve(seen))
      })
    })
  const end = new QueryObserver(client, { queryKey: KEY, queryFn: truth, initialData: server }).subscribe(
    () => {},
  )
  const press = (name: string) => {
    const on = !read()?.[name]
    const request = () =>
      new Promise<{ data: boolean }>((resolve, reject) => {
        const luck = random()
        const fail = (kind: 'refused' | 'network') => reject(new ApiError({ kind, path: '/' }))
        agenda.push(() => {
          if (luck > 0.3) server = withFlag(name, on)(server)
          agenda.push(() => {
            if (luck < 0.2) fail('refused')
            else if (luck < 0.4) fail('network')
            else resolve({ data: on })
          })
        })
      })
    const mutation = queryMutation({ key: KEY, item: name, slot: 'on', patch: withFlag(name, on), request })
    void mutations.run(mutation).catch(() => {})
  }
  for (let step = 0; step < 40; step++) {
    const luck = random()
    if (luck < 0.3) press('abc'[Math.floor(random() * 3)] ?? 'a')
    else if (luck < 0.4) void client.refetchQueries({ queryKey: KEY }, { cancelRefetch: random() < 0.5 })
    else agenda.splice(Math.floor(random() * agenda.length), 1)[0]?.()
    if (random() < 0.5) await tasks()
  }
  for (let idle = 0; idle < 3; idle++) {
    while (agenda.length > 0) {
      idle = 0
      agenda.shift()?.()
      await tasks()
    }
    await tasks()
  }
  end()
  return { shown: read(), server, pending: cache.sets.hasOpenChanges(KEY) }
}

it.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'ends in the state of the server, in any order (%i)',
  async (seed) => {
    const { shown, server, pending } = await play(seed)
    expect(shown).toEqual(server)
    expect(pending).toBe(false)
  },
)
