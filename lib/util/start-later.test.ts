import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startLater } from './start-later'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

function setUp(failures: number) {
  const end = vi.fn()
  const start = vi.fn((_code: string) => end)
  const load = vi.fn(() => Promise.resolve('code'))
  for (let at = 0; at < failures; at++) load.mockRejectedValueOnce(new Error('lost'))
  return { load, start, end, stop: startLater(load, start) }
}

it('loads and starts the code once, and ends it', async () => {
  const { load, start, end, stop } = setUp(0)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect([load.mock.calls.length, start.mock.calls]).toEqual([1, [['code']]])
  expect(end).not.toHaveBeenCalled()
  stop()
  expect(end).toHaveBeenCalledTimes(1)
})

it('loads code that failed to load again, less and less often', async () => {
  const { load, start } = setUp(20)
  await vi.advanceTimersByTimeAsync(MINUTE)
  const first = load.mock.calls.length
  expect(first).toBeGreaterThan(1)
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(load.mock.calls.length).toBeLessThan(20)
  await vi.advanceTimersByTimeAsync(180 * MINUTE)
  expect(start.mock.calls).toEqual([['code']])
})

it('neither loads nor starts anything after its end', async () => {
  const { load, start, stop } = setUp(1)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect([load.mock.calls.length, start.mock.calls]).toEqual([1, []])
})
