// @vitest-environment happy-dom
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const anchor = { key: '5', offset: 12 }

/** The module as after a reload; with `opened` as after a restart, which began with that entry. */
async function fresh(opened: string | null = null) {
  vi.resetModules()
  const places = await import('./scroll-positions')
  if (opened !== null) sessionStorage.clear()
  places.restoreScrollPositions(opened)
  /** The place of a list that came on screen. */
  const scrollPositionOf: typeof places.scrollPositionOf = (...list) => {
    const memory = places.scrollPositionOf(...list)
    places.visitScrollPosition(...list, memory)
    return memory
  }
  const { WindowHandle } = await import('@/lib/ui/windowed-list')
  /** The reader leaves a list at a row; null is its top. */
  const leave = (place: WindowMemory, at: typeof anchor | null, focus = false) =>
    new WindowHandle(place).scrollTo(at?.key ?? null, { offset: at?.offset ?? 0, focus })
  return { ...places, scrollPositionOf, leave, askForPlace: places.scrollPositionOf }
}

let places: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  places = await fresh()
})

test('each entry has a place of its own; measured heights are shared by the list', () => {
  const first = places.scrollPositionOf('a', 'me/public', 'opened')
  places.leave(first, anchor)
  const second = places.scrollPositionOf('b', 'me/public', 'opened')
  expect(second.anchor).toBeNull()
  expect(second.heights).toBe(first.heights)
  expect(places.scrollPositionOf('a', 'me/public', 'opened')).toBe(first)
  expect(places.scrollPositionOf('a', 'other/public', 'opened').heights).not.toBe(first.heights)
})

test('a list of this visit is found where it was left, one of an earlier visit at its top', async () => {
  places.leave(places.scrollPositionOf('a', 'me/public', 'visit'), anchor)
  expect(places.scrollPositionOf('b', 'me/public', 'visit').anchor).toEqual(anchor)
  places.saveScrollPositions()
  const { scrollPositionOf } = await fresh('x')
  expect(scrollPositionOf('y', 'me/public', 'visit').anchor).toBeNull()
})

test('a new entry resumes where the list was last, not where it was first or last made', () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.leave(places.scrollPositionOf('b', 'me/home', 'always'), null)
  places.scrollPositionOf('a', 'me/home', 'always')
  expect(places.scrollPositionOf('c', 'me/home', 'always').anchor).toEqual(anchor)
})

test('a reload keeps every place and the focus', async () => {
  const place = places.scrollPositionOf('a', 'me/home', 'always')
  places.leave(place, anchor, true)
  places.leave(places.scrollPositionOf('b', 'me/public', 'opened'), { key: '9', offset: 0 })
  places.saveScrollPositions()
  const reloaded = await fresh()
  expect(reloaded.scrollPositionOf('a', 'me/home', 'always')).toMatchObject({ anchor, focused: '5' })
  expect(reloaded.scrollPositionOf('b', 'me/public', 'opened').anchor).toEqual({ key: '9', offset: 0 })
})

test('after a restart what the app was opened with goes on where it was left, and what always does', async () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.leave(places.scrollPositionOf('b', 'me/public', 'opened'), { key: '9', offset: 0 })
  places.leave(places.scrollPositionOf('c', 'me/bookmarks', 'opened'), anchor)
  places.leave(places.scrollPositionOf('d', 'me/status/1', 'never'), anchor)
  places.saveScrollPositions()
  const { scrollPositionOf } = await fresh('x')
  expect(scrollPositionOf('x', 'me/public', 'opened').anchor).toEqual({ key: '9', offset: 0 })
  expect(scrollPositionOf('x', 'me/status/1', 'never').anchor).toBeNull()
  expect(scrollPositionOf('y', 'me/bookmarks', 'opened').anchor).toBeNull()
  expect(scrollPositionOf('y', 'me/home', 'always').anchor).toEqual(anchor)
})

test('what another tab left meanwhile is not overwritten', async () => {
  const other = await fresh()
  places.leave(places.scrollPositionOf('a', 'me/public', 'opened'), anchor)
  places.saveScrollPositions()
  other.leave(other.scrollPositionOf('b', 'me/bookmarks', 'opened'), { key: '9', offset: 0 })
  other.saveScrollPositions()
  const { scrollPositionOf } = await fresh('x')
  expect(scrollPositionOf('x', 'me/public', 'opened').anchor).toEqual(anchor)
  expect(scrollPositionOf('x', 'me/bookmarks', 'opened').anchor).toEqual({ key: '9', offset: 0 })
})

test('how far down a page was is known after a reload and a restart, unless a list leads there', async () => {
  places.noteOffset('a', 'me/lists', 300)
  places.leave(places.scrollPositionOf('b', 'me/public', 'opened'), anchor)
  places.saveScrollPositions()
  const reloaded = await fresh()
  expect(reloaded.offsetOf('a', 'me/lists')).toBe(300)
  expect(reloaded.offsetOf('b', 'me/lists')).toBe(0)
  expect([reloaded.hasListPosition('a'), reloaded.hasListPosition('b')]).toEqual([false, true])
  const restarted = await fresh('x')
  expect(restarted.offsetOf('x', 'me/lists')).toBe(300)
  expect(restarted.offsetOf('y', 'me/lists')).toBe(0)
})

test('places are written once the reader stops, for a page that ends without a word', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.noteOffset('a', 'me/home', 900)
  vi.advanceTimersByTime(1000)
  expect((await fresh('x')).scrollPositionOf('x', 'me/home', 'always').anchor).toEqual(anchor)
})

test('who left at the top comes back to the top', async () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.saveScrollPositions()
  const next = await fresh('x')
  next.leave(next.scrollPositionOf('b', 'me/home', 'always'), null)
  next.saveScrollPositions()
  expect((await fresh('y')).scrollPositionOf('c', 'me/home', 'always').anchor).toBeNull()
})

test('who signs out leaves no place behind', async () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.leave(places.scrollPositionOf('a', 'other/home', 'always'), anchor)
  places.saveScrollPositions()
  places.forgetScrollPositions('me')
  const next = await fresh('x')
  expect(next.scrollPositionOf('a', 'me/home', 'always').anchor).toBeNull()
  expect(next.scrollPositionOf('a', 'other/home', 'always').anchor).toEqual(anchor)
})

test('a place that was only asked for, in a render that is given up, is nowhere a list was left', async () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.askForPlace('b', 'me/public', 'opened')
  expect(places.askForPlace('c', 'me/home', 'always').anchor).toEqual(anchor)
  expect(places.askForPlace('c', 'me/home', 'always')).not.toBe(places.askForPlace('c', 'me/home', 'always'))
  expect(places.hasListPosition('c')).toBe(false)
  places.saveScrollPositions()
  expect(JSON.parse(localStorage.getItem('skein:last-places') ?? '').lists).toEqual([['me/home', anchor]])
})

test('places do not pile up', () => {
  for (let i = 0; i < 1000; i += 1)
    places.leave(places.scrollPositionOf(`e${i}`, `list${i}`, 'opened'), anchor)
  expect(places.scrollPositionOf('e999', 'list999', 'opened').anchor).toEqual(anchor)
  expect(places.scrollPositionOf('e0', 'list0', 'opened').anchor).toBeNull()
})

test('what is stored wrongly, or not at all, costs nothing', async () => {
  sessionStorage.setItem('skein:places', '{"x":1}')
  localStorage.setItem('skein:last-places', 'nonsense')
  expect((await fresh()).scrollPositionOf('a', 'me/home', 'always').anchor).toBeNull()
})
