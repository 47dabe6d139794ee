import { expect, test, vi } from 'vitest'
import { durationName, roundedDurationName } from './duration-name'
import * as format from './format'
import { fileSize } from './file-size'
import { createIntlFor } from './intl'
import { languageName, ownLanguageName } from './language-name'

const en = createIntlFor('en', { timeZone: 'UTC' })
const de = createIntlFor('de', { timeZone: 'UTC' })
const now = Date.parse('2026-11-20T12:00:00Z')
const ago = (seconds: number) => new Date(now - seconds * 1000)

test.each([
  [0, 'now', 'just now'],
  [59, 'now', 'just now'],
  [60, '1m', '1 minute ago'],
  [3599, '59m', '59 minutes ago'],
  [3600, '1h', '1 hour ago'],
  [86_400, '1d', '1 day ago'],
  [6 * 86_400, '6d', '6 days ago'],
  [7 * 86_400, 'Nov 13', 'Nov 13'],
  [400 * 86_400, 'Oct 16, 2025', 'Oct 16, 2025'],
  [-30, 'now', 'just now'],
  [-7200, 'in 2h', 'in 2 hours'],
])('%d seconds before now', (seconds, short, long) => {
  expect(format.relativeTime(en, ago(seconds), now).replaceAll('hr.', 'h').replace('2 h', '2h')).toBe(short)
  expect(format.relativeTime(en, ago(seconds), now, 'long')).toBe(long)
})

test('an end less than a minute away is in a minute, not now', () => {
  const until = (seconds: number) => format.relativeTime(en, ago(-seconds), now, 'until')
  expect([-5, 10, 60, 150, 7200].map(until)).toEqual([
    'in 1 minute',
    'in 1 minute',
    'in 1 minute',
    'in 2 minutes',
    'in 2 hours',
  ])
})

test.each([
  ['de', '5 Min. 5 Std. 5 Tg.'],
  ['ja', '5 分 5 時間 5 日'],
  ['fr', '5min 5h 5j'],
  ['zh-CN', '5分钟 5小时 5天'],
])('short ages have the units of the language: %s', (locale, ages) => {
  const intl = createIntlFor(locale, { timeZone: 'UTC' })
  const texts = [300, 18_000, 432_000].map((seconds) => format.relativeTime(intl, ago(seconds), now))
  expect(texts.join(' ').replaceAll(/\p{Zs}/gu, ' ')).toBe(ages)
})

test.each([
  [300, '5 minutes'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
  [129_600, '36 hours'],
  [604_800, '7 days'],
])('%d seconds are named in the largest unit without a remainder', (seconds, name) => {
  expect(durationName(en, seconds)).toBe(name)
})

test.each([
  [0, '1 minute'],
  [59, '1 minute'],
  [90, '2 minutes'],
  [3599, '60 minutes'],
  [5400, '2 hours'],
  [129_600, '2 days'],
])('%d seconds are rounded in the largest unit that fits', (seconds, name) => {
  expect(roundedDurationName(en, seconds)).toBe(name)
})

test('times without a date are empty, not "Invalid Date"', () => {
  for (const at of ['', 'yesterday', Number.NaN]) {
    expect(format.relativeTime(en, at, now)).toBe('')
    expect(format.absoluteTime(en, at)).toBe('')
    expect(format.fullDate(en, at)).toBe('')
    expect(format.shortDate(en, at, now)).toBe('')
  }
})

test('dates follow the locale and the time zone', () => {
  expect(format.absoluteTime(en, '2026-11-03T16:05:00Z')).toMatch(/^November 3, 2026.* at 4:05\sPM$/u)
  expect(format.fullDate(de, '2026-11-03T23:30:00Z')).toBe('3. November 2026')
  expect(format.fullDate(createIntlFor('de', { timeZone: 'Asia/Tokyo' }), '2026-11-03T23:30:00Z')).toBe(
    '4. November 2026',
  )
})

test('a full time is formatted once per language', () => {
  const made = { en: vi.spyOn(en, 'formatDate'), de: vi.spyOn(de, 'formatDate') }
  const at = '2026-07-01T09:30:00Z'
  const texts = [en, de, en, de].map((intl) => format.absoluteTime(intl, at))
  expect(texts.slice(2)).toEqual(texts.slice(0, 2))
  expect([made.en, made.de].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1234, '1.2K'],
  [1999, '1.9K'],
  [12_999, '12K'],
  [999_999, '999K'],
  [1_250_000, '1.2M'],
])('%d in short', (count, short) => {
  expect(format.shortNumber(en, count)).toBe(short)
})

test.each([
  [0, '0'],
  [12_345, '12,345'],
  [999_999, '999,999'],
  [1_250_000, '1.2M'],
  [9_007_000_000_000, '9T'],
])('%d in a sentence', (count, words) => {
  expect(format.sentenceNumber(en, count)).toBe(words)
})

test('full numbers, percentages, lists and durations are formatted by locale', () => {
  expect(format.fullNumber(de, 1_234_567)).toBe('1.234.567')
  expect(format.percent(en, 1, 3)).toBe('33%')
  expect(format.percent(en, 0, 0)).toBe('0%')
  expect(format.list(en, ['a', 'b'])).toBe('a and b')
  expect([0, 65, 7389, Number.NaN].map((seconds) => format.duration(en, seconds))).toEqual([
    '0:00',
    '1:05',
    '2:03:09',
    '0:00',
  ])
  const sizes = [0, 12, 1000, 340_400, 2_149_000, 10_737_400_000, 2_000_000_000_000]
  expect(sizes.map((bytes) => fileSize(en, bytes))).toEqual([
    '0 byte',
    '12 byte',
    '1 kB',
    '340 kB',
    '2.1 MB',
    '10.7 GB',
    '2,000 GB',
  ])
})

test('languages have their names, and unknown ones their code', () => {
  expect(languageName(en, 'de')).toBe('German')
  expect(languageName(de, 'pt-BR')).toBe('Portugiesisch (Brasilien)')
  expect([languageName(en, 'qqz'), languageName(en, 'no such')]).toEqual(['qqz', 'no such'])
  expect([ownLanguageName('ja'), ownLanguageName('no such')]).toEqual(['日本語', 'no such'])
})
