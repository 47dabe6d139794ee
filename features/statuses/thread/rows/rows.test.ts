import { expect, test } from 'vitest'
import { threadRows, withoutFolded, type ThreadRow } from './rows'
import { threadNodeOf } from './thread-node.testing'

interface Case {
  ancestors?: string[]
  focused?: string
  below?: string[]
  complete?: boolean
  deepest?: number
}

const rowsOf = ({ ancestors = [], focused = 'f< me', below = [], complete = true, deepest = 4 }: Case) =>
  threadRows(
    {
      ancestors: ancestors.map(threadNodeOf),
      focused: threadNodeOf(focused),
      descendants: below.map(threadNodeOf),
      complete,
    },
    deepest,
  )

/** One line per row: a sign per column, passing lines, the bend, the post, and its joints in the column. */
const drawn = (rows: readonly ThreadRow[]) =>
  rows
    .filter(({ role }) => role === 'descendant')
    .map(({ level, rails, elbow, key, line, foldable, replies }) =>
      [
        Array.from({ length: level }, (_, at) => (elbow === at ? '└' : rails.includes(at) ? '│' : ' ')).join(
          '',
        ),
        key,
        line ? `-${line}` : '',
        foldable ? `+${replies}` : '',
      ].join(''),
    )

test('ancestors are above, joined where one replies to the other', () => {
  const rows = rowsOf({ ancestors: ['r< x', 'p<r y'], focused: 'f<p me' })
  expect(rows.map(({ id, role, line = '' }) => [id, role, line])).toEqual([
    ['r', 'ancestor', 'below'],
    ['p', 'ancestor', 'both'],
    ['f', 'focused', 'above'],
  ])
})

test('consecutive single replies stay in one column', () => {
  expect(drawn(rowsOf({ below: ['a<f x', 'b<a y', 'c<b x', 'd<f z'] }))).toEqual([
    'a-below+2',
    'b-both',
    'c-above',
    'd',
  ])
})

test('several replies to a post are indented, on a line that ends with the last', () => {
  expect(drawn(rowsOf({ below: ['a<f x', 'b<a y', 'c<b z', 'd<c y', 'e<c w', 'g<a z', 'h<f w'] }))).toEqual([
    'a-below+5',
    '└b-below+3',
    '│c-both+2',
    '│└d',
    '│└e',
    '└g',
    'h',
  ])
})

test('replies are indented up to the limit', () => {
  const below = ['a<f x', 'b<a y', 'c<a z', 'd<b x', 'e<b w']
  expect(drawn(rowsOf({ below, deepest: 1 }))).toEqual(['a-below+4', '└b-below+2', '│d-above', '│e', '└c'])
})

test("the author's own continuation stays in the first column, replies to it are indented", () => {
  const below = ['m<f me', 'n<m me', 'a<m x', 'b<n y', 'c<f z']
  expect(drawn(rowsOf({ below }))).toEqual(['m-below+3', 'n-both', 'b-above', ' a', 'c'])
})

test('a missing start is a gap, once the thread is complete', () => {
  const gaps = (given: Case) => rowsOf(given).map(({ key, line = '' }) => `${key} ${line}`)
  expect(gaps({ ancestors: ['p<r y'], focused: 'f<p me' })).toEqual(['gap:r below', 'p both', 'f above'])
  expect(gaps({ focused: 'f<p me' })).toEqual(['gap:p below', 'f above'])
  expect(gaps({ focused: 'f<p me', complete: false })).toEqual(['f '])
})

test('a folded branch is hidden with everything below it, and nothing else', () => {
  const rows = rowsOf({ below: ['a<f x', 'b<a y', 'c<b z', 'd<a z', 'e<f w', 'g<e x'] })
  const folded = (...ids: string[]) => drawn(withoutFolded(rows, (id) => ids.includes(id)))
  expect(folded('a')).toEqual(['a+3', 'e-below+1', 'g-above'])
  expect(folded('b', 'e')).toEqual(['a-below+3', '└b+1', '└d', 'e+1'])
  expect(withoutFolded(rows, () => false)).toBe(rows)
})

test('four thousand replies are laid out', () => {
  const below = Array.from({ length: 4000 }, (_, at) => `n${at}<${at % 7 === 0 ? 'f' : `n${at - 1}`} x`)
  const rows = rowsOf({ below })
  expect(rows.filter((row) => !row.gap)).toHaveLength(4001)
  expect(Math.max(...rows.map((row) => row.level))).toBeLessThanOrEqual(4)
})
