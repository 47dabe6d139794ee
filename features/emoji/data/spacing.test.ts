import { expect, it } from 'vitest'
import { writtenEmoji } from './spacing'

it.each([
  ['', '', ':blob: '],
  ['Hi ', '', ':blob: '],
  ['Hi', '', ' :blob: '],
  ['Hi', ' there', ' :blob:'],
  ['(', ')', ':blob:'],
  [':cat:', '', ' :blob: '],
  ['你好', '你好', ' :blob: '],
  ['🎉', '🎉', ':blob:'],
])('between “%s” and “%s” a shortcode is written as “%s”', (before, after, written) =>
  expect(writtenEmoji({ shortcode: 'blob' }, before, after)).toBe(written),
)

it('a Unicode emoji needs no spaces', () => expect(writtenEmoji({ native: '🎉' }, 'Hi', 'you')).toBe('🎉'))
