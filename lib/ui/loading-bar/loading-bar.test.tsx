import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingBar, nextProgress } from './loading-bar'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function fakeActivity() {
  let pending = 0
  const listeners = new Set<() => void>()
  return {
    pending: () => pending,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (count: number) =>
      act(() => {
        pending = count
        for (const listener of listeners) listener()
      }),
  }
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('approaches 99 and no further', () => {
  let progress = 0
  const stands = Array.from({ length: 40 }, () => (progress = nextProgress(progress)))
  expect(stands[0]).toBe(20)
  expect(stands.every((stand, n) => n === 0 || stand >= (stands[n - 1] ?? 0))).toBe(true)
  expect(progress).toBe(99)
})

it('does not show for quick requests', () => {
  const activity = fakeActivity()
  const { container } = render(<LoadingBar activity={activity} />)
  activity.set(1)
  wait(390)
  activity.set(0)
  wait(1000)
  expect(container.innerHTML).toBe('')
})

it('grows every 400 ms, completes at the end and disappears', () => {
  const activity = fakeActivity()
  const { container } = render(<LoadingBar activity={activity} />)
  const transform = () => container.querySelector<HTMLElement>('[style]')?.style.transform ?? ''
  const share = () => Number(/^scaleX\((.+)\)$/.exec(transform())?.[1])
  activity.set(1)
  wait(400)
  expect(share()).toBe(0.2)
  activity.set(2)
  wait(400)
  activity.set(1)
  expect(share()).toBeGreaterThan(0.35)
  activity.set(0)
  expect(share()).toBe(1)
  wait(240)
  expect(container.innerHTML).toBe('')
})
