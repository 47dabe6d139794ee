import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/lib/http'
import { createClient, retryDelay, shouldRetry, type ErrorMeta } from './create-client'

const error = (kind: ApiErrorKind, more: { retryAt?: number; late?: boolean } = {}) =>
  new ApiError({ kind, path: '/', ...more })

describe('retries', () => {
  it.each<[ApiErrorKind, boolean]>([
    ['network', true],
    ['rateLimited', true],
    ['refused', false],
    ['notFound', false],
    ['unauthorised', false],
    ['invalid', false],
    ['aborted', false],
  ])('of a read that was %s: %s', (kind, again) => {
    expect(shouldRetry(0, error(kind), 0)).toBe(again)
    expect(shouldRetry(3, error(kind), 0)).toBe(false)
  })
  it('are not made after a deadline', () => {
    expect(shouldRetry(0, error('network', { late: true }), 0)).toBe(false)
  })
  it('wait longer each time, and as long as the rate limit says', () => {
    expect(retryDelay(0, error('network'), 0, () => 1)).toBe(1_000)
    expect(retryDelay(2, error('network'), 0, () => 1)).toBe(4_000)
    expect(retryDelay(0, error('rateLimited', { retryAt: 9_000 }), 2_000, () => 0.5)).toBe(7_500)
  })
  it('are not made silently when the limit lasts longer than a moment', () => {
    expect(shouldRetry(0, error('rateLimited', { retryAt: 2_000 }), 0)).toBe(true)
    expect(shouldRetry(0, error('rateLimited', { retryAt: 4_000 }), 0)).toBe(false)
  })
})

describe('a rate-limited query', () => {
  const client = createClient({ onError: () => {} })
  let tries = 0
  const put = (key: string) =>
    new QueryObserver(client, {
      queryKey: [key],
      queryFn: () =>
        (tries += 1) === 1
          ? Promise.reject(error('rateLimited', { retryAt: Date.now() + 120_000 }))
          : Promise.resolve(key),
    })
  beforeEach(() => {
    vi.useFakeTimers()
    tries = 0
  })
  afterEach(() => {
    client.clear()
    vi.useRealTimers()
  })

  it('is an error at once and is repeated when the limit ends', async () => {
    const observer = put('watched')
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(100)
    expect(observer.getCurrentResult().error?.kind).toBe('rateLimited')
    await vi.advanceTimersByTimeAsync(119_000)
    expect(tries).toBe(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect([tries, observer.getCurrentResult().data]).toEqual([2, 'watched'])
    stop()
  })

  it('is not repeated without observers or when it was repeated before', async () => {
    const stop = put('left').subscribe(() => {})
    await vi.advanceTimersByTimeAsync(100)
    stop()
    await vi.advanceTimersByTimeAsync(200_000)
    expect(tries).toBe(1)
    tries = 0
    const observer = put('asked')
    observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(100)
    await observer.refetch()
    await vi.advanceTimersByTimeAsync(200_000)
    expect(tries).toBe(2)
  })
})

describe('errors', () => {
  const onError = vi.fn()
  const client = createClient({ onError: onError })
  afterEach(() => {
    client.clear()
    onError.mockReset()
  })
  const query = (kind: ApiErrorKind, meta: ErrorMeta = {}) =>
    client
      .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error(kind)), retry: false, meta })
      .catch(() => {})

  it.each<[string, ApiErrorKind, ErrorMeta, number]>([
    ['are reported', 'network', {}, 1],
    ['are not reported when the screen shows them', 'network', { skipAlert: true }, 0],
    ['are not reported when the caller gave up', 'aborted', {}, 0],
    ['are not reported when an absence is expected', 'notFound', { skipNotFound: true }, 0],
    ['are reported when it is another error', 'refused', { skipNotFound: true }, 1],
  ])('%s', async (_name, kind, meta, times) => {
    await query(kind, meta)
    expect(onError).toHaveBeenCalledTimes(times)
  })

  it('of forms are reported when the token lacks a scope, since only the alert leads to a sign-in', async () => {
    const message = 'This action is outside the authorized scopes'
    const denied = new ApiError({ kind: 'refused', status: 403, message, path: '/x' })
    await client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(denied), meta: { skipAlert: true } })
      .execute(undefined)
      .catch(() => {})
    expect(onError).toHaveBeenCalledExactlyOnceWith(denied)
  })

  it('of mutations are reported too, and mutations are never retried', async () => {
    const mutationFn = vi.fn(() => Promise.reject(error('network')))
    await client
      .getMutationCache()
      .build(client, { mutationFn })
      .execute(undefined)
      .catch(() => {})
    expect(mutationFn).toHaveBeenCalledOnce()
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError))
  })
})
