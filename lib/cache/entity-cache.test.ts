import { QueryClient, QueryObserver, dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account, Status } from '@/schemas/entities'
import { EntityCache } from './entity-cache'
import { entityHash, entityKey, listKey } from './keys'
import { A, S, row, statusRow, withBookmark, withFavourite } from './samples.testing'
import { sweep } from './sweep/sweep'

let client: QueryClient
let cache: EntityCache

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  cache = new EntityCache(client)
})
afterEach(() => client.clear())

const read = (id = '1') => cache.read('status', S(id))
const ingestStatus = (status: Partial<Status> = {}) => cache.ingest([statusRow(status)], cache.tick())
const favourite = (on: boolean) => cache.begin('status', S('1'), withFavourite(on))
const edit = (content: string, at: string) => row('status', '1', { content, edited_at: at })

describe('changes in flight', () => {
  it('lets the first of two fail without losing the second or an edit from the stream', () => {
    ingestStatus()
    const first = favourite(true)
    const second = cache.begin('status', S('1'), withBookmark(true))
    expect(read()).toMatchObject({ favourited: true, favourites_count: 4, bookmarked: true })
    cache.ingest([edit('edited', '2026-02-01T00:00:00Z')], cache.tick(), { partial: true })
    second.settle([statusRow({ bookmarked: true, content: 'edited', edited_at: '2026-02-01T00:00:00Z' })])
    expect(read()?.favourited).toBe(true)
    first.abort()
    expect(read()).toMatchObject({
      favourited: false,
      favourites_count: 3,
      bookmarked: true,
      content: 'edited',
    })
    expect(cache.openChangeCount).toBe(0)
  })

  it('keeps the count right when half of a double toggle fails', () => {
    ingestStatus()
    const on = favourite(true)
    const off = favourite(false)
    expect(read()).toMatchObject({ favourited: false, favourites_count: 3 })
    on.abort()
    expect(read()).toMatchObject({ favourited: false, favourites_count: 3 })
    off.settle([statusRow()])
    expect(read()).toMatchObject({ favourited: false, favourites_count: 3 })
  })

  it('does not count twice when a read already contains the effect', () => {
    ingestStatus()
    const change = favourite(true)
    cache.ingest([statusRow({ favourited: true, favourites_count: 4 })], cache.tick())
    expect(read()?.favourites_count).toBe(4)
    change.settle([statusRow({ favourited: true, favourites_count: 4 })])
    expect(read()?.favourites_count).toBe(4)
  })

  it('ignores the lagging count in the answer to an unfavourite, but takes that of a later read', () => {
    ingestStatus({ favourited: true, favourites_count: 4 })
    favourite(false).settle([statusRow({ favourited: false, favourites_count: 4 })])
    expect(read()).toMatchObject({ favourited: false, favourites_count: 3 })
    cache.ingest([statusRow({ favourited: false, favourites_count: 4 })], cache.tick())
    expect(read()?.favourites_count).toBe(4)
  })

  it('does not let a lagging answer undo the count of an earlier read', () => {
    ingestStatus({ favourited: true, favourites_count: 4 })
    const sent = cache.tick()
    const change = favourite(false)
    cache.ingest([statusRow({ favourited: false, favourites_count: 3 })], sent)
    change.settle([statusRow({ favourited: false, favourites_count: 4 })])
    expect(read()?.favourites_count).toBe(3)
  })

  it('takes a count that others changed while the change was in flight', () => {
    ingestStatus()
    favourite(true).settle([statusRow({ favourited: true, favourites_count: 9 })])
    expect(read()?.favourites_count).toBe(9)
  })

  it('closes once: a commit is not undone by an abort', () => {
    cache.ingest([row('account', '9', { followers_count: 1 })], cache.tick())
    const more = (account: Account) => ({ ...account, followers_count: (account.followers_count ?? 0) + 1 })
    const change = cache.begin('account', A('9'), more)
    change.commit()
    change.abort()
    expect(cache.read('account', A('9'))?.followers_count).toBe(2)
  })

  it('takes a read over a patch that only adds, and applies several in turn', () => {
    const more = (account: Account) => ({ ...account, followers_count: (account.followers_count ?? 0) + 1 })
    cache.ingest([row('account', '9', { followers_count: 1 })], cache.tick())
    const change = cache.begin('account', A('9'), more)
    cache.ingest([row('account', '9', { followers_count: 2 })], cache.tick())
    expect(cache.read('account', A('9'))?.followers_count).toBe(2)
    change.commit()
    expect(cache.read('account', A('9'))?.followers_count).toBe(2)
    const [a, b] = [cache.begin('account', A('9'), more), cache.begin('account', A('9'), more)]
    a.commit()
    b.commit()
    expect(cache.read('account', A('9'))?.followers_count).toBe(4)
  })

  it('applies a patch of an unknown entity once it is loaded', () => {
    const change = favourite(true)
    expect(read()).toBeUndefined()
    ingestStatus()
    expect(read()).toMatchObject({ favourited: true, favourites_count: 4 })
    change.abort()
    expect(read()).toMatchObject({ favourited: false, favourites_count: 3 })
  })

  it('shows the optimistic value and keeps the base', () => {
    ingestStatus()
    favourite(true)
    expect(cache.base('status', S('1'))?.favourited).toBe(false)
    const stored = dehydrate(client, {
      serializeData: (data: Status) => cache.base('status', data.id),
    })
    expect(stored.queries[0]?.state.data).toMatchObject({ favourited: false, favourites_count: 3 })
  })

  it('renders nothing when the answer equals the shown value', () => {
    ingestStatus()
    const change = favourite(true)
    const shown = read()
    change.settle([statusRow({ favourited: true, favourites_count: 4 })])
    expect(read()).toBe(shown)
    expect(cache.base('status', S('1'))).toBe(shown)
    const late = cache.tick()
    cache.ingest([statusRow({ favourited: false })], late)
    expect(read()?.favourited).toBe(false)
  })
})

