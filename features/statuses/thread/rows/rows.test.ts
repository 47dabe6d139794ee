import { expect, test } from 'vitest'
import type { AccountId, StatusId } from '@/schemas/primitives'
import type { Node } from './order'
import { threadRows, withoutFolded, type ThreadRow } from './rows'

/** 'id<parent author' */
const node = (text: string): Node => {
  const [, id = '', parent = '', author = ''] = /^(\w+)<(\w*) (\w+)$/.exec(text) ?? []
  return { id: id as StatusId, parent: (parent || null) as StatusId | null, author: author as AccountId }
}

interface Case {
  ancestors?: string[]
  focused?: string
  below?: string[]
  complete?: boolean
  deepest?: number
}

const rowsOf = ({ ancestors = [], focused = 'f< me', below = [], complete = true, deepest = 4 }: Case) =>
  threadRows(
    { ancestors: ancestors.map(node), focused: node(focused), descendants: below.map(node), complete },
    deepest,
  )

/** One line per row: one sign per column, lines that pass on, the bend, the post, what joins it in its column. */
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

test('what is answered stands above, joined where one answers the other', () => {
  const rows = rowsOf({ ancestors: ['r< x', 'p<r y'], focused: 'f<p me' })
  expect(rows.map(({ id, role, line = '' }) => [id, role, line])).toEqual([
    ['r', 'ancestor', 'below'],
    ['p', 'ancestor', 'both'],
    ['f', 'focused', 'above'],
  ])
})

test('what one answer after the other says stays in one column', () => {
  expect(drawn(rowsOf({ below: ['a<f x', 'b<a y', 'c<b x', 'd<f z'] }))).toEqual([
    'a-below+2',
    'b-both',
    'c-above',
    'd',
  ])
})

test('several answers to one move in, on a line that ends with the last', () => {
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

test('no further than the limit', () => {
  const below = ['a<f x', 'b<a y', 'c<a z', 'd<b x', 'e<b w']
  expect(drawn(rowsOf({ below, deepest: 1 }))).toEqual(['a-below+4', '└b-below+2', '│d-above', '│e', '└c'])
})

test('what the author wrote on stays in the first column, answers to it move in', () => {
  const below = ['m<f me', 'n<m me', 'a<m x', 'b<n y', 'c<f z']
  expect(drawn(rowsOf({ below }))).toEqual(['m-below+3', 'n-both', 'b-above', ' a', 'c'])
})

test('a beginning that is not there is a gap, once all is told', () => {
  const gaps = (given: Case) => rowsOf(given).map(({ key, line = '' }) => `${key} ${line}`)
  expect(gaps({ ancestors: ['p<r y'], focused: 'f<p me' })).toEqual(['gap:r below', 'p both', 'f above'])
  expect(gaps({ focused: 'f<p me' })).toEqual(['gap:p below', 'f above'])
  expect(gaps({ focused: 'f<p me', complete: false })).toEqual(['f '])
})

test('a folded branch is hidden with all below it, and nothing else', () => {
  const rows = rowsOf({ below: ['a<f x', 'b<a y', 'c<b z', 'd<a z', 'e<f w', 'g<e x'] })
  const folded = (...ids: string[]) => drawn(withoutFolded(rows, (id) => ids.includes(id)))
  expect(folded('a')).toEqual(['a+3', 'e-below+1', 'g-above'])
  expect(folded('b', 'e')).toEqual(['a-below+3', '└b+1', '└d', 'e+1'])
  expect(withoutFolded(rows, () => false)).toBe(rows)
})

test('four thousand answers are laid out in one go', () => {
  const below = Array.from({ length: 4000 }, (_, at) => `n${at}<${at % 7 === 0 ? 'f' : `n${at - 1}`} x`)
  const rows = rowsOf({ below })
  expect(rows.filter((row) => !row.gap)).toHaveLength(4001)
  expect(Math.max(...rows.map((row) => row.level))).toBeLessThanOrEqual(4)
})
