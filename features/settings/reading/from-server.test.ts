import { expect, test } from 'vitest'
import { differencesFrom } from './from-server'

const here = { displayMedia: 'default', expandWarnings: false, autoplay: true } as const

test.each([
  ['nothing known yet', undefined, null],
  ['a visitor', null, null],
  ['a server that states nothing', {}, null],
  ['null counts as not stated', { 'reading:expand:spoilers': null }, null],
  [
    'the same settings',
    { 'reading:expand:media': 'default', 'reading:expand:spoilers': false, 'reading:autoplay:gifs': true },
    null,
  ],
  [
    'only what differs',
    { 'reading:expand:media': 'hide_all', 'reading:expand:spoilers': true, 'reading:autoplay:gifs': true },
    { displayMedia: 'hide_all', expandWarnings: true },
  ],
] as const)('%s', (_, preferences, expected) => {
  expect(differencesFrom(preferences as Parameters<typeof differencesFrom>[0], here)).toEqual(expected)
})
