import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createActivity } from './activity'
import { createHttp, type HttpOptions } from './client'
import { tolerantArray } from '@/schemas/primitives'
import { ApiError } from './errors'

const server = 'https://host.example'
const now = Date.parse('2026-03-01T12:00:00Z')
const item = z.object({ id: z.string() })

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...(init.headers as Record<string, string> | undefined) },
  })

function setUp(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<HttpOptions> = {},
) {
  let stamp = 0
  const requests: Request[] = []
  const http = createHttp({
    server,
    token: 'secret',
    fetch: async (request) => {
      requests.push(request)
      return answer(request)
    },
    tick: () => ++stamp,
    now: () => now,
    ...options,
  })
  return { http, requests, stamps: () => stamp }
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw error
  return error
}

/** A redirect as browsers present it when it was not followed. */
const redirect = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })

const wait = () => new Promise((resolve) => setTimeout(resolve, 0))

afterEach(() => {
  vi.useRealTimers()
})

describe('requests', () => {
  test('send the token, the language and the query', async () => {
    const { http, requests } = setUp(() => json({ id: '1' }), { userLocale: () => 'de' })
    const answer = await http.request('/api/v1/x', { schema: item, query: { limit: 5, id: ['a', 'b'] } })
    const [request] = requests
    expect(answer.data).toEqual({ id: '1' })
    expect(request?.url).toBe(`${server}/api/v1/x?limit=5&id%5B%5D=a&id%5B%5D=b`)
    expect(request?.method).toBe('GET')
    expect(request?.headers.get('authorization')).toBe('Bearer secret')
    expect(request?.headers.get('accept-language')).toBe('de')
  })

  test('send no Authorization for a visitor', async () => {
    const { http, requests } = setUp(() => json({ id: '1' }), { token: null })
    await http.request('/api/v1/x', { schema: item })
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  test('send JSON, forms and custom headers', async () => {
    const bodies: unknown[] = []
    const { http, requests } = setUp(async (request) => {
      const text = request.headers.get('content-type')?.includes('json')
      bodies.push(text ? await request.json() : (await request.formData()).get('note'))
      return json({})
    })
    await http.request('/api/v1/statuses', {
      schema: z.unknown(),
      method: 'POST',
      json: { status: 'hi' },
      headers: { 'Idempotency-Key': 'k' },
    })
    const form = new FormData()
    form.append('note', 'hello')
    await http.request('/api/v1/accounts/update_credentials', { schema: z.unknown(), method: 'PATCH', form })
    expect(bodies).toEqual([{ status: 'hi' }, 'hello'])
    expect(requests.map((request) => request.method)).toEqual(['POST', 'PATCH'])
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k')
  })

  test('accept a next link of the same server, also with http from a proxy', async () => {
    const { http, requests } = setUp(() =>
      json([], { headers: { Link: '<http://host.example/api/v1/x?max_id=3>; rel="next"' } }),
    )
    const { next } = await http.request('/api/v1/x', { schema: z.unknown() })
    await http.request(next ?? '', { schema: z.unknown() })
    expect(requests[1]?.url).toBe(`${server}/api/v1/x?max_id=3`)
  })

  test("repeat the first page's parameters on further pages", async () => {
    const { http, requests } = setUp(({ url }) => {
      const next = `<${server}/api/v1/timelines/tag/birds?max_id=${requests.length}>; rel="next"`
      return json([], url.includes('max_id=2') ? {} : { headers: { Link: next } })
    })
    const schema = z.unknown()
    const query = { any: ['weather'], none: ['geese'] }
    const first = await http.request('/api/v1/timelines/tag/birds', { schema, query })
    const second = await http.request(first.next ?? '', { schema })
    await http.request(second.next ?? '', { schema })
    const asked = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
    const tags = { 'any[]': 'weather', 'none[]': 'geese' }
    expect(asked).toEqual([tags, { ...tags, max_id: '1' }, { ...tags, max_id: '2' }])
  })

  test.each(['https://evil.example/api', '//evil.example/api', 'https://host.example:8443/', 'javascript:1'])(
    'nothing to %s',
    async (path) => {
      const { http, requests } = setUp(() => json({}))
      expect(await failure(http.request(path, { schema: z.unknown() }))).toMatchObject({ kind: 'invalid' })
      expect(requests).toHaveLength(0)
    },
  )
})

describe('stamps', () => {
  test('a read is stamped when sent, a write when its answer arrives', async () => {
    let release: (() => void) | undefined
    const blocked = new Promise<void>((resolve) => (release = resolve))
    const { http } = setUp(async (request) => {
      if (request.url.includes('slow')) await blocked
      return json({})
    })
    const read = http.request('/slow-read', { schema: z.unknown() })
    const write = http.request('/slow-write', { schema: z.unknown(), method: 'POST' })
    const between = await http.request('/quick', { schema: z.unknown() })
    release?.()
    expect((await read).sent).toBeLessThan(between.sent)
    expect((await write).sent).toBeGreaterThan(between.sent)
  })
})

describe('answers', () => {
  test('status, pages and refresh', async () => {
    const { http } = setUp(() =>
      json([], {
        status: 206,
        headers: {
          Link: '</a?min_id=2>; rel="prev"',
          'Mastodon-Async-Refresh': 'id="r", retry=3',
        },
      }),
    )
    expect(await http.request('/api/v1/timelines/home', { schema: z.array(item) })).toMatchObject({
      status: 206,
      partial: true,
      next: null,
      prev: `${server}/a?min_id=2`,
      refresh: { id: 'r', retry: 3 },
    })
  })

  test.each([
    ['nothing at all', new Response(null, { status: 204 })],
    ['an empty body', new Response('', { status: 200 })],
  ])('%s is accepted where the body is not read', async (_, response) => {
    const { http } = setUp(() => response)
    const { data } = await http.request('/x', { schema: z.unknown(), method: 'DELETE' })
    expect(data).toBeUndefined()
  })

  test('202 is a success', async () => {
    const { http } = setUp(() => json({ id: '1' }, { status: 202 }))
    expect(await http.request('/x', { schema: item, method: 'POST' })).toMatchObject({ status: 202 })
  })

  test.each<[string, () => Response, Partial<ApiError>]>([
    ['a page for people', () => new Response('<!DOCTYPE html><p>hi'), { kind: 'invalid', html: true }],
    [
      'JSON that says it is HTML',
      () => new Response('[]', { headers: { 'content-type': 'text/html' } }),
      { kind: 'invalid', html: true },
    ],
    ['text', () => new Response('OK'), { kind: 'invalid', html: false }],
    ['an empty body', () => new Response(''), { kind: 'invalid' }],
    ['the wrong type', () => json([1]), { kind: 'invalid', status: 200 }],
    [
      'a refusal',
      () => json({ error: 'Validation failed' }, { status: 422 }),
      { kind: 'refused', status: 422, message: 'Validation failed' },
    ],
    [
      'a refusal per field',
      () =>
        json(
          { error: 'No', details: { note: [{ error: 'ERR_BLANK', description: 'blank' }] } },
          { status: 422 },
        ),
      { details: { note: [{ error: 'ERR_BLANK', description: 'blank' }] } },
    ],
    [
      "OAuth's refusal",
      () => json({ error: 'invalid_grant', error_description: 'Too old' }, { status: 400 }),
      { kind: 'refused', code: 'invalid_grant', message: 'Too old' },
    ],
    ['a message of other software', () => json({ message: 'Nope' }, { status: 403 }), { message: 'Nope' }],
    ['a missing thing', () => json({ error: 'Record not found' }, { status: 404 }), { kind: 'notFound' }],
    ['something gone', () => json({}, { status: 410 }), { kind: 'notFound', status: 410 }],
    [
      'a missing page',
      () => new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
      { kind: 'notFound', html: true },
    ],
    [
      'too many calls',
      () => json({}, { status: 429, headers: { 'X-RateLimit-Reset': '2026-03-01T12:04:00Z' } }),
      { kind: 'rateLimited', retryAt: now + 240_000 },
    ],
    ['a broken server', () => new Response('<html>', { status: 503 }), { kind: 'network', status: 503 }],
    ['a token refused', () => json({ error: 'revoked' }, { status: 401 }), { kind: 'unauthorised' }],
    [
      'a token refused by Akkoma',
      () => json({ error: 'Invalid credentials.' }, { status: 403 }),
      { kind: 'unauthorised', message: 'Invalid credentials.' },
    ],
    [
      'an action refused',
      () => json({ error: 'This action is not allowed' }, { status: 403 }),
      { kind: 'refused' },
    ],
  ])('%s', async (_, response, expected) => {
    const { http } = setUp(response)
    expect(await failure(http.request('/api/v1/x', { schema: item }))).toMatchObject({
      path: '/api/v1/x',
      ...expected,
    })
  })

  test('a 401 without a token is a refusal', async () => {
    const { http } = setUp(() => json({ error: 'Sign in' }, { status: 401 }), { token: null })
    expect(await failure(http.request('/x', { schema: item }))).toMatchObject({ kind: 'refused' })
  })
})

describe('lists with invalid items', () => {
  const items = tolerantArray(item, 'item')

  test('report how many were dropped', async () => {
    const { http } = setUp(() => json([{ id: '1' }, {}, 7]))
    const { data, lost } = await http.request('/api/v1/x', { schema: items })
    expect([data, lost]).toEqual([[{ id: '1' }], 2])
  })

  test('fail when no item is valid, and only then', async () => {
    const broken = setUp(() => json([{}, 7])).http.request('/api/v1/x', { schema: items })
    expect(await failure(broken)).toMatchObject({ kind: 'invalid', status: 200 })
    const empty = await setUp(() => json([])).http.request('/api/v1/x', { schema: items })
    expect([empty.data, empty.lost]).toEqual([[], 0])
  })
})

describe('redirects', () => {
  test.each(['GET', 'POST'] as const)(
    'a %s is not followed to another address, and says so',
    async (method) => {
      const { http, requests } = setUp(redirect)
      const error = await failure(http.request('/api/v1/x', { schema: item, method, followRedirects: true }))
      expect(error).toMatchObject({ kind: 'invalid', redirectedBy: 'host.example' })
      expect(requests.map((request) => request.redirect)).toEqual(['manual'])
    },
  )

  test('are followed for public documents without a token only', async () => {
    const { http, requests } = setUp(() => json({ id: '1' }), { token: null })
    await http.request('/.well-known/x', { schema: item, followRedirects: true })
    expect(requests[0]?.redirect).toBe('follow')
  })
})

describe('failures', () => {
  test('a network error is lost', async () => {
    const { http } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(http.request('/x', { schema: item }))).toMatchObject({
      kind: 'network',
      late: false,
    })
  })

  test.each([
    ['GET', 15_000],
    ['POST', 60_000],
  ] as const)('%s is lost after %i ms', async (method, deadline) => {
    vi.useFakeTimers()
    const { http } = setUp(() => new Promise<Response>(() => undefined))
    let settled = false
    const error = failure(http.request('/x', { schema: item, method })).finally(() => (settled = true))
    await vi.advanceTimersByTimeAsync(deadline - 1)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await error).toMatchObject({ kind: 'network', late: true })
  })

  /** An answer whose body sends `chunk` every `every` ms, `times` times, and then the end of an object. */
  const slowly = (chunk: string, every: number, times: number) =>
    new Response(
      new ReadableStream<Uint8Array>({
        async start(controller) {
          const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
          send('{"id":"')
          for (let at = 0; at < times; at += 1) {
            await new Promise((resolve) => setTimeout(resolve, every))
            send(chunk)
          }
          if (times === 0) return
          send('"}')
          controller.close()
        },
      }),
    )

  test.each([
    ['stays open', () => slowly('', 0, 0)],
    ['trickles', () => slowly('x'.repeat(100), 1000, 60)],
  ])('a body that %s is lost at the deadline', async (_, answer) => {
    vi.useFakeTimers()
    const { http } = setUp(answer)
    const error = failure(http.request('/x', { schema: item }))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await error).toMatchObject({ kind: 'network', late: true })
  })

  test('a body that makes progress is not lost, however slow', async () => {
    vi.useFakeTimers()
    const { http } = setUp(() => slowly('ä'.repeat(5000), 5000, 12))
    const answer = http.request('/x', { schema: item })
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await answer).data.id).toBe('ä'.repeat(60_000))
  })

  test('a body that makes progress for longer than any answer takes is lost', async () => {
    vi.useFakeTimers()
    const { http } = setUp(() => slowly('x'.repeat(9000), 14_000, 100))
    const error = failure(http.request('/x', { schema: item }))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await error).toMatchObject({ kind: 'network', late: true })
  })

  test('a body without an end is given up', async () => {
    vi.useFakeTimers()
    const { http } = setUp(() => slowly('x'.repeat(1_000_000), 1000, 1000))
    const error = failure(http.request('/x', { schema: item }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await error).toMatchObject({ kind: 'invalid' })
  })

  test('a body that ends within a character is not taken for a complete one', async () => {
    const cut = [...new TextEncoder().encode('{"id":"1"}'), 0xe2, 0x82]
    const { http } = setUp(() => new Response(new Uint8Array(cut)))
    expect(await failure(http.request('/x', { schema: item }))).toMatchObject({ kind: 'invalid' })
  })

  test('an abort is reported as such, before and during the request', async () => {
    const { http, requests } = setUp(() => new Promise<Response>(() => undefined))
    const controller = new AbortController()
    const during = failure(http.request('/x', { schema: item, signal: controller.signal }))
    await wait()
    controller.abort()
    expect(await during).toMatchObject({ kind: 'aborted' })
    expect(requests[0]?.signal.aborted).toBe(true)
    const before = failure(http.request('/x', { schema: item, signal: controller.signal }))
    expect(await before).toMatchObject({ kind: 'aborted' })
    expect(requests).toHaveLength(1)
  })
})

