import { expect, test } from 'vitest'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { orderDescendants, threadRows, type Node } from './order'

/** 'id<parent author' */
const node = (text: string): Node => {
  const [, id = '', parent = '', author = ''] = /^(\w+)<(\w*) (\w+)$/.exec(text) ?? []
  return { id: id as StatusId, parent: (parent || null) as StatusId | null, author: author as AccountId }
}
const nodes = (...texts: string[]) => texts.map(node)

test.each<[string, string[], string]>([
  ['depth first', ['a<f x', 'b<f y', 'c<a z'], 'a c b'],
  ['own answers of the author come first', ['a<f x', 'b<f me', 'c<b me'], 'b c a'],
  ['within a branch too', ['a<f x', 'b<a y', 'c<a x'], 'a c b'],
  ['what answers something unknown comes last', ['o<gone x', 'a<f y'], 'a o'],
  ['a child before its parent in the answer', ['c<a z', 'a<f x'], 'a c'],
  ['a circle is shown once each', ['p<q x', 'q<p y'], 'p q'],
  ['an answer to itself is shown', ['s<s x'], 's'],
])('%s', (_name, descendants, expected) => {
  const ordered = orderDescendants(node('f< me'), nodes(...descendants))
  expect(ordered.map((each) => each.node.id).join(' ')).toBe(expected)
})

test('lines join a post and the answer right below it, and nothing else', () => {
  const rows = threadRows(nodes('r< x', 'p<r y'), node('f<p me'), nodes('a<f me', 'b<f z', 'c<b z'))
  expect(rows.map((row) => [row.id, row.role, row.line ?? '', row.depth])).toEqual([
    ['r', 'ancestor', 'below', 0],
    ['p', 'ancestor', 'both', 0],
    ['f', 'focused', 'both', 0],
    ['a', 'descendant', 'above', 1],
    ['b', 'descendant', 'below', 1],
    ['c', 'descendant', 'above', 2],
  ])
})

test('a chain of ten thousand answers neither overflows nor loses one', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => node(`n${at}<${at === 0 ? 'f' : `n${at - 1}`} x`))
  const ordered = orderDescendants(node('f< me'), chain)
  expect(ordered).toHaveLength(10_000)
  expect(ordered.at(-1)).toMatchObject({ depth: 10_000 })
})
