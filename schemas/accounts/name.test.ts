import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { accountDto } from './account'

const nameOf = (display_name: unknown) =>
  z.parse(accountDto, { id: '1', acct: 'ada', username: 'ada', display_name }).display_name

test.each([
  ['nothing', ''],
  ['no text', null],
  ['spaces', ' \u00a0\u2003\u3000\t'],
  ['zero width', '\u200b\u200c\u200d\u2060'],
  ['a byte order mark', '\ufeff'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['bidi controls', '\u200e\u200f\u061c\u202e\u2066'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['a blank of Braille', '\u2800'],
  ['tags', '\u{e0041}\u{e0042}\u{e007f}'],
  ['joiners of graphemes', '\u034f'],
  ['Mongolian selectors', '\u180b\u180e'],
  ['invisible operators', '\u2061\u2062\u2063\u2064'],
  ['half characters', '\ud83d'],
  ['an empty note head', '\u{1d159}'],
  ['all of them', ' \u200b\u3164\u2800\ufe0f '],
])('a name of %s reads as empty', (_what, name) => {
  expect(nameOf(name)).toBe('')
})

test.each([
  'Ada',
  '日本',
  'עדה',
  'آدا',
  '.',
  '😀',
  '👩\u200d🚀',
  '❤\ufe0f',
  ':blobcat:',
  'Ada\u200b',
  'می\u200cخواهم',
])('the name %j is unchanged', (name) => {
  expect(nameOf(name)).toBe(name)
})

test('a name does not reverse the text after it', () => {
  expect(nameOf('\u202eadA\u2067')).toBe('adA')
  expect(nameOf('\u200fעדה')).toBe('\u200fעדה')
})
