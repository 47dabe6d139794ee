import { expect, test } from 'vitest'
import { createShortIds, shortId } from './short-ids'

test('a short id is four letters and the same every time', () => {
  expect(shortId('status.boost')).toMatch(/^[\w-]{4}$/)
  expect(shortId('status.boost')).toBe(shortId('status.boost'))
  expect(shortId('status.boost')).not.toBe(shortId('status.boosts'))
})

test('two messages never share one', () => {
  const give = createShortIds()
  const first = give('a')
  expect(give('a')).toBe(first)
  // With this many ids some pair collides in 24 bits.
  expect(() => Array.from({ length: 40_000 }, (_, at) => give(`text.${at}`))).toThrow(
    /would share a short id/,
  )
})

test('known ids are numbers, shorter than a hash can be', () => {
  const known = Array.from({ length: 5000 }, (_, at) => `text.${at}`)
  const give = createShortIds(known)
  const given = known.map(give)
  expect(new Set(given).size).toBe(5000)
  expect([give('text.0'), give('text.64'), give('text.4999')]).toEqual(['00', '10', '1E7'])
  expect(give('text.unknown')).toBe(shortId('text.unknown'))
})
