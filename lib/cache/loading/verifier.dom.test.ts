import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createHttp } from '@/lib/http'
import type { StatusId } from '@/schemas/primitives'
import { EntityCache } from '../entity-cache'
import { createEntityLoader, type EntityLoader } from './entity-loader'
import { S } from '../samples.testing'

let cache: EntityCache
let loader: EntityLoader
let asked: string[] = []
let gone: StatusId[] = []
let answer: (url: URL) => Response

const json = (value: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } })
const account = { id: 'a', acct: 'a', username: 'a' }
const status = (id: string) => ({ id, account, content: '', created_at: '2026-01-01T00:00:00Z' })
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const cacheStatuses = (...ids: string[]) =>
  cache.ingest(
    ids.map((id) => ({ kind: 'status', id: S(id), data: status(id) }) as never),
    cache.tick(),
  )
const ids = (url: URL) => url.searchParams.getAll('id[]')
/** A server without these posts, with or without the batch request. */
const without =
  (missing: string[], plural = true) =>
  (url: URL) => {
    const alone = url.pathname.split('/').at(-1) ?? ''
    if (alone !== 'statuses') return missing.includes(alone) ? json({}, 404) : json(status(alone))
    if (!plural) return json({}, 404)
    return json(
      ids(url)
        .filter((id) => !missing.includes(id))
        .map(status),
    )
  }

// Load the code first: fake timers do not advance imports.
beforeAll(() => import('./verifier'))

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  gone = []
  cache = new EntityCache(new QueryClient())
  const http = createHttp({
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
  loader = createEntityLoader({ cache, http, signedIn: () => true, onGone: (id) => void gone.push(id) })
})
afterEach(() => {
  loader.close()
  vi.useRealTimers()
})

it('requests all posts that left a feed in one batch and reports the missing ones', async () => {
  cacheStatuses('1', '2', '3')
  answer = without(['2'])
  for (const id of ['1', '2', '2', '3', 'unknown']) loader.verify(S(id))
  expect(asked).toEqual([])
  await wait(1000)
  expect(asked).toEqual(['/api/v1/statuses?id[]=1&id[]=2&id[]=3'])
  expect(gone).toEqual(['2'])
})

it('requests one by one where the server has no batches, a few at a time', async () => {
  cacheStatuses('1', '2', '3', '4', '5', '6')
  answer = without(['2', '6'], false)
  for (const id of ['1', '2', '3', '4', '5', '6']) loader.verify(S(id))
  await wait(1000)
  expect(asked).toHaveLength(5)
  await wait(2000)
  expect(asked.slice(1)).toEqual(['1', '2', '3', '4', '5', '6'].map((id) => `/api/v1/statuses/${id}`))
  expect(gone).toEqual(['2', '6'])
})

it('waits as long as a rate limit lasts, and does not take a failure for a deletion', async () => {
  cacheStatuses('1')
  const reset = new Date(Date.now() + 60_000).toISOString()
  answer = () => json({}, 429, { 'x-ratelimit-reset': reset })
  loader.verify(S('1'))
  await wait(30_000)
  expect([asked.length, gone]).toEqual([1, []])
  answer = () => json({}, 503)
  await wait(40_000)
  expect(gone).toEqual([])
  answer = without(['1'])
  loader.verify(S('1'))
  await wait(10_000)
  expect(gone).toEqual(['1'])
})

it('does not trust an answer without any of the posts', async () => {
  cacheStatuses('1', '2')
  answer = (url) => (url.pathname.endsWith('/statuses') ? json([]) : without(['2'])(url))
  loader.verify(S('1'))
  loader.verify(S('2'))
  await wait(5000)
  expect(gone).toEqual(['2'])
})
