import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp, type Http } from '@/lib/http'
import { EntityCache } from '../entity-cache'
import { createEntityLoader, type EntityLoader } from './entity-loader'
import { A, P, S } from '../samples.testing'

let client: QueryClient
let cache: EntityCache
let loader: EntityLoader
let asked: string[] = []
let answer: (url: URL) => Response = () => new Response('[]')
let user = true
let http: Http

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
const account = (id: string) => ({ id, acct: id, username: id })
const status = (id: string) => ({
  id,
  account: account('a'),
  content: '',
  created_at: '2026-01-01T00:00:00Z',
})

// Load the code of the sources first: fake timers do not advance imports.
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  cache = new EntityCache(client)
  asked = []
  user = true
  http = createHttp({
    server: 'https://host.example',
    token: 't',
    tick: () => cache.tick(),
    now: Date.now,
    fetch: (request) => {
      const url = new URL(request.url)
      asked.push(url.pathname + decodeURIComponent(url.search))
      return Promise.resolve(answer(url))
    },
  })
  loader = createEntityLoader({ cache, http, signedIn: () => user })
})
afterEach(() => {
  loader.close()
  client.clear()
  vi.useRealTimers()
})

const claim = (version: string) =>
  http.capabilities.know({
    version,
    apiVersion: null,
    instanceV2: false,
    streamingUrl: null,
    translation: false,
  })
const ids = (url: URL) => url.searchParams.getAll('id[]')
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('relationships', () => {
  it('are requested together after half a second, each once', async () => {
    answer = (url) => json(ids(url).map((id) => ({ id, following: true })))
    loader.need('relationship', A('1'))
    await wait(400)
    loader.need('relationship', A('2'))
    loader.need('relationship', A('1'))
    expect(asked).toEqual([])
    await wait(100)
    expect(asked).toEqual(['/api/v1/accounts/relationships?id[]=1&id[]=2&with_suspended=true'])
    expect(cache.read('relationship', A('2'))?.following).toBe(true)
    loader.need('relationship', A('1'))
    await wait(600)
    expect(asked).toHaveLength(1)
  })

  it('are requested one by one where the server answers only the first id', async () => {
    answer = (url) =>
      json(
        ids(url)
          .slice(0, 1)
          .map((id) => ({ id, following: true })),
      )
    loader.need('relationship', A('1'))
    loader.need('relationship', A('2'))
    loader.need('relationship', A('3'))
    await wait(600)
    expect(cache.read('relationship', A('3'))?.following).toBe(true)
    expect(asked).toHaveLength(3)
    loader.need('relationship', A('4'))
    loader.need('relationship', A('5'))
    await wait(600)
    expect(asked.slice(3).map((path) => path.split('id[]').length - 1)).toEqual([1, 1])
  })

  it('are not requested for visitors', async () => {
    user = false
    loader.need('relationship', A('1'))
    await wait(600)
    expect(asked).toEqual([])
  })
})

