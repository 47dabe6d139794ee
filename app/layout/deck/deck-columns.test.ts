import { expect, test } from 'vitest'
import {
  clampWidth,
  columnOf,
  defaultColumns,
  withColumn,
  withColumnAt,
  withColumnChanged,
  withoutColumn,
  type ColumnEntries,
} from './deck-columns'

const deck = ['a', 'b', 'c'].map((id) => columnOf(id, 'ann@one.example', `/${id}`))
const x = columnOf('x', 'ben@two.example', '/x')
const ids = (columns: ColumnEntries) => columns.map(({ id }) => id).join('')

test.each<[string, ColumnEntries, string]>([
  ['adding appends', withColumn(deck, x), 'abcx'],
  ['adding at an index', withColumn(deck, x, 1), 'axbc'],
  ['adding a column twice', withColumn(withColumn(deck, x), x, 0), 'abcx'],
  ['removing', withoutColumn(deck, 'b'), 'ac'],
  ['removing an unknown column', withoutColumn(deck, 'x'), 'abc'],
  ['moving to the start', withColumnAt(deck, 'c', 0), 'cab'],
  ['moving to the end', withColumnAt(deck, 'a', 2), 'bca'],
  ['moving past the end', withColumnAt(deck, 'a', 9), 'bca'],
  ['moving before the start', withColumnAt(deck, 'b', -1), 'bac'],
  ['moving an unknown column', withColumnAt(deck, 'x', 0), 'abc'],
])('%s', (_, columns, order) => expect(ids(columns)).toBe(order))

test('a change concerns only its column', () => {
  const [a, b, c] = withColumnChanged(deck, 'b', { width: 440, collapsed: true })
  expect([a, c]).toEqual([deck[0], deck[2]])
  expect(b).toEqual({ ...deck[1], width: 440, collapsed: true })
})

test.each([
  [100, 320],
  [320, 320],
  [401.4, 401],
  [2000, 560],
])('a width of %d is limited to %d', (width, limited) => expect(clampWidth(width)).toBe(limited))

test('a new deck has a composer, home and notifications', () => {
  expect(defaultColumns('ann@one.example').map(({ path }) => path)).toEqual([
    '/publish',
    '/home',
    '/notifications',
  ])
})
