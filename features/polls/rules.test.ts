import { expect, test } from 'vitest'
import { isClosed, percentOf } from './rules'

const now = Date.parse('2026-01-02T00:00:00Z')

test.each([
  [true, null, true],
  [false, null, false],
  [false, '2026-01-01T00:00:00Z', true],
  [false, '2026-01-03T00:00:00Z', false],
])('expired=%s at %s closed=%s', (expired, expires_at, closed) => {
  expect(isClosed({ expired, expires_at }, now)).toBe(closed)
})

test.each([
  [10, 20, 5, 50],
  [null, 3, 1, 33],
  [0, 0, 0, 0],
  [10, 10, null, 0],
])('voters=%s votes=%s: %s is %i %', (voters_count, votes_count, votes, percent) => {
  expect(percentOf({ voters_count, votes_count }, votes)).toBe(percent)
})
