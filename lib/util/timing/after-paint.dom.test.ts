import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('everything runs in one task after the next paint, unless it was cancelled', () => {
  const done: string[] = []
  afterPaint(() => done.push('one'))
  const cancel = afterPaint(() => done.push('cancelled'))
  afterPaint(() => done.push('two'))
  vi.advanceTimersToNextFrame()
  expect(done).toEqual([])
  cancel()
  expect(vi.getTimerCount()).toBe(1)
  vi.runOnlyPendingTimers()
  expect(done).toEqual(['one', 'two'])
})

test('what is asked for between a frame and its paint waits for the next paint', () => {
  const done: string[] = []
  afterPaint(() => done.push('one'))
  vi.advanceTimersToNextFrame()
  afterPaint(() => done.push('two'))
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['one'])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['one', 'two'])
})

test('an error in one is reported, and does not stop the others', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const error = new Error('broken')
  const other = vi.fn()
  afterPaint(() => {
    throw error
  })
  afterPaint(other)
  vi.advanceTimersToNextFrame()
  vi.runOnlyPendingTimers()
  expect(reported).toHaveBeenCalledWith(error)
  expect(other).toHaveBeenCalledOnce()
})

test('a hidden page does not paint, so it is called soon', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const callback = vi.fn()
  afterPaint(callback)
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
})
