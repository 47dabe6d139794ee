import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBuffer } from './buffer'
import { browserTimers } from './options'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * A buffer of letters with a part for each letter, where handling a part takes `cost` ms, and what follows its paint
 * `after` ms.
 */
function setUp(cost = 0, after = 0) {
  const handled: string[] = []
  const buffer = createBuffer<string>({
    flush: (items) => {
      handled.push(items.join(''))
      vi.setSystemTime(Date.now() + cost)
    },
    split: (items) => [...new Set(items)].map((letter) => items.filter((each) => each === letter)),
    joins: (part, next) => part[0]?.toLowerCase() === next[0]?.toLowerCase(),
    timers: browserTimers,
    now: () => Date.now(),
    frame: (run) => {
      const timer = setTimeout(run, 16)
      return () => clearTimeout(timer)
    },
    idle: (run) => {
      const timer = setTimeout(run, after)
      return () => clearTimeout(timer)
    },
  })
  const push = (letters: string) => letters.split('').forEach((letter) => buffer.push(letter))
  return { buffer, handled, push }
}

test('a part of a batch is handled once those before it are painted', () => {
  const { handled, push } = setUp()
  push('abab')
  vi.advanceTimersByTime(15)
  expect(handled).toEqual([])
  vi.advanceTimersByTime(1)
  expect(handled).toEqual(['aa'])
  push('c')
  vi.advanceTimersByTime(15)
  expect(handled).toEqual(['aa'])
  vi.advanceTimersByTime(5)
  expect(handled).toEqual(['aa', 'bb'])
  vi.advanceTimersByTime(225)
  expect(handled).toEqual(['aa', 'bb'])
  vi.advanceTimersByTime(10)
  expect(handled).toEqual(['aa', 'bb', 'c'])
})

test('parts that are shown together do not wait for a paint', () => {
  const { handled, push } = setUp(0, 200)
  push('aAb')
  vi.advanceTimersByTime(20)
  expect(handled).toEqual(['a', 'A'])
  vi.advanceTimersByTime(240)
  expect(handled).toEqual(['a', 'A', 'b'])
})

test('a batch that takes more than four seconds no longer waits for paints', () => {
  const { handled, push } = setUp(0, 3000)
  push('abcd')
  while (handled.length < 3) vi.advanceTimersToNextTimer()
  expect(handled).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(1)
  expect(handled).toEqual(['a', 'b', 'c', 'd'])
})

test.each([
  ['at least 250 ms', 10, 250],
  ['six times what it takes on a slow device', 100, 600],
  ['at most four seconds', 1500, 4000],
  ['no time at all after one that took longer', 5000, 5000],
])('from one batch to the next it is %s', (_, cost, interval) => {
  const { handled, push } = setUp(cost)
  push('a')
  vi.advanceTimersByTime(16)
  const began = Date.now() - cost
  push('b')
  while (handled.length === 1) vi.advanceTimersToNextTimer()
  const took = Date.now() - cost - began
  expect(took).toBeGreaterThanOrEqual(interval)
  // The frame until the paint counts as well.
  expect(took).toBeLessThan(interval + 110)
})

test('what follows the paint counts as part of a batch', () => {
  const { handled, push } = setUp(10, 200)
  push('a')
  vi.advanceTimersByTime(16)
  const began = Date.now() - 10
  push('b')
  while (handled.length === 1) vi.advanceTimersToNextTimer()
  expect(Date.now() - 10 - began).toBeGreaterThanOrEqual(6 * (10 + 200))
})

test('while it waits for what follows the paint, items are collected, and flushed at once on request', () => {
  const { buffer, handled, push } = setUp(0, 200)
  push('a')
  vi.advanceTimersByTime(100)
  push('b')
  vi.advanceTimersByTime(50)
  expect(handled).toEqual(['a'])
  buffer.flush()
  expect(handled).toEqual(['a', 'b'])
})

test('all parts and what arrived since are flushed at once, or discarded', () => {
  const flushed = setUp()
  flushed.push('abab')
  vi.advanceTimersByTime(16)
  flushed.push('c')
  flushed.buffer.flush()
  expect(flushed.handled).toEqual(['aa', 'bbc'])
  const discarded = setUp()
  discarded.push('abab')
  vi.advanceTimersByTime(16)
  discarded.push('c')
  discarded.buffer.clear()
  vi.advanceTimersByTime(5000)
  expect(flushed.handled).toEqual(['aa', 'bbc'])
  expect(discarded.handled).toEqual(['aa'])
})
