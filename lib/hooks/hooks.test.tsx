import { act, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useDocumentVisible } from './use-document-visible'
import { useEventListener } from './use-event-listener'
import { useInView } from './use-in-view'
import { useInterval } from './use-interval'
import { useLayout } from './use-layout'
import { useReducedMotion } from './use-reduced-motion'
import { useStableCallback } from './use-stable-callback'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['motion']
})

/** A window of some width whose media queries fire when it changes. */
function stubWindow(width: number) {
  let current = width
  const listeners = new Set<() => void>()
  const matches = (query: string) => {
    const [, sign, px] = /width (<=|>=) (\d+)px/.exec(query) ?? []
    return sign === '<=' ? current <= Number(px) : sign === '>=' ? current >= Number(px) : false
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return matches(query)
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  return (next: number) => {
    current = next
    for (const listener of listeners) listener()
  }
}

it.each([
  [320, 'mobile'],
  [630, 'mobile'],
  [631, 'rail'],
  [1174, 'rail'],
  [1175, 'wide'],
])('a window of %i px is %s', (width, layout) => {
  stubWindow(width)
  expect(renderHook(useLayout).result.current).toBe(layout)
})

it('follows the width of the window', () => {
  const resize = stubWindow(1400)
  const { result } = renderHook(useLayout)
  act(() => resize(500))
  expect(result.current).toBe('mobile')
})

it('reads reduced motion from the setting first', async () => {
  const { result, unmount } = renderHook(useReducedMotion)
  expect(result.current).toBe(false)
  document.documentElement.dataset['motion'] = 'reduced'
  await waitFor(() => expect(result.current).toBe(true))
  unmount()
})

it('runs the latest callback of an interval and stops', () => {
  vi.useFakeTimers()
  const runs: string[] = []
  const initialProps: { name: string; ms: number | null } = { name: 'a', ms: 100 }
  const { rerender } = renderHook(({ name, ms }) => useInterval(() => runs.push(name), ms), { initialProps })
  vi.advanceTimersByTime(60)
  rerender({ name: 'b', ms: 100 })
  vi.advanceTimersByTime(50)
  expect(runs).toEqual(['b'])
  rerender({ name: 'b', ms: null })
  vi.advanceTimersByTime(500)
  expect(runs).toEqual(['b'])
})

it('keeps the identity of a stable callback', () => {
  const { result, rerender } = renderHook(({ n }) => useStableCallback(() => n), { initialProps: { n: 1 } })
  const first = result.current
  rerender({ n: 2 })
  expect(result.current).toBe(first)
  expect(first()).toBe(2)
})

it('listens with the latest handler while enabled', () => {
  const seen: number[] = []
  const { rerender, unmount } = renderHook(
    ({ n, enabled }) => useEventListener(window, 'resize', () => seen.push(n), { enabled }),
    { initialProps: { n: 1, enabled: true } },
  )
  rerender({ n: 2, enabled: true })
  window.dispatchEvent(new Event('resize'))
  rerender({ n: 3, enabled: false })
  window.dispatchEvent(new Event('resize'))
  unmount()
  window.dispatchEvent(new Event('resize'))
  expect(seen).toEqual([2])
})

it('follows the visibility of the browser', () => {
  const visible = renderHook(useDocumentVisible)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(visible.result.current).toBe(false)
})

it('reports when an element enters the viewport', () => {
  const observers: {
    callback: IntersectionObserverCallback
    options: IntersectionObserverInit | undefined
  }[] = []
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        observers.push({ callback, options })
      }
      observe() {}
      disconnect() {
        disconnect()
      }
    },
  )
  const seen: boolean[] = []
  function Probe() {
    return <p ref={useInView((inView) => seen.push(inView), { margin: '800px 0px' })} />
  }
  const { unmount } = render(<Probe />)
  expect(observers[0]?.options?.rootMargin).toBe('800px 0px')
  observers[0]?.callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
  expect(seen).toEqual([true])
  unmount()
  expect(disconnect).toHaveBeenCalled()
})
