import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { accountsDto } from '@/schemas/accounts/account'
import { EntityCache } from '@/lib/cache/entity-cache'
import { listKey } from '@/lib/cache/keys'
import { normaliseAccounts } from '@/lib/cache/normalise'
import { sweep } from '@/lib/cache/sweep/sweep'
import { createHttp } from '@/lib/http'
import { createClient } from './create-client'
import { nextAddress } from './next-address'
import { fetchNext, brokenEnd, idsOf, lostOf, pagedList, refreshPagedList } from './paged-list'

it.each<[string, string | null, unknown[], (string | null)[], string | undefined]>([
  ['the address', '/b', [1], [null, '/a'], '/b'],
  ['none at the end', null, [1], [null, '/a'], undefined],
  ['none after an empty page', '/b', [], [null, '/a'], undefined],
  ['none that was requested', '/a', [1], [null, '/a'], undefined],
])('the next page has %s', (_, next, items, requested, expected) => {
  expect(nextAddress(next, items, requested)).toBe(expected)
})

const client = createClient({ onError: () => {} })
let cache: EntityCache
let asked: string[] = []
let pages: Record<string, { ids: string[]; next?: string; status?: number }> = {}

const http = () =>
  createHttp({
    server: 'https://host.example',
    token: null,
    tick: () => cache.tick(),
    now: Date.now,
    fetch: async (request) => {
      const url = new URL(request.url)
      const at = url.pathname + url.search
      asked.push(at)
      await Promise.resolve()
      const { ids, next, status = 200 } = pages[at] ?? { ids: [] }
      const body =
        status === 200
          ? ids.map((id) => (id === 'broken' ? { id: {} } : { id, acct: id, username: id }))
          : { error: 'Gone away' }
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...(next && { link: `<${next}>; rel="next"` }) },
      })
    },
  })

const key = listKey('accounts', 'blocks')
const observe = () =>
  new InfiniteQueryObserver(
    client,
    pagedList(
      { client, cache, http: http() },
      {
        key,
        kind: 'account',
        path: '/blocks',
        query: { limit: 2 },
        schema: accountsDto,
        split: normaliseAccounts,
      },
    ),
  )
type Observer = ReturnType<typeof observe>
let observer: Observer
let stop = () => {}

const loaded = async () => {
  while (client.isFetching()) await new Promise((resolve) => setTimeout(resolve, 0))
  return observer.getCurrentResult()
}
const open = () => {
  observer = observe()
  stop = observer.subscribe(() => {})
  return loaded()
}
const more = () => {
  fetchNext(observer.getCurrentResult())
  return loaded()
}
const ids = () => {
  const { data } = observer.getCurrentResult()
  return data && idsOf(data)
}

beforeEach(() => {
  asked = []
  cache = new EntityCache(client)
  pages = {
    '/blocks?limit=2': { ids: ['a', 'b'], next: 'https://host.example/blocks?limit=2&max_id=9' },
    '/blocks?limit=2&max_id=9': { ids: ['b', 'c'], next: 'https://host.example/blocks?limit=2&max_id=8' },
  }
})
afterEach(() => {
  stop()
  client.clear()
})

it('follows the Link header, has each id once and its entities in the cache', async () => {
  await open()
  await more()
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(cache.read('account', 'c' as never)?.acct).toBe('c')
})

it('shows items repeated by a shifted offset once and continues after them', async () => {
  pages['/blocks?limit=2&max_id=9'] = {
    ids: ['a', 'b', 'c', 'd'],
    next: 'https://host.example/blocks?limit=2&max_id=8',
  }
  pages['/blocks?limit=2&max_id=8'] = { ids: ['d', 'e'] }
  await open()
  await more()
  await more()
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('never requests twice at once', async () => {
  await open()
  fetchNext(observer.getCurrentResult())
  fetchNext(observer.getCurrentResult())
  await loaded()
  expect(asked).toEqual(['/blocks?limit=2', '/blocks?limit=2&max_id=9'])
})

describe('the end', () => {
  it.each<[string, (typeof pages)[string]]>([
    ['an empty page', { ids: [], next: 'https://host.example/blocks?limit=2&max_id=1' }],
    ['a page without a new id', { ids: ['b', 'a'], next: 'https://host.example/blocks?limit=2&max_id=1' }],
    [
      'an address that was followed already',
      { ids: ['z'], next: 'https://host.example/blocks?limit=2&max_id=9' },
    ],
    ['a page without a next address', { ids: ['z'] }],
  ])('is %s', async (_name, page) => {
    pages['/blocks?limit=2&max_id=9'] = page
    await open()
    const { hasNextPage, data } = await more()
    expect(hasNextPage).toBe(false)
    expect(data && brokenEnd(data)).toBeUndefined()
  })

  it('is an error row without a message where the next page is on another server', async () => {
    pages['/blocks?limit=2'] = { ids: ['a'], next: 'https://evil.example/blocks?limit=2&max_id=9' }
    await open()
    const { hasNextPage, data } = await more()
    expect([hasNextPage, ids()]).toEqual([false, ['a']])
    expect(data && brokenEnd(data)).toBe('')
    expect(asked).toHaveLength(1)
  })

  it('is an error row with the message of the server', async () => {
    pages['/blocks?limit=2&max_id=9'] = { ids: [], status: 410 }
    await open()
    const { data } = await more()
    expect(data && brokenEnd(data)).toBe('Gone away')
  })
})

it('continues a rate-limited page when the limit ends', async () => {
  const next = '/blocks?limit=2&max_id=9'
  const page = pages[next]
  if (!page) throw new Error('no page')
  pages[next] = { ids: [], status: 429 }
  await open()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await more()
  expect(observer.getCurrentResult()).toMatchObject({
    isFetchNextPageError: true,
    error: { kind: 'rateLimited' },
  })
  pages[next] = page
  await vi.advanceTimersByTimeAsync(62_000)
  await loaded()
  expect(ids()).toEqual(['a', 'b', 'c'])
})

it('fails as a whole when the first page fails', async () => {
  pages['/blocks?limit=2'] = { ids: [], status: 403 }
  const { status, error } = await open()
  expect([status, error?.kind]).toEqual(['error', 'refused'])
})

it('loads one page when it is refreshed', async () => {
  await open()
  await more()
  asked = []
  pages['/blocks?limit=2'] = { ids: ['n', 'a'] }
  await refreshPagedList(client, key)
  expect([asked, ids()]).toEqual([['/blocks?limit=2'], ['n', 'a']])
})

it('keeps its entities through a sweep', async () => {
  await open()
  sweep(cache, { olderThan: -1 })
  expect(cache.read('account', 'a' as never)).toBeDefined()
})

it('counts dropped items per page, and again after a refresh', async () => {
  const lost = () => {
    const { data } = observer.getCurrentResult()
    return data && lostOf(data)
  }
  pages['/blocks?limit=2'] = { ids: ['a', 'broken'], next: 'https://host.example/blocks?limit=2&max_id=9' }
  pages['/blocks?limit=2&max_id=9'] = { ids: ['broken', 'broken', 'c'] }
  await open()
  expect(lost()).toBe(1)
  await more()
  expect([ids(), lost()]).toEqual([['a', 'c'], 3])
  await refreshPagedList(client, key)
  expect(lost()).toBe(1)
  pages['/blocks?limit=2'] = { ids: ['a', 'b'] }
  await refreshPagedList(client, key)
  expect(lost()).toBe(0)
})
