import { expect, test } from 'vitest'
import { totalPercentOf, uploadPercentOf } from './progress-store'

test.each([
  [0, 100, 0],
  [1, 3, 33],
  [100, 100, 100],
  // Some browsers count the multipart headers as well.
  [130, 100, 100],
  [-5, 100, 0],
  [5, 0, 0],
])('%i of %i bytes are %i %', (loaded, total, percent) => {
  expect(uploadPercentOf(loaded, total)).toBe(percent)
})

const file = (localId: string, size: number, done = false) => ({ localId, size, done })

test('the total is weighted by bytes, counts finished files fully and never exceeds 100', () => {
  expect(totalPercentOf([file('a', 300), file('b', 100)], { a: 0, b: 100 })).toBe(25)
  expect(totalPercentOf([file('a', 300, true), file('b', 100)], {})).toBe(75)
  expect(totalPercentOf([file('a', 10), file('b', 10)], { a: 200, b: 100 })).toBe(100)
  expect(totalPercentOf([], {})).toBe(0)
})
