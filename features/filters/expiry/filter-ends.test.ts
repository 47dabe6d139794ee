import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFilterEnds } from './filter-ends'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('one timer waits for the next end, and none when there is none', () => {
  const onEnd = vi.fn()
  const ends = createFilterEnds(Date.now, onEnd)
  for (const end of [null, Number.NaN, -1, 0]) ends.note(end)
  expect(vi.getTimerCount()).toBe(0)
  for (const end of [5000, 2000, 2000]) ends.note(end)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3000)
  expect(onEnd).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('an end later than a timer can wait is reached in steps', () => {
  const onEnd = vi.fn()
  const days = 86_400_000
  createFilterEnds(Date.now, onEnd).note(30 * days)
  vi.advanceTimersByTime(29 * days)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(days)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('nothing is called after closing', () => {
  const onEnd = vi.fn()
  const ends = createFilterEnds(Date.now, onEnd)
  ends.note(1000)
  ends.close()
  expect(vi.getTimerCount()).toBe(0)
})
