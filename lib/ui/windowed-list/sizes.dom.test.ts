import { beforeEach, expect, test, vi } from 'vitest'
import { sizes } from './sizes'

let deliver: ((targets: Element[]) => void) | undefined
const watched = new Set<Element>()

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: { target: Element }[]) => void) {
        deliver = (targets) => callback(targets.map((target) => ({ target })))
      }
      observe = (element: Element) => watched.add(element)
      unobserve = (element: Element) => watched.delete(element)
      disconnect = () => watched.clear()
    },
  )
})

test('every list measures before the first renders', () => {
  const steps: string[] = []
  const list = (name: string) => () => {
    steps.push(`${name} measures`)
    return () => void steps.push(`${name} renders`)
  }
  const [one, two] = [list('one'), list('two')]
  const row = () => document.createElement('div')
  const [a, b, c] = [row(), row(), row()]
  sizes.observe(a, one)
  sizes.observe(b, two)
  sizes.observe(c, one)
  deliver?.([a, b, c])
  expect(steps).toEqual(['one measures', 'two measures', 'one renders', 'two renders'])
  for (const row of [a, c]) sizes.unobserve(row, one)
  sizes.unobserve(b, two)
  expect(watched.size).toBe(0)
})

test('an element that two lists observe is observed until both have left', () => {
  const heading = document.createElement('header')
  const lists = [vi.fn(() => () => {}), vi.fn(() => () => {})] as const
  for (const list of lists) sizes.observe(heading, list)
  deliver?.([heading])
  sizes.unobserve(heading, lists[0])
  expect(watched.has(heading)).toBe(true)
  deliver?.([heading])
  sizes.unobserve(heading, lists[1])
  expect(watched.has(heading)).toBe(false)
  expect(lists.map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})

test('sizes are being delivered until what they changed has been rendered', async () => {
  const row = document.createElement('div')
  const list = () => () => {}
  sizes.observe(row, list)
  expect(sizes.delivering).toBe(false)
  deliver?.([row])
  expect(sizes.delivering).toBe(true)
  await Promise.resolve()
  expect(sizes.delivering).toBe(false)
  sizes.unobserve(row, list)
})