describe('side effects', () => {
  test('a 403 about the credentials triggers a check like a 401, any other does not', async () => {
    const onUnauthorised = vi.fn()
    let error = 'This action is not allowed'
    const { http } = setUp(() => json({ error }, { status: 403 }), { onUnauthorised })
    await failure(http.request('/a', { schema: item }))
    expect(onUnauthorised).not.toHaveBeenCalled()
    error = 'Invalid credentials.'
    await failure(http.request('/a', { schema: item }))
    expect(onUnauthorised).toHaveBeenCalledTimes(1)
  })

  test('the first 401 triggers a check, repeats within a minute and the check itself do not', async () => {
    let time = now
    const onUnauthorised = vi.fn()
    const { http } = setUp(() => json({}, { status: 401 }), { onUnauthorised, now: () => time })
    await failure(http.request('/api/v1/accounts/verify_credentials', { schema: item }))
    expect(onUnauthorised).not.toHaveBeenCalled()
    await failure(http.request('/a', { schema: item }))
    await failure(http.request('/b', { schema: item }))
    expect(onUnauthorised).toHaveBeenCalledTimes(1)
    time += 60_000
    await failure(http.request('/b', { schema: item }))
    expect(onUnauthorised).toHaveBeenCalledTimes(2)
  })

  test('nothing is sent while the token is known to be invalid', async () => {
    let halted = true
    const { http, requests } = setUp(() => json({ id: '1' }), { halted: () => halted })
    expect(await failure(http.request('/x', { schema: item }))).toMatchObject({ kind: 'unauthorised' })
    const upload = http.upload('/x', { schema: item, form: new FormData() })
    expect(await failure(upload)).toMatchObject({ kind: 'unauthorised' })
    expect(requests).toEqual([])
    halted = false
    await http.request('/x', { schema: item })
    const visitor = setUp(() => json({ id: '1' }), { halted: () => true, token: null })
    await visitor.http.request('/x', { schema: item })
    expect([requests.length, visitor.requests.length]).toEqual([1, 1])
  })

  test('activity always ends', async () => {
    const activity = createActivity()
    const { http } = setUp(
      (request) => (request.url.endsWith('/a') ? json({}) : Promise.reject(new Error())),
      {
        activity,
      },
    )
    const calls = Promise.allSettled([
      http.request('/a', { schema: z.unknown() }),
      http.request('/b', { schema: z.unknown() }),
    ])
    expect(activity.pending()).toBe(2)
    await calls
    expect(activity.pending()).toBe(0)
  })

  test('the rate limit of the last response is remembered', async () => {
    const { http } = setUp(() =>
      json(
        {},
        {
          headers: {
            'X-RateLimit-Limit': '300',
            'X-RateLimit-Remaining': '7',
            'X-RateLimit-Reset': '2026-03-01T12:05:00Z',
          },
        },
      ),
    )
    await http.request('/x', { schema: z.unknown() })
    expect(http.rateLimit.state()).toEqual({ limit: 300, remaining: 7, reset: now + 300_000 })
  })
})

test('every answer updates the capabilities', async () => {
  const { http } = setUp(() => new Response('<html>', { status: 404 }))
  expect(http.capabilities.tries('filtersV2')).toBe(true)
  await failure(http.request('/api/v2/filters', { schema: item }))
  expect(http.capabilities.tries('filtersV2')).toBe(false)
})

test.each(['max_id', 'min_id', 'since_id'])('a refused %s does not rule out the feature', async (cursor) => {
  const { http } = setUp(() => new Response('{"error":"Unknown id"}', { status: 422 }))
  await failure(http.request('/api/v2/filters', { schema: item, query: { limit: 40, [cursor]: '1' } }))
  expect(http.capabilities.tries('filtersV2')).toBe(true)
})
