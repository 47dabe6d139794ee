import { expect, test } from 'vitest'
import {
  fieldsFor,
  hidesTotals,
  POLL_LENGTHS,
  pollLengthsFor,
  pollRefusal,
  repeats,
  sentOptions,
  snapPollLength,
  tidyFields,
} from './poll-rules'

test.each([
  [[], 4, ['', '']],
  [['a'], 4, ['a', '']],
  [['a', 'b'], 4, ['a', 'b', '']],
  [['a', 'b', '', ''], 4, ['a', 'b', '']],
  [['a', '', 'c'], 4, ['a', '', 'c', '']],
  [['a', 'b', 'c', 'd'], 4, ['a', 'b', 'c', 'd']],
  [['', '', ''], 4, ['', '']],
])('fields for %j of at most %i', (options, most, fields) => {
  expect(fieldsFor(options, most)).toEqual(fields)
})

test.each([
  [
    ['a', '', 'c', ''],
    ['a', 'c', ''],
  ],
  [
    ['', 'b', ' '],
    ['b', ''],
  ],
  [
    ['a', '', 'c', 'd'],
    ['a', 'c', 'd', ''],
  ],
])('fields for %j after the caret has left', (options, fields) => {
  expect(tidyFields(options, 4)).toEqual(fields)
})

test('blank options are not sent', () => {
  expect(sentOptions([' a ', '', '  ', 'b'])).toEqual(['a', 'b'])
})

test.each([
  [1, 300],
  [300, 300],
  [301, 1800],
  [3000, 3600],
  // Twelve hours can be chosen, but no duration is rounded to them.
  [40_000, 86_400],
  [50_000, 86_400],
  [604_800, 604_800],
  [700_000, 86_400],
])('%i s left become %i s', (seconds, length) => {
  expect(snapPollLength(seconds)).toBe(length)
})

test('only durations within the limits of the server are offered', () => {
  expect(pollLengthsFor({ shortest: 3600, longest: 86_400 })).toEqual([3600, 21_600, 43_200, 86_400])
  expect(pollLengthsFor({ shortest: 1, longest: 2 })).toEqual(POLL_LENGTHS)
})

test.each([
  [['a', ''], 'few'],
  [['a', 'a '], 'same'],
  [['a', 'bcdef'], 'long'],
  [['a', 'b', ''], null],
] as const)('%j: %s', (options, refusal) => {
  expect(pollRefusal(options, 4)).toBe(refusal)
})

test('a repeated option refers to the index of the first', () => {
  const options = ['a', 'b', ' a', '', '']
  expect(options.map((_, at) => repeats(options, at))).toEqual([null, null, 0, null, null])
})

test.each([
  [null, true],
  [{ name: 'Mastodon' }, true],
  [{ name: '' }, true],
  [{ name: 'Pleroma' }, false],
  [{ name: 'Akkoma' }, false],
  [{ name: 'snac' }, false],
])('results are hidden by %j: %s', (software, hides) => {
  expect(hidesTotals(software)).toBe(hides)
})
