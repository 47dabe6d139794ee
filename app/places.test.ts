// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const anchor = { key: '5', offset: 12 }

/** The module as after a reload; with `opened` as after a restart, which began with that entry. */
async function fresh(opened: string | null = null) {
  vi.resetModules()
  const places = await import('./places')
  if (opened !== null) sessionStorage.clear()
  places.restorePlaces(opened)
  /** The place of a list that came on screen. */
  const placeOf: typeof places.placeOf = (...list) => {
    places.visitPlace(...list)
    return places.placeOf(...list)
  }
  return { ...places, placeOf, askForPlace: places.placeOf }
}

let places: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  places = await fresh()
})

test('each entry has a place of its own; measured heights are shared by the list', () => {
  const first = places.placeOf('a', 'me/public', 'opened')
  first.anchor = anchor
  const second = places.placeOf('b', 'me/public', 'opened')
  expect(second.anchor).toBeNull()
  expect(second.heights).toBe(first.heights)
  expect(places.placeOf('a', 'me/public', 'opened')).toBe(first)
  expect(places.placeOf('a', 'other/public', 'opened').heights).not.toBe(first.heights)
})

test('a list of this visit is found where it was left, one of an earlier visit at its top', async () => {
  places.placeOf('a', 'me/public', 'visit').anchor = anchor
  expect(places.placeOf('b', 'me/public', 'visit').anchor).toEqual(anchor)
  places.savePlaces()
  const { placeOf } = await fresh('x')
  expect(placeOf('y', 'me/public', 'visit').anchor).toBeNull()
})

test('a new entry resumes where the list was last, not where it was first or last made', () => {
  places.placeOf('a', 'me/home', 'always').anchor = anchor
  places.placeOf('b', 'me/home', 'always').anchor = null
  places.placeOf('a', 'me/home', 'always')
  expect(places.placeOf('c', 'me/home', 'always').anchor).toEqual(anchor)
})

test('a reload keeps every place and the focus', async () => {
  const place = places.placeOf('a', 'me/home', 'always')
  place.anchor = anchor
  place.focused = '7'
  places.placeOf('b', 'me/public', 'opened').anchor = { key: '9', offset: 0 }
  places.savePlaces()
  const reloaded = await fresh()
  expect(reloaded.placeOf('a', 'me/home', 'always')).toMatchObject({ anchor, focused: '7' })
  expect(reloaded.placeOf('b', 'me/public', 'opened').anchor).toEqual({ key: '9', offset: 0 })
})

test('after a restart what the app was opened with goes on where it was left, and what always does', async () => {
  places.placeOf('a', 'me/home', 'always').anchor = anchor
  places.placeOf('b', 'me/public', 'opened').anchor = { key: '9', offset: 0 }
  places.placeOf('c', 'me/bookmarks', 'opened').anchor = anchor
  places.placeOf('d', 'me/status/1', 'never').anchor = anchor
  places.savePlaces()
  const { placeOf } = await fresh('x')
  expect(placeOf('x', 'me/public', 'opened').anchor).toEqual({ key: '9', offset: 0 })
  expect(placeOf('x', 'me/status/1', 'never').anchor).toBeNull()
  expect(placeOf('y', 'me/bookmarks', 'opened').anchor).toBeNull()
  expect(placeOf('y', 'me/home', 'always').anchor).toEqual(anchor)
})

test('what another tab left meanwhile is not overwritten', async () => {
  const other = await fresh()
  places.placeOf('a', 'me/public', 'opened').anchor = anchor
  places.savePlaces()
  other.placeOf('b', 'me/bookmarks', 'opened').anchor = { key: '9', offset: 0 }
  other.savePlaces()
  const { placeOf } = await fresh('x')
  expect(placeOf('x', 'me/public', 'opened').anchor).toEqual(anchor)
  expect(placeOf('x', 'me/bookmarks', 'opened').anchor).toEqual({ key: '9', offset: 0 })
})

test('how far down a page was is known after a reload and a restart, unless a list leads there', async () => {
  places.noteOffset('a', 'me/lists', 300)
  places.placeOf('b', 'me/public', 'opened').anchor = anchor
  places.savePlaces()
  const reloaded = await fresh()
  expect(reloaded.offsetOf('a', 'me/lists')).toBe(300)
  expect(reloaded.offsetOf('b', 'me/lists')).toBe(0)
  expect([reloaded.isPlaced('a'), reloaded.isPlaced('b')]).toEqual([false, true])
  const restarted = await fresh('x')
  expect(restarted.offsetOf('x', 'me/lists')).toBe(300)
  expect(restarted.offsetOf('y', 'me/lists')).toBe(0)
})

test('places are written once the reader stops, for a page that ends without a word', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  places.placeOf('a', 'me/home', 'always').anchor = anchor
  places.noteOffset('a', 'me/home', 900)
  vi.advanceTimersByTime(1000)
  expect((await fresh('x')).placeOf('x', 'me/home', 'always').anchor).toEqual(anchor)
})

test('who left at the top comes back to the top', async () => {
  places.placeOf('a', 'me/home', 'always').anchor = anchor
  places.savePlaces()
  const next = await fresh('x')
  next.placeOf('b', 'me/home', 'always').anchor = null
  next.savePlaces()
  expect((await fresh('y')).placeOf('c', 'me/home', 'always').anchor).toBeNull()
})

test('who signs out leaves no place behind', async () => {
  places.placeOf('a', 'me/home', 'always').anchor = anchor
  places.placeOf('a', 'other/home', 'always').anchor = anchor
  places.savePlaces()
  places.forgetPlaces('me')
  const next = await fresh('x')
  expect(next.placeOf('a', 'me/home', 'always').anchor).toBeNull()
  expect(next.placeOf('a', 'other/home', 'always').anchor).toEqual(anchor)
})

test('a place that was only asked for, in a render that is given up, is nowhere a list was left', async () => {
  places.placeOf('a', 'me/home', 'always').anchor = anchor
  places.askForPlace('b', 'me/public', 'opened')
  expect(places.askForPlace('c', 'me/home', 'always').anchor).toEqual(anchor)
  expect(places.askForPlace('c', 'me/home', 'always')).toBe(places.askForPlace('c', 'me/home', 'always'))
  places.savePlaces()
  expect(JSON.parse(localStorage.getItem('skein:last-places') ?? '').lists).toEqual([['me/home', anchor]])
})

test('places do not pile up', () => {
  for (let i = 0; i < 1000; i += 1) places.placeOf(`e${i}`, `list${i}`, 'opened').anchor = anchor
  expect(places.placeOf('e999', 'list999', 'opened').anchor).toEqual(anchor)
  expect(places.placeOf('e0', 'list0', 'opened').anchor).toBeNull()
})

test('what is stored wrongly, or not at all, costs nothing', async () => {
  sessionStorage.setItem('skein:places', '{"x":1}')
  localStorage.setItem('skein:last-places', 'nonsense')
  expect((await fresh()).placeOf('a', 'me/home', 'always').anchor).toBeNull()
})
