import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { debounce } from './debounce'
import { throttle } from './throttle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('throttle', () => {
  it('runs at once, then once more with the last arguments', () => {
    const run = vi.fn()
    const call = throttle(run, 100)
    call(1)
    call(2)
    call(3)
    expect(run.mock.calls).toEqual([[1]])
    vi.advanceTimersByTime(100)
    expect(run.mock.calls).toEqual([[1], [3]])
    call(4)
    expect(run).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(100)
    expect(run.mock.calls.at(-1)).toEqual([4])
    vi.advanceTimersByTime(500)
    call(5)
    expect(run.mock.calls.at(-1)).toEqual([5])
  })

  it('can cancel or flush a pending call', () => {
    const run = vi.fn()
    const call = throttle(run, 100)
    call(1)
    call(2)
    call.cancel()
    vi.advanceTimersByTime(1000)
    expect(run.mock.calls).toEqual([[1]])
    call(3)
    call(4)
    call.flush()
    expect(run.mock.calls).toEqual([[1], [3], [4]])
    call.flush()
    vi.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledTimes(3)
  })
})

describe('debounce', () => {
  it('waits for a pause and uses the last arguments', () => {
    const run = vi.fn()
    const call = debounce(run, 100)
    call(1)
    vi.advanceTimersByTime(99)
    call(2)
    vi.advanceTimersByTime(99)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run.mock.calls).toEqual([[2]])
  })

  it('flushes once, and nothing after cancel', () => {
    const run = vi.fn()
    const call = debounce(run, 100)
    call(1)
    call.flush()
    call.flush()
    vi.advanceTimersByTime(1000)
    call(2)
    call.cancel()
    vi.advanceTimersByTime(1000)
    expect(run.mock.calls).toEqual([[1]])
  })
})