describe('answers out of order', () => {
  it('ignores a read sent before a change that arrives after its answer', () => {
    ingestStatus()
    const sent = cache.tick()
    favourite(true).settle([statusRow({ favourited: true, favourites_count: 4 })])
    cache.ingest([statusRow()], sent)
    expect(read()?.favourited).toBe(true)
  })

  it.each([false, true])('masks a read sent during the change (landing after its answer: %s)', (after) => {
    ingestStatus()
    const change = favourite(true)
    const sent = cache.tick()
    if (!after) cache.ingest([statusRow()], sent)
    expect(read()?.favourited).toBe(true)
    change.settle([statusRow({ favourited: true, favourites_count: 4 })])
    if (after) cache.ingest([statusRow()], sent)
    expect(read()?.favourited).toBe(true)
    cache.ingest([statusRow({ favourited: false })], cache.tick())
    expect(read()?.favourited).toBe(false)
  })

  it('a streamed payload does not outdate a full read in flight', () => {
    ingestStatus()
    const sent = cache.tick()
    cache.ingest([edit('v3', '2026-03-01T00:00:00Z')], cache.tick(), { partial: true })
    cache.ingest([statusRow({ favourited: true, content: 'v2', edited_at: '2026-02-01T00:00:00Z' })], sent)
    expect(read()).toMatchObject({ favourited: true, content: 'v3' })
  })

  it('keeps the reference and notifies no listener when an answer has nothing new', () => {
    ingestStatus()
    const before = read()
    const heard = vi.fn()
    const stop = client.getQueryCache().subscribe(heard)
    ingestStatus()
    expect(read()).toBe(before)
    expect(heard).not.toHaveBeenCalled()
    stop()
  })

  it('does not restore a deleted post from a page requested earlier', () => {
    const sent = cache.tick()
    cache.bury(S('1'))
    cache.ingest([statusRow()], sent)
    expect(read()?.gone).toBe(true)
    ingestStatus({ content: 'again' })
    expect(read()?.gone).toBe(true)
  })
})

describe('next to TanStack Query', () => {
  const fetched = async () => {
    ingestStatus()
    let answer: (status: Partial<Status>) => void = () => {}
    const net = new Promise<Partial<Status>>((resolve) => {
      answer = resolve
    })
    const result = client.fetchQuery({
      queryKey: entityKey('status', S('1')),
      staleTime: 0,
      queryFn: async () => {
        const dto = await net
        cache.ingest([statusRow(dto)], cache.tick())
        queueMicrotask(() => cache.ingest([edit('stream', '2026-09-01T00:00:00Z')], cache.tick()))
        return read()
      },
    })
    answer({ content: 'fetched', edited_at: '2026-05-01T00:00:00Z' })
    await result
    await new Promise((resolve) => setTimeout(resolve, 0))
    return read()?.content
  }
  it('never lets the result of a queryFn undo a newer commit', async () => {
    expect(await fetched()).toBe('stream')
  })
  it('needs the guard for that', async () => {
    client.setQueryDefaults(['status'], { gcTime: Infinity, structuralSharing: false })
    expect(await fetched()).toBe('fetched')
  })

  it('tolerates results of select, which pass through the same guard', () => {
    ingestStatus()
    const observer = new QueryObserver(client, {
      queryKey: entityKey('status', S('1')),
      queryFn: () => read() ?? null,
      staleTime: Infinity,
      select: (status: Status | null) => status?.content,
    })
    const stop = observer.subscribe(() => {})
    ingestStatus({ content: 'next' })
    expect(observer.getCurrentResult().data).toBe('next')
    stop()
  })

  it('takes any answer over what was hydrated', () => {
    ingestStatus()
    const stored = JSON.parse(JSON.stringify(dehydrate(client))) as DehydratedState
    client.clear()
    hydrate(client, stored)
    expect(read()?.content).toBe('hello')
    ingestStatus({ content: 'new' })
    expect(read()?.content).toBe('new')
  })

  it('restores only where nothing is cached, and takes any answer over it', () => {
    const sent = cache.tick()
    ingestStatus({ content: 'fresh' })
    cache.restore([statusRow({ content: 'stored' }), statusRow({ content: 'stored' }, '2')])
    expect([read()?.content, read('2')?.content]).toEqual(['fresh', 'stored'])
    cache.ingest([statusRow({ content: 'read' }, '2')], sent)
    expect(read('2')?.content).toBe('read')
  })
})

