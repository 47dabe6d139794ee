import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePerFrame } from './once-per-frame'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame'] }))
afterEach(() => void vi.useRealTimers())

test('a value is read once per frame', () => {
  let value = 1
  const read = vi.fn(() => value)
  const get = oncePerFrame(read)
  expect([get(), get()]).toEqual([1, 1])
  value = 2
  expect(get()).toBe(1)
  expect(read).toHaveBeenCalledOnce()
  vi.advanceTimersToNextFrame()
  expect([get(), get()]).toEqual([2, 2])
  expect(read).toHaveBeenCalledTimes(2)
})
