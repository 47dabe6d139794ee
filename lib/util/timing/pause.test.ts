import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause } from './pause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ends after its time', async () => {
  const done = vi.fn()
  const ended = pause(100).then(done)
  await vi.advanceTimersByTimeAsync(99)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await ended
})

it('ends at once when it is aborted, before or while it lasts', async () => {
  const abort = new AbortController()
  const ended = pause(100, abort.signal)
  abort.abort()
  await ended
  await pause(100, abort.signal)
  expect(vi.getTimerCount()).toBe(0)
})
