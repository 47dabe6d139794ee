import { expect, test } from 'vitest'
import { distanceTo } from './reveal-column'

/** Columns of these widths next to each other, of which `scrolled` px are before the view. */
function columnsOf(widths: readonly number[], scrolled = 0) {
  let at = -scrolled
  return widths.map((width) => {
    const start = at
    at += width
    return { start, end: at }
  })
}

/** How far a view of this width scrolls to show the column at an index. */
function distance(index: number, widths: readonly number[], width: number, scrolled = 0): number {
  const columns = columnsOf(widths, scrolled)
  const column = columns[index]
  if (!column) throw new RangeError(`there is no column ${index}`)
  return distanceTo(column, columns, width)
}

test('a column that is whole in view is left where it is', () => {
  expect(distance(1, [350, 350, 350], 1000)).toBe(0)
  expect(distance(2, [350, 350, 300.4], 1000)).toBe(0)
})

test('a column before the view comes to its start', () => {
  expect(distance(0, [350, 350, 350], 500, 400)).toBe(-400)
})

test('a column behind the view comes in whole, next to those before it that fit, from the start of a column', () => {
  // 50 px would be enough for the fourth, but the browser would snap back to the first.
  expect(distance(3, [350, 350, 350, 350], 1350)).toBe(350)
  expect(distance(3, [500, 300, 300, 300], 1000)).toBe(500)
  expect(distance(3, [500, 300, 300, 300], 1000, 500)).toBe(0)
})

test('a column wider than the view comes to its start', () => {
  expect(distance(1, [350, 600], 500)).toBe(350)
})

test('the last of many columns comes to the end of the view', () => {
  expect(
    distance(
      9,
      Array.from({ length: 10 }, () => 400),
      1000,
    ),
  ).toBe(3200)
})
