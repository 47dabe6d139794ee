// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { applyOrder } from './apply-order'

describe('applyOrder', () => {
  it.each([
    ['without an order', [], 'abc'],
    ['in an order', ['c', 'a', 'b'], 'cab'],
    ['new items last, in the order of the server', ['c'], 'cab'],
    ['without items that are gone', ['x', 'b', 'y', 'a'], 'bac'],
  ])('%s', (_name, order, result) => {
    expect(applyOrder(['a', 'b', 'c'], (id) => id, order).join('')).toBe(result)
  })
})
