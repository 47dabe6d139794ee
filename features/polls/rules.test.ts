import { expect, test } from 'vitest'
import { choose, isClosed, isVoteLost, leaders, optionPercentOf, totalOf } from './rules'

const options = (...votes: readonly (number | null)[]) =>
  votes.map((votes_count) => ({ title: 'x', votes_count }))

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
  ['several choices', true, 10, 15, [5, 10], '50 100, 10 people'],
  ['voters unknown', false, null, 3, [1, 2], '33 67, 3 votes'],
  ['no votes', false, 0, 0, [0, 0], '0 0, 0 people'],
  ['hidden counts', false, 10, 10, [null, null], '0 0, 10 people'],
  ['fewer voters than votes of a single choice', false, 1, 5, [3, 2], '60 40, 5 votes'],
  ['no voters, but votes', false, 0, 5, [3, 2], '60 40, 5 votes'],
  ['fewer voters than an option has votes', true, 2, 5, [3, 2], '60 40, 5 votes'],
  ['more voters than votes', true, 50, 5, [3, 2], '60 40, 5 votes'],
  ['a wrong sum of votes', false, null, 2, [3, 1], '75 25, 4 votes'],
] as const)('shares: %s', (_name, multiple, voters_count, votes_count, votes, expected) => {
  const poll = { multiple, voters_count, votes_count, options: options(...votes) }
  const { count, of } = totalOf(poll)
  const shares = poll.options.map((option) => optionPercentOf(poll, option.votes_count))
  expect(`${shares.join(' ')}, ${count} ${of}`).toBe(expected)
})

test.each([
  [false, [0], 1, true, [1]],
  [true, [0], 1, true, [0, 1]],
  [true, [2, 0], 1, true, [0, 1, 2]],
  [true, [0, 1], 0, false, [1]],
] as const)('multiple=%s %j pressing %i (%s) gives %j', (multiple, choices, at, on, expected) => {
  expect(choose({ multiple }, choices, at, on)).toEqual(expected)
})

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
