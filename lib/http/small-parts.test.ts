import { oddTexts, wellFormed } from '@/lib/testing/odd-texts'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { AccountId } from '@/schemas/primitives'
import { accountApiPath } from './api-path'
import { createActivity } from './activity'
import { apiSegment } from './api-segment'
import { parseAsyncRefresh } from './async-refresh'
import { createHttp } from './client'
import { acceptMissing } from './accept-missing'
import { ApiError, isPermanentError, lacksEndpoint, type ApiErrorKind } from './errors'
import { isLostAnswer } from './lost-answer'
import { isForMembersOnly } from './members-only'
import { queryString } from './query-string'
import { createRateLimit, readMoment, retryMoment } from './rate-limit'
import type { RequestOptions } from './request'

test('a query repeats arrays with brackets and omits undefined values', () => {
  expect(queryString({ limit: 20, local: true, q: 'a b&c', gone: undefined, none: null })).toBe(
    'limit=20&local=true&q=a+b%26c',
  )
  expect(queryString({ id: ['1', '2'], types: [] })).toBe('id%5B%5D=1&id%5B%5D=2')
})

test.each<[ApiErrorKind, boolean, boolean]>([
  ['refused', true, false],
  ['notFound', true, false],
  ['invalid', true, true],
  ['unauthorised', false, false],
  ['rateLimited', false, false],
  ['network', false, true],
  ['aborted', false, true],
])('an error of kind %s is permanent: %s, and leaves open what happened: %s', (kind, permanent, lost) => {
  const error = new ApiError({ kind, path: '/' })
  expect([isPermanentError(error), isLostAnswer(error)]).toEqual([permanent, lost])
})

test.each<[ApiErrorKind, number, boolean, boolean]>([
  ['notFound', 404, false, true],
  ['notFound', 410, false, true],
  ['refused', 405, false, true],
  ['refused', 422, false, true],
  ['network', 501, false, true],
  ['invalid', 200, true, true],
  ['invalid', 200, false, false],
  ['refused', 400, false, false],
  ['refused', 403, true, false],
  ['network', 503, true, false],
])('%s with status %d (a web page: %s) means that the server lacks the endpoint: %s', (...facts) => {
  const [kind, status, html, expected] = facts
  expect(lacksEndpoint(new ApiError({ kind, status, html, path: '/' }))).toBe(expected)
})

test('an error of the code says nothing about the server', () => {
  const error = new TypeError('not a function')
  expect([isPermanentError(error), isLostAnswer(error)]).toEqual([false, false])
})

test.each([
  ['a visitor', null, 401, true],
  ['a visitor', null, 403, true],
  ['a visitor', null, 422, true],
  ['a visitor', null, 404, false],
  ['a member', '1' as AccountId, 403, false],
])('%s (%s) gets a %d: only members may read is %s', (_, me, status, expected) => {
  expect(isForMembersOnly(me, new ApiError({ kind: 'refused', status, path: '/' }))).toBe(expected)
})

test('a change of what is gone already counts as made', () => {
  expect(acceptMissing(new ApiError({ kind: 'notFound', status: 404, path: '/' }))).toEqual({ data: null })
  const refused = new ApiError({ kind: 'refused', status: 403, path: '/' })
  expect(() => acceptMissing(refused)).toThrow(refused)
})

test.each([
  [null, null],
  ['retry=3', null],
  ['id="ab12", retry=3, result_count=2', { id: 'ab12', retry: 3, resultCount: 2 }],
  ['id=ab12', { id: 'ab12', retry: 5, resultCount: null }],
  ['id=a, retry=0.001', { id: 'a', retry: 1, resultCount: null }],
  ['id=a, retry=86400', { id: 'a', retry: 60, resultCount: null }],
  ['id=a, retry=soon', { id: 'a', retry: 5, resultCount: null }],
  ['id="a,b", retry=-1, result_count=0', { id: 'a,b', retry: 5, resultCount: 0 }],
])('refresh header %s', (header, expected) => {
  expect(parseAsyncRefresh(header)).toEqual(expected)
})

