import { expect, test } from 'vitest'
import {
  fieldsFor,
  hidesTotals,
  LIFETIMES,
  lifetimesFor,
  pollRefusal,
  repeats,
  sentOptions,
  snapLifetime,
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
])('once the caret has left %j', (options, fields) => {
  expect(tidyFields(options, 4)).toEqual(fields)
})

test('only what has words is sent', () => {
  expect(sentOptions([' a ', '', '  ', 'b'])).toEqual(['a', 'b'])
})

test.each([
  [1, 300],
  [300, 300],
  [301, 1800],
  [3000, 3600],
  // Twelve hours can be chosen, but nothing snaps to them.
  [40_000, 86_400],
  [50_000, 86_400],
  [604_800, 604_800],
  [700_000, 86_400],
])('%i s become %i s', (seconds, lifetime) => {
  expect(snapLifetime(seconds)).toBe(lifetime)
})

test('a server takes some lifetimes', () => {
  expect(lifetimesFor({ shortest: 3600, longest: 86_400 })).toEqual([3600, 21_600, 43_200, 86_400])
  expect(lifetimesFor({ shortest: 1, longest: 2 })).toEqual(LIFETIMES)
})

test.each([
  [['a', ''], 'few'],
  [['a', 'a '], 'same'],
  [['a', 'bcdef'], 'long'],
  [['a', 'b', ''], null],
] as const)('%j: %s', (options, refusal) => {
  expect(pollRefusal(options, 4)).toBe(refusal)
})

test('a choice that stands there already is told by its place', () => {
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
