import { expect, test } from 'vitest'
import { growTo, carryAnchor, layOut, rangeBetween, rowAt, segmentsOf, type Range } from './layout'

const keys = ['a', 'b', 'c', 'd', 'e', 'f']

test('unmeasured rows have the estimated height, then the mean of the measured rows', () => {
  expect([...layOut(keys.slice(0, 2), new Map([['a', 30]]), 100)]).toEqual([0, 30, 130])
  const heights = new Map(keys.slice(0, 5).map((key) => [key, 50] as const))
  expect(layOut(keys, heights, 100).at(-1)).toBe(300)
})

test.each([
  [-10, 0],
  [0, 0],
  [99, 0],
  [100, 1],
  [350, 3],
  [9999, 5],
])('the row at %i px is %i', (y, row) => {
  expect(rowAt(layOut(keys, new Map(), 100), y)).toBe(row)
})

test('an empty list has no rows and an empty range', () => {
  const offsets = layOut([], new Map(), 100)
  expect(rowAt(offsets, 0)).toBe(-1)
  expect(rangeBetween(offsets, 0, 500)).toEqual({ start: 0, end: 0 })
})

test('a range includes every row it touches', () => {
  expect(rangeBetween(layOut(keys, new Map(), 100), 150, 320)).toEqual({ start: 1, end: 4 })
})

test('spaces and rows add up to the total height, and pinned rows stay mounted', () => {
  const offsets = layOut(keys, new Map(), 100)
  const segments = segmentsOf(offsets, { start: 2, end: 3 }, [5, 99])
  expect(segments.map((each) => (each.kind === 'row' ? each.index : each.height))).toEqual([200, 2, 200, 5])
})

test.each([
  ['c', ['a', 'b', 'c'], 'c'],
  ['c', ['a', 'b', 'd', 'e'], 'd'],
  ['f', ['a', 'x'], 'a'],
  ['c', ['x'], null],
  ['?', ['a'], null],
])('anchor %s among %j becomes %s', (key, now, expected) => {
  expect(carryAnchor({ key, offset: 7 }, keys, new Set(now))?.key ?? null).toBe(expected)
})

test.each<[string, Range, readonly number[], Range]>([
  ['mounts the needed rows and a few beyond', { start: 5, end: 10 }, [], { start: 3, end: 12 }],
  ['mounts no more rows than wanted', { start: 0, end: 19 }, [], { start: 0, end: 20 }],
  ['does not count rows that are already mounted', { start: 5, end: 10 }, [10, 11, 4], { start: 2, end: 14 }],
])('%s', (_, needed, mounted, expected) => {
  expect(growTo({ start: 0, end: 20 }, needed, (index) => mounted.includes(index), 2)).toEqual(expected)
})
