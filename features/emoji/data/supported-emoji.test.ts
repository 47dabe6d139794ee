// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { UnicodeEmoji } from '@/schemas/emoji'
import { canvasDraws, newestSupported } from './supported-emoji'

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
  ['all of them', ['😀', '🐦‍🔥', '🫪', '🫩'], 17],
  ['up to the last that is drawn', ['😀', '🐦‍🔥', '🫩'], 16],
  ['joined signs where a version has nothing else', ['😀', '🐦‍🔥'], 15.1],
  ['a version is judged by a sign of its own', ['😀', '🧑‍🩰'], 1],
  ['nothing is left out where nothing can be told', [], Infinity],
])('%s', (_, drawn, newest) => {
  expect(newestSupported(all, (unicode) => drawn.includes(unicode))).toBe(newest)
})

test('nothing is known without a canvas', () => {
  expect(canvasDraws()).toBeNull()
})
