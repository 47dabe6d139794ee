import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLocalStore } from './local-store'
import { onStorageProblem, resetStorageProblems } from './problems'

const schema = z.object({ columns: z.array(z.string()), wide: z.catch(z.boolean(), false) })
const defaults = { columns: ['home'], wide: false }
const make = (version = 1, migrate?: (data: unknown) => unknown) =>
  createLocalStore({ key: 'x', version, schema, defaults, ...(migrate && { migrate }) })
const problem = vi.fn()
let stop = () => {}
beforeEach(() => {
  resetStorageProblems()
  stop = onStorageProblem(problem)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  problem.mockReset()
})

it('outlives the page and is the same object until it changes', () => {
  const store = make()
  store.set((value) => ({ ...value, wide: true }))
  expect(store.get()).toBe(store.get())
  expect(make().get()).toEqual({ columns: ['home'], wide: true })
})

it.each([
  ['nothing', null],
  ['nonsense', '{'],
  ['another shape', JSON.stringify({ version: 1, data: { columns: 'home' } })],
  ['a newer version', JSON.stringify({ version: 2, data: { columns: ['a'] } })],
  ['an older version without a migration', JSON.stringify({ version: 0, data: { columns: ['a'] } })],
])('gives the defaults for %s', (_name, stored) => {
  if (stored !== null) localStorage.setItem('skein:x', stored)
  expect(make().get()).toBe(defaults)
})

it('migrates an older version and fills missing fields', () => {
  localStorage.setItem('skein:x', JSON.stringify({ version: 1, data: ['a'] }))
  expect(make(2, (columns) => ({ columns })).get()).toEqual({ columns: ['a'], wide: false })
})

it('keeps what a newer build stored, and changes in memory until they are reset', () => {
  const newer = JSON.stringify({ version: 2, data: { rows: ['a'] } })
  localStorage.setItem('skein:x', newer)
  const store = make()
  store.set((value) => ({ ...value, wide: true }))
  expect(store.get()).toEqual({ columns: ['home'], wide: true })
  expect(localStorage.getItem('skein:x')).toBe(newer)
  expect(problem.mock.calls).toEqual([['replaced']])
  store.reset()
  expect(localStorage.getItem('skein:x')).toBeNull()
})

it.each([true, false])(
  'shows the same when a newer build stores a value in another tab (subscribed: %s)',
  (on) => {
    const newer = JSON.stringify({ version: 2, data: { rows: ['a'] } })
    const store = make()
    store.set({ columns: ['mine'], wide: false })
    const end = on ? store.subscribe(() => {}) : () => {}
    localStorage.setItem('skein:x', newer)
    globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: 'skein:x' }))
    expect(store.get().columns).toEqual(['mine'])
    store.set((value) => ({ ...value, wide: true }))
    expect([store.get(), localStorage.getItem('skein:x')]).toEqual([{ columns: ['mine'], wide: true }, newer])
    end()
  },
)

it('applies a change to a value of another tab that no event has reported yet', () => {
  const store = make()
  const end = store.subscribe(() => {})
  localStorage.setItem('skein:x', JSON.stringify({ version: 1, data: { columns: ['other'] } }))
  store.set((value) => ({ ...value, wide: true }))
  expect(make().get()).toEqual({ columns: ['other'], wide: true })
  end()
})

it('notifies of changes here and in other tabs', () => {
  const store = make()
  const listener = vi.fn()
  const stopListening = store.subscribe(listener)
  store.set({ columns: [], wide: false })
  expect(listener).toHaveBeenCalledTimes(1)
  localStorage.setItem('skein:x', JSON.stringify({ version: 1, data: { columns: ['other'] } }))
  globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: 'skein:x' }))
  expect(listener).toHaveBeenCalledTimes(2)
  expect(store.get().columns).toEqual(['other'])
  stopListening()
  store.reset()
  expect(listener).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem('skein:x')).toBeNull()
})

it('reads changes of other tabs without a subscriber', () => {
  const store = make()
  store.set({ columns: ['mine'], wide: true })
  localStorage.setItem('skein:x', JSON.stringify({ version: 1, data: { columns: ['other'], wide: true } }))
  store.set((value) => ({ ...value, wide: false }))
  expect(make().get()).toEqual({ columns: ['other'], wide: false })
})

it('continues in memory when storage is full, and reports it once', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
  const store = make()
  store.set({ columns: ['a'], wide: false })
  store.set({ columns: ['b'], wide: false })
  expect(store.get().columns).toEqual(['b'])
  expect(problem.mock.calls).toEqual([['full']])
})

it('continues in memory when storage is blocked', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  const store = make()
  expect(store.get()).toBe(defaults)
  store.set({ columns: ['a'], wide: false })
  expect(store.get().columns).toEqual(['a'])
  expect(problem.mock.calls).toEqual([['blocked']])
})
