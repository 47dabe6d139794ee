import { expect, test } from 'vitest'
import { choose, isClosed, isVoteLost, leaders, optionPercentOf } from './rules'

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
  expect(optionPercentOf({ voters_count, votes_count }, votes)).toBe(percent)
})

test.each([
  [false, [0], 1, true, [1]],
  [true, [0], 1, true, [0, 1]],
  [true, [2, 0], 1, true, [0, 1, 2]],
  [true, [0, 1], 0, false, [1]],
] as const)('multiple=%s %j pressing %i (%s) gives %j', (multiple, choices, at, on, expected) => {
  expect(choose({ multiple }, choices, at, on)).toEqual(expected)
})

const options = (...votes: (number | null)[]) => votes.map((votes_count) => ({ title: 'x', votes_count }))

test.each([
  [options(1, 3, 3), [1, 2]],
  [options(0, 0), []],
  [options(null, null), []],
])('the leading options of %j are %j', (given, expected) => {
  expect([...leaders({ options: given })]).toEqual(expected)
})

test.each([
  ['nothing failed', false, [], undefined, false],
  ['the poll has no vote', false, [], [1], true],
  ['the poll has the vote', true, [1], [1], false],
  ['the poll has another vote', true, [0], [1], true],
  ['the poll has only one of two choices', true, [0], [0, 1], true],
] as const)('a failed vote is lost or not: %s', (_name, voted, own_votes, vote, lost) => {
  expect(isVoteLost({ voted, own_votes: [...own_votes] }, vote)).toBe(lost)
})
