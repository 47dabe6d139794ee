import { describe, expect, it } from 'vitest'
import { withMoved } from './with-moved'

describe('withMoved', () => {
  it.each([
    ['down', 'a', 'c', 'bca'],
    ['up', 'c', 'a', 'cab'],
    ['to itself', 'b', 'b', 'abc'],
    ['to an unknown item', 'a', 'x', 'abc'],
    ['of an unknown item', 'x', 'a', 'abc'],
  ])('%s', (_name, moved, to, result) => {
    expect(withMoved(['a', 'b', 'c'], moved, to).join('')).toBe(result)
  })
})
