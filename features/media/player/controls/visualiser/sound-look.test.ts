import { expect, test } from 'vitest'
import { BAND_COUNT, coloursOf, levelsOf } from './sound-look'

const spectrum = (fill: (at: number) => number) => Uint8Array.from({ length: 1024 }, (_, at) => fill(at))

test('the visualiser has three levels between 0 and 1', () => {
  expect(levelsOf(spectrum(() => 0))).toEqual([0, 0, 0])
  expect(levelsOf(spectrum(() => 255))).toEqual([1, 1, 1])
  expect(levelsOf(new Uint8Array())).toEqual([0, 0, 0])
  expect(BAND_COUNT).toBe(3)
})

test('low sounds move the first level, high ones the last', () => {
  const [low, , high] = levelsOf(spectrum((at) => (at < 8 ? 255 : 0)))
  expect(low).toBeGreaterThan(0.5)
  expect(high).toBe(0)
  const levels = levelsOf(spectrum((at) => (at > 200 ? 255 : 0)))
  expect(levels[0]).toBe(0)
  expect(levels[2]).toBeGreaterThan(0.5)
})

test('the colours of the artwork are used where texts can be read on them', () => {
  const art = { background: '#264653', foreground: '#ffffff', accent: '#e9c46a' }
  expect(coloursOf(art)).toEqual(art)
  expect(coloursOf({ ...art, foreground: '#2f5060' })).toBeNull()
  expect(coloursOf({ ...art, background: 'url(https://far.example)' })).toBeNull()
  expect(coloursOf({ ...art, accent: null })).toBeNull()
  expect(coloursOf(undefined)).toBeNull()
})

test('an accent that cannot be seen is replaced by the colour of the text', () => {
  const art = { background: '#264653', foreground: '#ffffff', accent: '#284855' }
  expect(coloursOf(art)).toEqual({ ...art, accent: '#ffffff' })
})
