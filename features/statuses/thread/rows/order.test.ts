import { expect, test } from 'vitest'
import { orderDescendants } from './order'
import { threadNodeOf } from './thread-node.testing'

const nodes = (...texts: string[]) => texts.map(threadNodeOf)

test.each<[string, string[], string]>([
  ['depth first', ['a<f x', 'b<f y', 'c<a z'], 'a c b'],
  ['replies by the author come first', ['a<f x', 'b<f me', 'c<b me'], 'b c a'],
  ['replies by the author of a reply come first below it', ['a<f x', 'b<a y', 'c<a x'], 'a c b'],
  ['a reply to a missing post is last, under a gap', ['o<gone x', 'a<f y'], 'a (gone) o'],
  [
    'replies to the same missing post share a gap',
    ['o<gone x', 'a<f y', 'p<gone z', 'q<o z'],
    'a (gone) o q p',
  ],
  ['a reply sent before its parent is sorted below it', ['c<a z', 'a<f x'], 'a c'],
  ['each post of a cycle is shown once', ['p<q x', 'q<p y'], 'p q'],
  ['a post that replies to itself is shown', ['s<s x'], 's'],
])('%s', (_name, descendants, expected) => {
  const ordered = orderDescendants(threadNodeOf('f< me'), nodes(...descendants))
  expect(ordered.map(({ node: { id, gap } }) => (gap ? `(${id})` : id)).join(' ')).toBe(expected)
})

test('a post that cannot be shown leaves a gap only where it has replies', () => {
  const gone = (text: string) => ({ ...threadNodeOf(text), gap: true })
  const ordered = orderDescendants(threadNodeOf('f< me'), [
    gone('a<f x'),
    gone('b<a x'),
    gone('c<f y'),
    threadNodeOf('d<c z'),
    threadNodeOf('e<d z'),
  ])
  expect(ordered.map(({ node: { id }, above, depth }) => [id, above, depth])).toEqual([
    ['c', -1, 1],
    ['d', 0, 2],
    ['e', 1, 3],
  ])
})

test('a chain of ten thousand replies neither overflows nor loses a post', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) =>
    threadNodeOf(`n${at}<${at === 0 ? 'f' : `n${at - 1}`} x`),
  )
  const ordered = orderDescendants(threadNodeOf('f< me'), chain)
  expect(ordered).toHaveLength(10_000)
  expect(ordered.at(-1)).toMatchObject({ depth: 10_000 })
})
