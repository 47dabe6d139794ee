import { expect, test } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { clockTime, frameRateOf, sharesOf, spokenTime } from './player-time'

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [3661, '1:01:01'],
  [Number.NaN, '0:00'],
])('%s seconds on the clock', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})

test.each([
  [0, '0 seconds'],
  [1.2, '1 second'],
  [65, '1 minute, 5 seconds'],
  [3600, '1 hour'],
  [7325, '2 hours, 2 minutes, 5 seconds'],
])('%s seconds spoken', (seconds, text) => {
  expect(spokenTime(createIntlFor('en'), seconds)).toBe(text)
})

test.each([
  ['25/1', 25],
  ['30000/1001', 29.97],
  ['0/0', 25],
  ['12', 12],
  [null, 25],
  [undefined, 25],
  ['9999/1', 25],
])('the frame rate %s', (rate, frames) => {
  expect(frameRateOf(rate)).toBeCloseTo(frames, 2)
})

test('the loaded parts are shares of the whole', () => {
  const ranges = (parts: [number, number][]) => ({
    length: parts.length,
    start: (at: number) => parts[at]?.[0] ?? 0,
    end: (at: number) => parts[at]?.[1] ?? 0,
  })
  expect(
    sharesOf(
      ranges([
        [0, 5],
        [8, 12],
      ]),
      10,
    ),
  ).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.8, to: 1 },
  ])
  expect(sharesOf(ranges([[0, 5]]), Number.NaN)).toEqual([])
})