describe('sweep', () => {
  const fill = () => {
    for (let i = 0; i < 10; i++)
      cache.ingest(
        [
          statusRow({ account: A(`a${i % 3}`), reblog: i === 1 ? S('7') : null }, String(i)),
          row('account', `a${i % 3}`, {}),
        ],
        cache.tick(),
      )
  }

  it('keeps what lists, rows on screen, observers and changes in flight reach', () => {
    fill()
    client.setQueryData(listKey('timeline', 'home'), { entries: ['0', '1'] })
    cache.lists.register<{ entries: string[] }>(['timeline'], {
      refs: (list) => list.entries.map((id) => entityHash('status', S(id))),
    })
    client.setQueryData(listKey('statuses', 'bookmarks'), {
      pages: [{ kind: 'status', ids: ['3'], next: null }],
    })
    const stop = new QueryObserver(client, {
      queryKey: entityKey('status', S('5')),
      queryFn: () => null,
      staleTime: Infinity,
    }).subscribe(() => {})
    cache.begin('status', S('9'), withFavourite(true))
    const { removed } = sweep(cache, { mounted: [entityHash('status', S('4'))], olderThan: -1 })
    const kept = Array.from({ length: 10 }, (_, i) => String(i)).filter((id) => read(id))
    expect(kept).toEqual(['0', '1', '3', '4', '5', '7', '9'])
    expect(removed).toBe(3)
    expect(cache.size).toBe(10)
    stop()
  })

  it('keeps entities of recent answers, also when nothing in them was new', () => {
    let now = 0
    cache = new EntityCache(client, () => now)
    ingestStatus()
    cache.ingest([statusRow({}, '2')], cache.tick())
    now = 400_000
    ingestStatus()
    sweep(cache)
    expect([read('1'), read('2')].map(Boolean)).toEqual([true, false])
  })

  it('drops streamed entities at once, unless a list uses them or a server has answered since', () => {
    const stream = (id: string, partial = true) =>
      cache.ingest([statusRow({}, id)], cache.tick(), { partial })
    for (const id of ['1', '2', '3']) stream(id)
    expect(cache.streamed).toBe(3)
    stream('1')
    stream('2', false)
    client.setQueryData(listKey('statuses', 'bookmarks'), {
      pages: [{ kind: 'status', ids: ['3'], next: null }],
    })
    sweep(cache)
    expect(['1', '2', '3'].filter((id) => read(id))).toEqual(['2', '3'])
    expect(cache.streamed).toBe(0)
  })

  it("a later streamed payload keeps the time of the server's answer", () => {
    cache.ingest([statusRow({}, '1')], cache.tick())
    cache.ingest([statusRow({ content: 'edited', edited_at: '2026-01-01' }, '1')], cache.tick(), {
      partial: true,
    })
    sweep(cache)
    expect(read('1')?.content).toBe('edited')
  })
})

describe('hidden accounts', () => {
  const person = (change: Partial<Account> = {}) => row('account', '9', { acct: 'x', ...change })
  const relationship = (change: object) => row('relationship', '9', { following: false, ...change })

  it('arrive hidden when that was known before, and are requested again', () => {
    const recalled = vi.fn()
    cache.hidden.onArrival = recalled
    cache.setHidden(A('9'), true)
    cache.ingest([person()], cache.tick())
    expect(cache.read('account', A('9'))?.hidden).toBe(true)
    expect(recalled.mock.calls).toEqual([['9']])
    cache.ingest([relationship({ blocking: false, muting: false })], cache.tick())
    expect(cache.read('account', A('9'))?.hidden).toBe(false)
  })

  it('are taken from relationships, and changes are notified', () => {
    const notified: string[][] = []
    cache.hidden.onAccounts = (ids) => notified.push([...ids])
    cache.ingest([person(), relationship({ blocking: true })], cache.tick())
    expect(cache.read('account', A('9'))?.hidden).toBe(true)
    cache.ingest([relationship({ blocking: true, muting: true })], cache.tick())
    cache.ingest([relationship({ blocking: false, muting: true })], cache.tick())
    cache.ingest([relationship({ muting: false })], cache.tick())
    expect(notified).toEqual([['9'], []])
  })

  it('follow the current relationships, not a restored snapshot', () => {
    cache.restore([person({ hidden: true })])
    expect(cache.read('account', A('9'))?.hidden).toBe(false)
  })
})
