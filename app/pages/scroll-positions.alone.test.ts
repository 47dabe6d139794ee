import type { WindowMemory } from '@/lib/ui/windowed-list'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const anchor = { key: '5', offset: 12 }

/** Loads the module as after a reload; with `opened` as after a restart with that first entry. */
async function fresh(opened: string | null = null) {
  vi.resetModules()
  const places = await import('./scroll-positions')
  if (opened !== null) sessionStorage.clear()
  places.restoreScrollPositions(opened)
  /** Shows a list and returns its position. */
  const scrollPositionOf: typeof places.scrollPositionOf = (...list) => {
    const memory = places.scrollPositionOf(...list)
    places.visitScrollPosition(...list, memory)
    return memory
  }
  const { WindowHandle } = await import('@/lib/ui/windowed-list')
  /** Leaves a list at a row; null is its top. */
  const leave = (place: WindowMemory, at: typeof anchor | null, focus = false) =>
    new WindowHandle(place).scrollTo(at?.key ?? null, { offset: at?.offset ?? 0, focus })
  return { ...places, scrollPositionOf, leave, askForPlace: places.scrollPositionOf }
}

let places: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  places = await fresh()
})

test('each history entry has its own position; measured heights are shared per list', () => {
  const first = places.scrollPositionOf('a', 'me/public', 'opened')
  places.leave(first, anchor)
  const second = places.scrollPositionOf('b', 'me/public', 'opened')
  expect(second.anchor).toBeNull()
  expect(second.heights).toBe(first.heights)
  expect(places.scrollPositionOf('a', 'me/public', 'opened')).toBe(first)
  expect(places.scrollPositionOf('a', 'other/public', 'opened').heights).not.toBe(first.heights)
})

test('with resume "visit" a list of this visit resumes its position, a list of an earlier visit starts at its top', async () => {
  places.leave(places.scrollPositionOf('a', 'me/public', 'visit'), anchor)
  expect(places.scrollPositionOf('b', 'me/public', 'visit').anchor).toEqual(anchor)
  places.saveScrollPositions()
  const { scrollPositionOf } = await fresh('x')
  expect(scrollPositionOf('y', 'me/public', 'visit').anchor).toBeNull()
})

test('a new entry resumes the position of the entry visited last', () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.leave(places.scrollPositionOf('b', 'me/home', 'always'), null)
  places.scrollPositionOf('a', 'me/home', 'always')
  expect(places.scrollPositionOf('c', 'me/home', 'always').anchor).toEqual(anchor)
})

test('an entry that shares the positions of another has them after a reload, also the later ones', async () => {
  const place = places.scrollPositionOf('a', 'me/notifications/all', 'opened')
  places.noteOffset('a', 'me/notifications', 700)
  places.sharePositions('a', 'b')
  expect(places.offsetOf('b', 'me/notifications')).toBe(700)
  places.leave(place, anchor)
  places.saveScrollPositions()
  const reloaded = await fresh()
  expect(reloaded.scrollPositionOf('b', 'me/notifications/all', 'opened').anchor).toEqual(anchor)
})

test('a page is at its top if neither its list nor its offset is further down', () => {
  expect(places.isAtTop('a')).toBe(true)
  places.noteOffset('a', 'me/about', 20)
  expect(places.isAtTop('a')).toBe(false)
  places.leave(places.scrollPositionOf('b', 'me/public', 'opened'), anchor)
  expect(places.isAtTop('b')).toBe(false)
})

test('a reload keeps all positions and the focus', async () => {
  const place = places.scrollPositionOf('a', 'me/home', 'always')
  places.leave(place, anchor, true)
  places.leave(places.scrollPositionOf('b', 'me/public', 'opened'), { key: '9', offset: 0 })
  places.saveScrollPositions()
  const reloaded = await fresh()
  expect(reloaded.scrollPositionOf('a', 'me/home', 'always')).toMatchObject({ anchor, focused: '5' })
  expect(reloaded.scrollPositionOf('b', 'me/public', 'opened').anchor).toEqual({ key: '9', offset: 0 })
})