describe('activity', () => {
  test('counts each request once, however often it ends', () => {
    const activity = createActivity()
    const listener = vi.fn()
    const unsubscribe = activity.subscribe(listener)
    const [first, second] = [activity.begin(), activity.begin()]
    expect(activity.pending()).toBe(2)
    first()
    first()
    expect(activity.pending()).toBe(1)
    unsubscribe()
    second()
    expect(activity.pending()).toBe(0)
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

describe('rate limit', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  const headers = (limit: number, remaining: number, reset: number) =>
    new Headers({
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset': new Date(reset).toISOString(),
    })

  test.each([
    [null, null],
    ['soon', null],
    ['2026-03-01T12:05:00.123Z', Date.parse('2026-03-01T12:05:00.123Z')],
    ['Sun, 01 Mar 2026 12:05:00 GMT', Date.parse('2026-03-01T12:05:00Z')],
    ['1772366700', 1772366700000],
    ['1772366700000', 1772366700000],
    ['30', now + 30_000],
  ])('moment %s', (value, expected) => {
    expect(readMoment(value, now)).toBe(expected)
  })

  test.each([
    [{ 'x-ratelimit-reset': '2026-03-01T12:05:00Z' }, now + 300_000],
    [{ 'retry-after': '7' }, now + 7000],
    [{}, now + 60_000],
    [{ 'x-ratelimit-reset': '2026-03-01T11:00:00Z' }, now + 60_000],
    [{ 'x-ratelimit-reset': '2031-03-01T11:00:00Z' }, now + 60_000],
  ])('retry after a 429 with %o', (init, expected) => {
    expect(retryMoment(new Headers(init as Record<string, string>), now)).toBe(expected)
  })

  test('remembers the tightest window until it ends', () => {
    let time = now
    const limits = createRateLimit(() => time)
    expect(limits.state()).toBeNull()
    limits.note(headers(1500, 1490, now + 300_000))
    limits.note(headers(300, 12, now + 200_000))
    limits.note(headers(1500, 1489, now + 300_000))
    expect(limits.state()).toMatchObject({ limit: 300, remaining: 12 })
    limits.note(headers(300, 11, now + 200_000))
    expect(limits.state()).toMatchObject({ remaining: 11 })
    time = now + 200_001
    expect(limits.state()).toBeNull()
  })
})

test.each([
  ['116754009292800822', '116754009292800822'],
  ['a/b?c', 'a%2Fb%3Fc'],
  ['日本', '%E6%97%A5%E6%9C%AC'],
  ['half \ud83d of a pair', 'half%20%EF%BF%BD%20of%20a%20pair'],
  ['..', '%EF%BF%BD'],
  ['', '%EF%BF%BD'],
])('%j is one segment of an API path', (text, segment) => {
  expect(apiSegment(text)).toBe(segment)
  expect(new URL(`https://home.example/api/v1/statuses/${apiSegment(text)}/context`).pathname).toBe(
    `/api/v1/statuses/${segment}/context`,
  )
})

test('any text is one segment of an API path and decodes to itself', () => {
  for (const text of oddTexts(500)) {
    const { pathname, search, hash } = new URL(`https://home.example/api/v1/tags/${apiSegment(text)}/follow`)
    const segments = pathname.split('/').map(decodeURIComponent)
    expect([segments.length, search, hash]).toEqual([6, '', ''])
    expect(segments[4]).toBe(/^\.{0,2}$/.test(text) ? '\ufffd' : wellFormed(text))
  }
})

test('the path of a part of an account has its id as one segment', () => {
  expect(accountApiPath('9/1' as AccountId, 'statuses')).toBe('/api/v1/accounts/9%2F1/statuses')
  expect(accountApiPath(null, 'statuses')).toBe(accountApiPath('' as AccountId, 'statuses'))
})

test('a write outlives the page on request, unless it has files', async () => {
  const schema = z.unknown()
  const outlives: boolean[] = []
  const answers: ((answer: Response) => void)[] = []
  const requests: Promise<unknown>[] = []
  const http = createHttp({
    server: 'https://host.example',
    token: null,
    fetch: ({ keepalive }) =>
      new Promise((resolve) => {
        outlives.push(keepalive)
        answers.push(resolve)
      }),
    tick: () => 0,
    now: () => 0,
  })
  const send = async (options: Partial<RequestOptions<typeof schema>>) => {
    requests.push(http.request('/x', { schema, method: 'POST', keepalive: true, ...options }))
    await vi.waitFor(() => expect(outlives).toHaveLength(requests.length))
    return outlives.at(-1)
  }
  expect(await send({})).toBe(true)
  expect(await send({ keepalive: false })).toBe(false)
  expect(await send({ method: 'GET' })).toBe(false)
  expect(await send({ form: new URLSearchParams({ id: '1' }) })).toBe(true)
  expect(await send({ form: new FormData() })).toBe(false)
  for (const answer of answers) answer(new Response('{}'))
  await Promise.all(requests)
})
