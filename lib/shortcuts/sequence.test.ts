import { expect, test } from 'vitest'
import { stepSequence, type Sequence } from './sequence'

const bindings = ['h', 'g h', 'g n', '?'].map((keys) => ({ keys, presses: keys.split(' ') }))

/** Presses keys at times in ms, and returns what ran. */
function type(...presses: readonly (readonly [key: string, at: number])[]) {
  let sequence: Sequence | null = null
  return presses.flatMap(([key, at]) => {
    const step = stepSequence(sequence, key, at, bindings)
    sequence = step.sequence
    return step.found.map(({ keys }) => keys)
  })
}

test('a single key runs at once', () => {
  expect(type(['h', 0])).toEqual(['h'])
})

test('a sequence runs by its second key, which does not run alone', () => {
  expect(type(['g', 0], ['h', 900])).toEqual(['g h'])
})

test('a second key without a sequence does nothing', () => {
  expect(type(['g', 0], ['?', 100])).toEqual([])
})

test('after the wrong second key the next key is free again', () => {
  expect(type(['g', 0], ['x', 100], ['h', 200])).toEqual(['h'])
})

test('a sequence is forgotten after a second', () => {
  expect(type(['g', 0], ['h', 1001])).toEqual(['h'])
})

test('keys of a sequence are taken, also when it leads nowhere', () => {
  const first = stepSequence(null, 'g', 0, bindings)
  expect(first.taken).toBe(true)
  expect(stepSequence(first.sequence, 'x', 1, bindings).taken).toBe(true)
  expect(stepSequence(null, 'x', 2, bindings).taken).toBe(false)
})
