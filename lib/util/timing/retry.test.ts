import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onceAsync } from '../once-async'
import { backOff, retry } from './retry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('doubles the pause up to the cap, half of it at random', () => {
  expect([0, 1, 2, 9].map((n) => backOff(n, 500, 4000, () => 0))).toEqual([250, 500, 1000, 2000])
  expect(backOff(1, 500, 4000, () => 1)).toBe(1000)
})

it('retries until it works', async () => {
  let tries = 0
  const result = retry(() => (++tries < 3 ? Promise.reject(new Error('no')) : Promise.resolve(tries)))
  await vi.runAllTimersAsync()
  expect(await result).toBe(3)
})

it('throws the last error after the last retry', async () => {
  let tries = 0
  const result = retry(() => Promise.reject(new Error(`no ${++tries}`)), { retries: 2 })
  const seen = expect(result).rejects.toThrow('no 3')
  await vi.runAllTimersAsync()
  await seen
})

it('does not retry when `when` rejects the error, nor after an abort', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('refused')))
  await expect(retry(attempt, { when: () => false })).rejects.toThrow('refused')
  expect(attempt).toHaveBeenCalledTimes(1)

  const control = new AbortController()
  const result = retry(attempt, { signal: control.signal })
  const seen = expect(result).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(0)
  control.abort()
  await seen
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('loads once, and again only after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('a'))
  load.mockImplementationOnce(() => Promise.reject(new Error('chunk')))
  const get = onceAsync(load)
  await expect(Promise.all([get(), get()])).rejects.toThrow('chunk')
  expect(await get()).toBe('a')
  expect(await get()).toBe('a')
  expect(load).toHaveBeenCalledTimes(2)
})
