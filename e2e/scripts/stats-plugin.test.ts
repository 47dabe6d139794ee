import { expect, test } from 'vitest'
import { circleOf } from './stats-plugin.mjs'

const chunk = (file: string, ...imports: string[]) => ({ file, imports })

test('chunks that import each other are found, also through others', () => {
  const chunks = [chunk('start'), chunk('a', 'start', 'b'), chunk('b', 'c'), chunk('c', 'a'), chunk('d', 'a')]
  expect(circleOf(chunks)).toEqual(['a', 'b', 'c'])
})

test('chunks that are only imported by several others are fine', () => {
  expect(circleOf([chunk('start'), chunk('a', 'start'), chunk('b', 'start', 'a')])).toBeNull()
})
