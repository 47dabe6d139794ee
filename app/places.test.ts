import { beforeEach, expect, test, vi } from 'vitest'

const anchor = { key: '5', offset: 12 }

/** The module as after a reload. */
async function fresh() {
  vi.resetModules()
  const places = await import('./places')
  places.restorePlaces()
  return places
}

let places: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  places = await fresh()
})

test('each entry has a place of its own; measured heights are shared by the list', () => {
  const first = places.placeOf('a', 'me/public', false)
  first.anchor = anchor
  const second = places.placeOf('b', 'me/public', false)
  expect(second.anchor).toBeNull()
  expect(second.heights).toBe(first.heights)
  expect(places.placeOf('a', 'me/public', false)).toBe(first)
  expect(places.placeOf('a', 'other/public', false).heights).not.toBe(first.heights)
})

test('a new entry resumes where the list was last, not where it was first or last made', () => {
  places.placeOf('a', 'me/home', true).anchor = anchor
  places.placeOf('b', 'me/home', true).anchor = null
  places.placeOf('a', 'me/home', true)
  expect(places.placeOf('c', 'me/home', true).anchor).toEqual(anchor)
})

test('a reload keeps every place and the focus, a restart the last place of what is resumed', async () => {
  const place = places.placeOf('a', 'me/home', true)
  place.anchor = anchor
  place.focused = '7'
  places.placeOf('b', 'me/public', false).anchor = { key: '9', offset: 0 }
  places.savePlaces()
  const reloaded = await fresh()
  expect(reloaded.placeOf('a', 'me/home', true)).toMatchObject({ anchor, focused: '7' })
  expect(reloaded.placeOf('b', 'me/public', false).anchor).toEqual({ key: '9', offset: 0 })
  sessionStorage.clear()
  const restarted = await fresh()
  expect(restarted.placeOf('x', 'me/home', true).anchor).toEqual(anchor)
  expect(restarted.placeOf('y', 'me/public', false).anchor).toBeNull()
})

test('who left at the top comes back to the top', async () => {
  places.placeOf('a', 'me/home', true).anchor = anchor
  places.savePlaces()
  sessionStorage.clear()
  const next = await fresh()
  next.placeOf('b', 'me/home', true).anchor = null
  next.savePlaces()
  sessionStorage.clear()
  expect((await fresh()).placeOf('c', 'me/home', true).anchor).toBeNull()
})

test('who signs out leaves no place behind', async () => {
  places.placeOf('a', 'me/home', true).anchor = anchor
  places.placeOf('a', 'other/home', true).anchor = anchor
  places.savePlaces()
  places.forgetPlaces('me')
  const next = await fresh()
  expect(next.placeOf('a', 'me/home', true).anchor).toBeNull()
  expect(next.placeOf('a', 'other/home', true).anchor).toEqual(anchor)
})

test('places do not pile up', () => {
  for (let i = 0; i < 1000; i += 1) places.placeOf(`e${i}`, `list${i}`, false).anchor = anchor
  expect(places.placeOf('e999', 'list999', false).anchor).toEqual(anchor)
  expect(places.placeOf('e0', 'list0', false).anchor).toBeNull()
})

test('what is stored wrongly, or not at all, costs nothing', async () => {
  sessionStorage.setItem('skein:places', '{"x":1}')
  localStorage.setItem('skein:last-places', 'nonsense')
  expect((await fresh()).placeOf('a', 'me/home', true).anchor).toBeNull()
})
