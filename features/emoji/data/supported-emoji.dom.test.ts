import { expect, test } from 'vitest'
import type { UnicodeEmoji } from '@/schemas/server/unicode-emoji'
import { canvasDraws, newestDrawn, newestSupported } from './supported-emoji'

const emoji = (unicode: string, version: number): UnicodeEmoji => ({
  hexcode: unicode,
  unicode,
  label: unicode,
  group: 0,
  order: 0,
  version,
  tags: [],
  shortcodes: [],
  skins: [],
})
const all = [emoji('😀', 1), emoji('🐦‍🔥', 15.1), emoji('🧑‍🩰', 17), emoji('🫪', 17), emoji('🫩', 16)]

test.each<[string, string[], number]>([
  ['all emoji are drawn', ['😀', '🐦‍🔥', '🫪', '🫩'], 17],
  ['the newest drawn version counts', ['😀', '🐦‍🔥', '🫩'], 16],
  ['a version with only sequences is tested by one', ['😀', '🐦‍🔥'], 15.1],
  ['a version is tested by a single character if it has one', ['😀', '🧑‍🩰'], 1],
  ['no emoji is left out where drawing cannot be tested', [], Infinity],
])('%s', (_, drawn, newest) => {
  expect(newestSupported(all, (unicode) => drawn.includes(unicode))).toBe(newest)
})

test.each([
  ['system', 13, 13],
  ['twemoji', 13, 15],
  ['twemoji', 17, 17],
] as const)(
  'with the style “%s” on a system with version %d, version %d is drawn',
  (style, system, drawn) => {
    expect(newestDrawn(style, system)).toBe(drawn)
  },
)

test('the result is unknown without a canvas', () => {
  expect(canvasDraws()).toBeNull()
})
