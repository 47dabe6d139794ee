import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createHttp, type HttpOptions } from './client'
import { ApiError } from './errors'

/** The part of XMLHttpRequest that uploads use, controlled by the test. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget()
  readonly sent: Record<string, string> = {}
  status = 0
  statusText = ''
  responseText = ''
  responseURL = ''
  url = ''
  aborted = false
  withCredentials = true

  open(_method: string, url: string) {
    this.url = url
  }

  setRequestHeader(name: string, value: string) {
    this.sent[name] = value
  }

  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null
  }

  send() {}

  abort() {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
  }

  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

const schema = z.object({ id: z.string() })

function setUp(options: Partial<HttpOptions> = {}) {
  const fake = new FakeUpload()
  const http = createHttp({
    server: 'https://host.example',
    token: 'secret',
    fetch: () => Promise.resolve(new Response('{"id":"by fetch"}')),
    tick: () => 1,
    now: Date.now,
    openUpload: () => fake as unknown as XMLHttpRequest,
    ...options,
  })
  return { fake, http }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error : null),
  )

// Preloads the lazy module: importing it would not wait for fake timers.
beforeAll(() => import('./upload'))
afterEach(() => {
  vi.useRealTimers()
})

test('sends with the token, reports progress and reads the answer', async () => {
  const { fake, http } = setUp()
  const seen: [number, number][] = []
  const answer = http.upload('/api/v2/media', {
    schema,
    form: new FormData(),
    onProgress: (loaded, total) => seen.push([loaded, total]),
  })
  await vi.waitFor(() => expect(fake.url).not.toBe(''))
  fake.progress(10, 100)
  fake.progress(100, 100)
  fake.answer(202, { id: '7' })
  expect(await answer).toMatchObject({ status: 202, data: { id: '7' } })
  expect(seen).toEqual([
    [10, 100],
    [100, 100],
  ])
  expect(fake.url).toBe('https://host.example/api/v2/media')
  expect(fake.sent['Authorization']).toBe('Bearer secret')
  expect(fake.withCredentials).toBe(false)
})

test('a refusal is an ApiError', async () => {
  const { fake, http } = setUp()
  const error = failure(http.upload('/api/v2/media', { schema, form: new FormData() }))
  await vi.waitFor(() => expect(fake.url).not.toBe(''))
  fake.answer(422, { error: 'Too big' })
  expect(await error).toMatchObject({ kind: 'refused', message: 'Too big' })
})

test('an abort stops the transfer', async () => {
  const { fake, http } = setUp()
  const controller = new AbortController()
  const error = failure(http.upload('/m', { schema, form: new FormData(), signal: controller.signal }))
  await vi.waitFor(() => expect(fake.url).not.toBe(''))
  controller.abort()
  expect(await error).toMatchObject({ kind: 'aborted' })
  expect(fake.aborted).toBe(true)
})

test('a stalled transfer is lost, a moving one is not', async () => {
  vi.useFakeTimers()
  const { fake, http } = setUp()
  const error = failure(http.upload('/m', { schema, form: new FormData() }))
  for (let minute = 1; minute <= 5; minute++) {
    await vi.advanceTimersByTimeAsync(59_000)
    fake.progress(minute, 100)
  }
  expect(fake.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await error).toMatchObject({ kind: 'network', late: true })
})

test('uses fetch without XMLHttpRequest', async () => {
  const { http } = setUp({ openUpload: undefined })
  const { data } = await http.upload('/m', { schema, form: new FormData() })
  expect(data.id).toBe('by fetch')
})

test('an answer from another URL is rejected: uploads cannot refuse redirects', async () => {
  const { fake, http } = setUp()
  const error = failure(http.upload('/m', { schema, form: new FormData() }))
  await vi.waitFor(() => expect(fake.url).not.toBe(''))
  fake.responseURL = 'https://evil.example/m'
  fake.answer(200, { id: '1' })
  expect(await error).toMatchObject({ kind: 'invalid', redirectedBy: 'host.example' })
})