describe('statuses and accounts', () => {
  it('are requested in batches of twenty; missing ones are remembered', async () => {
    answer = (url) =>
      json(
        ids(url)
          .filter((id) => id !== '7')
          .map(status),
      )
    const heard = vi.fn()
    loader.onMissing(heard)
    for (let i = 0; i < 25; i++) loader.need('status', S(String(i)))
    await wait(100)
    expect(asked.map((path) => path.split('id[]').length - 1)).toEqual([20, 5])
    expect(cache.read('status', S('24'))).toBeDefined()
    expect([loader.isMissing('status', S('7')), loader.isMissing('status', S('8'))]).toEqual([true, false])
    expect(heard).toHaveBeenCalledOnce()
    loader.need('status', S('7'))
    await wait(100)
    expect(asked).toHaveLength(2)
  })

  it.each<[string, () => Response]>([
    ['not found', () => json({ error: 'Record not found' }, 404)],
    ['not allowed', () => json({}, 405)],
    ['unprocessable', () => json({ error: 'text is missing' }, 422)],
    ['a page', () => new Response('<!doctype html><p>hi', { headers: { 'content-type': 'text/html' } })],
  ])('are asked for one by one from then on when the plural answer is %s', async (_name, refusal) => {
    answer = (url) =>
      url.pathname === '/api/v1/accounts' ? refusal() : json(account(url.pathname.split('/').at(-1) ?? ''))
    loader.need('account', A('1'))
    loader.need('account', A('2'))
    await wait(100)
    loader.need('account', A('3'))
    loader.need('account', A('4'))
    await wait(100)
    expect(asked).toEqual([
      '/api/v1/accounts?id[]=1&id[]=2',
      '/api/v1/accounts/1',
      '/api/v1/accounts/2',
      '/api/v1/accounts/3',
      '/api/v1/accounts/4',
    ])
    expect(cache.read('account', A('4'))?.acct).toBe('4')
  })

  it('are requested as ids[] where the server needs that, learnt from an answer or from its name', async () => {
    answer = (url) => {
      const wanted = url.searchParams.getAll('ids[]')
      if (url.pathname !== '/api/v1/statuses') return json(status(url.pathname.split('/').at(-1) ?? ''))
      return wanted.length > 0 ? json(wanted.map(status)) : json({ error: 'Missing field: ids' }, 400)
    }
    loader.need('status', S('1'))
    loader.need('status', S('2'))
    await wait(100)
    loader.need('status', S('3'))
    loader.need('status', S('4'))
    await wait(100)
    expect(asked).toEqual([
      '/api/v1/statuses?id[]=1&id[]=2',
      '/api/v1/statuses?ids[]=1&ids[]=2',
      '/api/v1/statuses?ids[]=3&ids[]=4',
    ])
    asked = []
    loader.close()
    claim('2.7.2 (compatible; Akkoma 3.15.2)')
    loader = createEntityLoader({ cache, http, signedIn: () => user })
    loader.need('status', S('5'))
    loader.need('status', S('6'))
    await wait(100)
    expect(asked).toEqual(['/api/v1/statuses?ids[]=5&ids[]=6'])
    expect(['1', '4', '6'].map((id) => cache.read('status', S(id))?.id)).toEqual(['1', '4', '6'])
  })

  it('are requested one by one at once where the server is known to have no batches', async () => {
    claim('4.2.20')
    answer = (url) => json(status(url.pathname.split('/').at(-1) ?? ''))
    loader.need('status', S('1'))
    loader.need('status', S('2'))
    await wait(100)
    expect(asked).toEqual(['/api/v1/statuses/1', '/api/v1/statuses/2'])
  })

  it.each<[string, () => Response]>([
    ['forbidden', () => json({ error: 'This action is not allowed' }, 403)],
    ['a bad request', () => json({}, 400)],
    ['empty', () => json([])],
  ])('are not missing because the plural answer was %s', async (_name, refusal) => {
    answer = (url) =>
      url.pathname === '/api/v1/statuses' ? refusal() : json(status(url.pathname.split('/').at(-1) ?? ''))
    loader.need('status', S('1'))
    loader.need('status', S('2'))
    await wait(100)
    expect(cache.read('status', S('2'))).toBeDefined()
    expect(loader.isMissing('status', S('1'))).toBe(false)
  })

  it('are requested again after a network failure, with pauses', async () => {
    let tries = 0
    answer = (url) => (++tries < 3 ? json({}, 503) : json(ids(url).map(status)))
    loader.need('status', S('1'))
    loader.need('status', S('2'))
    await wait(10_000)
    expect(tries).toBe(3)
    expect(cache.read('status', S('2'))).toBeDefined()
  })
})

it('does not request an entity that a page is fetching, unless that fails', async () => {
  answer = () => json(status('1'))
  const reading = client.fetchQuery({
    queryKey: ['status', '1'],
    queryFn: () => new Promise((_, fail) => setTimeout(fail, 200, new Error('lost'))),
  })
  reading.catch(() => {})
  loader.need('status', S('1'))
  await wait(150)
  expect(asked).toEqual([])
  await wait(200)
  expect(asked).toEqual(['/api/v1/statuses/1'])
})

it('requests entities lost to network failures again when the server is reachable', async () => {
  answer = () => json({}, 503)
  loader.need('status', S('1'))
  loader.need('status', S('2'))
  await wait(60_000)
  const before = asked.length
  answer = (url) => json(ids(url).map(status))
  await wait(60_000)
  expect(asked).toHaveLength(before)
  globalThis.dispatchEvent(new Event('online'))
  await wait(1_000)
  expect(cache.read('status', S('2'))).toBeDefined()
  expect(loader.isMissing('status', S('1'))).toBe(false)
})

it('pauses a rate-limited kind until the server allows it, and continues with other kinds', async () => {
  const reset = new Date(Date.now() + 120_000).toISOString()
  answer = (url) =>
    url.pathname.includes('statuses')
      ? new Response('{}', { status: 429, headers: { 'x-ratelimit-reset': reset } })
      : json(ids(url).map(account))
  loader.need('status', S('1'))
  loader.need('status', S('2'))
  await wait(100)
  loader.need('status', S('3'))
  loader.need('account', A('1'))
  loader.need('account', A('2'))
  await wait(60_000)
  expect(asked).toEqual(['/api/v1/statuses?id[]=1&id[]=2', '/api/v1/accounts?id[]=1&id[]=2'])
  answer = (url) => json(ids(url).map(status))
  await wait(61_000)
  expect(asked.slice(2)).toEqual(['/api/v1/statuses?id[]=1&id[]=2&id[]=3'])
  expect(loader.isMissing('status', S('1'))).toBe(false)
})

it('refresh requests an entity now, cached or not', async () => {
  answer = () => json({ id: 'p', options: [{ title: 'yes' }], votes_count: 4 })
  await loader.refresh({ kind: 'poll', id: P('p') })
  await loader.refresh({ kind: 'poll', id: P('p') })
  expect(asked).toEqual(['/api/v1/polls/p', '/api/v1/polls/p'])
  expect(cache.read('poll', P('p'))?.votes_count).toBe(4)
})

it('requests nothing after close', async () => {
  loader.need('status', S('1'))
  loader.close()
  await wait(1_000)
  expect(asked).toEqual([])
})