test('after a restart, the first entry and lists with resume "always" resume their positions', async () => {
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

test('positions stored by another tab are not overwritten', async () => {
  const other = await fresh()
  places.leave(places.scrollPositionOf('a', 'me/public', 'opened'), anchor)
  places.saveScrollPositions()
  other.leave(other.scrollPositionOf('b', 'me/bookmarks', 'opened'), { key: '9', offset: 0 })
  other.saveScrollPositions()
  const { scrollPositionOf } = await fresh('x')
  expect(scrollPositionOf('x', 'me/public', 'opened').anchor).toEqual(anchor)
  expect(scrollPositionOf('x', 'me/bookmarks', 'opened').anchor).toEqual({ key: '9', offset: 0 })
})

test('the offset of a page survives a reload and a restart, unless a list restores its position', async () => {
  places.noteOffset('a', 'me/lists', 300)
  places.leave(places.scrollPositionOf('b', 'me/public', 'opened'), anchor)
  places.saveScrollPositions()
  const reloaded = await fresh()
  expect(reloaded.offsetOf('a', 'me/lists')).toBe(300)
  expect(reloaded.offsetOf('b', 'me/lists')).toBe(0)
  expect([reloaded.anchorOf('a'), reloaded.anchorOf('b')]).toEqual([null, expect.anything()])
  const restarted = await fresh('x')
  expect(restarted.offsetOf('x', 'me/lists')).toBe(300)
  expect(restarted.offsetOf('y', 'me/lists')).toBe(0)
})

test('positions are stored when scrolling stops, as the page may be discarded without an event', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.noteOffset('a', 'me/home', 900)
  vi.advanceTimersByTime(1000)
  expect((await fresh('x')).scrollPositionOf('x', 'me/home', 'always').anchor).toEqual(anchor)
})

test('a list left at its top starts at its top', async () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.saveScrollPositions()
  const next = await fresh('x')
  next.leave(next.scrollPositionOf('b', 'me/home', 'always'), null)
  next.saveScrollPositions()
  expect((await fresh('y')).scrollPositionOf('c', 'me/home', 'always').anchor).toBeNull()
})

test('signing out forgets all positions of the account', async () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.leave(places.scrollPositionOf('a', 'other/home', 'always'), anchor)
  places.saveScrollPositions()
  places.forgetScrollPositions('me')
  const next = await fresh('x')
  expect(next.scrollPositionOf('a', 'me/home', 'always').anchor).toBeNull()
  expect(next.scrollPositionOf('a', 'other/home', 'always').anchor).toEqual(anchor)
})

test('a position requested by a discarded render is not stored', async () => {
  places.leave(places.scrollPositionOf('a', 'me/home', 'always'), anchor)
  places.askForPlace('b', 'me/public', 'opened')
  expect(places.askForPlace('c', 'me/home', 'always').anchor).toEqual(anchor)
  expect(places.askForPlace('c', 'me/home', 'always')).not.toBe(places.askForPlace('c', 'me/home', 'always'))
  expect(places.anchorOf('c')).toBeNull()
  places.saveScrollPositions()
  expect(JSON.parse(localStorage.getItem('skein:last-places') ?? '').data.lists).toEqual([
    ['me/home', anchor],
  ])
})

test('the number of positions is limited', () => {
  for (let i = 0; i < 1000; i += 1)
    places.leave(places.scrollPositionOf(`e${i}`, `list${i}`, 'opened'), anchor)
  expect(places.scrollPositionOf('e999', 'list999', 'opened').anchor).toEqual(anchor)
  expect(places.scrollPositionOf('e0', 'list0', 'opened').anchor).toBeNull()
})

test('invalid or missing stored positions are ignored', async () => {
  sessionStorage.setItem('skein:places', '{"x":1}')
  localStorage.setItem('skein:last-places', 'nonsense')
  expect((await fresh()).scrollPositionOf('a', 'me/home', 'always').anchor).toBeNull()
})
