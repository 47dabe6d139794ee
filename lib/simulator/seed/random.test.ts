// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createDealer, createRandom } from './random'

describe('createRandom', () => {
  it('repeats itself for a seed, independent of forks', () => {
    const one = createRandom('a')
    const other = createRandom('a')
    one.fork('side').next()
    expect(Array.from({ length: 20 }, one.next)).toEqual(Array.from({ length: 20 }, other.next))
    expect(createRandom('b').next()).not.toBe(createRandom('a').next())
  })

  it('respects bounds and weights', () => {
    const random = createRandom(1)
    const rolls = Array.from({ length: 2000 }, () => random.int(1, 6))
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    const heavy = Array.from({ length: 2000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
      ]),
    )
    const often = heavy.filter((word) => word === 'often').length
    expect(often).toBeGreaterThan(1600)
    expect(often).toBeLessThan(2000)
    expect(new Set(random.shuffle([1, 2, 3, 4]))).toEqual(new Set([1, 2, 3, 4]))
    expect(() => random.pick([])).toThrow(RangeError)
  })
})

describe('createDealer', () => {
  it('deals everything once before repeating', () => {
    const deal = createDealer(createRandom(2))
    const items = ['a', 'b', 'c', 'd']
    for (let round = 0; round < 3; round += 1) {
      expect(items.map(() => deal('deck', items)).sort()).toEqual(items)
    }
  })
})
