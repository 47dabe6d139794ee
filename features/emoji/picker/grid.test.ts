import { expect, it } from 'vitest'
import { keyOf, type Choice } from '../button/choice'
import { FEW } from '../emoji-files.testing'
import { cellOfSection, choiceAt, firstCell, layOutGrid, cellAfterKey, rowsWithin, type Cell } from './grid'
import { customSections, groupSections, recentSection, type Section } from './sections'

const choices = (count: number): Choice[] =>
  Array.from({ length: count }, (_, at) => ({ native: { ...(FEW[0] as (typeof FEW)[0]), hexcode: `${at}` } }))
const section = (id: string, count: number): Section => ({
  id,
  kind: 'group',
  name: '',
  choices: choices(count),
})

// Rows: title; 0 1 2; 3 4 · title; 0
const grid = layOutGrid([section('a', 5), section('b', 1)], 3, { cell: 40, title: 30 })

it('lays out sections in rows under titles', () => {
  expect(grid.rows.map(({ top, choices }) => [top, choices.length])).toEqual([
    [0, 0],
    [30, 3],
    [70, 2],
    [110, 0],
    [140, 1],
  ])
  expect(grid.height).toBe(180)
  expect(firstCell(grid)).toEqual({ row: 1, column: 0 })
  expect(cellOfSection(grid, 'b')).toEqual({ row: 4, column: 0 })
  expect(firstCell(layOutGrid([], 3, { cell: 1, title: 1 }))).toBeNull()
})

it.each([
  [0, 30, [0, 1]],
  [35, 75, [1, 3]],
  [-100, 1000, [0, 5]],
  [180, 300, [5, 5]],
])('from %i to %i px the rows are %j', (from, to, rows) => expect(rowsWithin(grid, from, to)).toEqual(rows))

const at = (row: number, column: number): Cell => ({ row, column })
it.each([
  ['ArrowRight', false, at(1, 0), at(1, 1)],
  ['ArrowRight', false, at(1, 2), at(2, 0)],
  ['ArrowRight', false, at(2, 1), at(4, 0)],
  ['ArrowRight', false, at(4, 0), at(4, 0)],
  ['ArrowLeft', false, at(1, 0), at(1, 0)],
  ['ArrowLeft', false, at(4, 0), at(2, 1)],
  ['ArrowLeft', true, at(1, 0), at(1, 1)],
  ['ArrowRight', true, at(4, 0), at(2, 1)],
  ['ArrowDown', false, at(1, 2), at(2, 1)],
  ['ArrowDown', false, at(2, 1), at(4, 0)],
  ['ArrowUp', false, at(4, 0), at(2, 0)],
  ['ArrowUp', false, at(1, 1), at(1, 1)],
  ['PageDown', false, at(1, 1), at(4, 0)],
  ['End', false, at(1, 0), at(1, 2)],
  ['Home', false, at(1, 2), at(1, 0)],
])('%s (right to left: %s) from %j moves to %j', (key, rtl, from, to) =>
  expect(cellAfterKey(grid, from, { key, ctrl: false }, rtl)).toEqual(to),
)

it('Ctrl+Home and Ctrl+End move to the ends; other keys are ignored', () => {
  expect(cellAfterKey(grid, at(2, 1), { key: 'Home', ctrl: true }, false)).toEqual(at(1, 0))
  expect(cellAfterKey(grid, at(1, 1), { key: 'End', ctrl: true }, false)).toEqual(at(4, 0))
  expect(cellAfterKey(grid, at(1, 1), { key: 'a', ctrl: false }, false)).toBeNull()
  expect(choiceAt(grid, at(2, 1))).toMatchObject({ native: { hexcode: '4' } })
})

it('sorts into categories; frequently used emoji come first while they exist', () => {
  const one = (shortcode: string, category: string | null) => ({
    shortcode,
    category,
    url: 'x',
    static_url: 'x',
    visible_in_picker: true,
  })
  const custom = customSections([one('z', null), one('a', 'Öl'), one('b', 'Pferd'), one('c', 'Affe')], 'de')
  expect(custom.map(({ name }) => name)).toEqual(['Affe', 'Öl', 'Pferd', ''])
  const groups = groupSections(FEW)
  expect(groups.map(({ id }) => id)).toEqual(['smileys', 'people', 'animals', 'activities'])
  const [recent] = recentSection(['1F431', ':gone:', ':z:'], [...groups, ...custom])
  expect(recent?.choices.map(keyOf)).toEqual(['1F431', ':z:'])
  expect(recentSection([':gone:'], groups)).toEqual([])
})
