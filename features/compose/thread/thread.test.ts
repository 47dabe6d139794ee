import { describe, expect, test } from 'vitest'
import { graphemeCount } from '@/lib/util/graphemes'
import { splitText } from './thread'

const within = (limit: number) => (part: string) => part.length <= limit
const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

describe('a long text', () => {
  test('is split between sentences', () => {
    expect(splitText('One is here. Two is here. Three is here.', within(26), 'en')).toEqual([
      'One is here. Two is here.',
      'Three is here.',
    ])
  })

  test('is split between words where a sentence is too long', () => {
    const parts = splitText('Short. This sentence is far too long to fit.', within(20), 'en')
    expect(parts.every((part) => part.length <= 20)).toBe(true)
    expect(parts.join(' ')).toBe('Short. This sentence is far too long to fit.')
  })

  test('is split between characters where a word is too long', () => {
    expect(splitText('abcdefghij', within(4), 'en')).toEqual(['abcd', 'efgh', 'ij'])
  })

  test('keeps joined emoji together', () => {
    const family = '👨‍👩‍👧‍👦'
    const parts = splitText(family.repeat(5), (part) => graphemeCount(part) <= 2, 'en')
    expect(parts.join('')).toBe(family.repeat(5))
    expect(parts.every((part) => part.split(family).join('') === '')).toBe(true)
  })

  test.each(['en', 'de', 'ja', 'not a language'])('loses nothing in %s', (language) => {
    const text = '今日は良い天気です。散歩に行きましょう。 Dann essen wir.\n\nUnd gehen heim!'.repeat(20)
    const parts = splitText(text, within(50), language)
    expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(text))
    expect(parts.every((part) => part.length <= 50)).toBe(true)
  })

  test.each([
    'https://example.com/a-long-path/index.html?a=1&b=two#three',
    'https://example.com/Is.This.Whole?It.Is!So',
    'example.org/some/path-of-it?q=1',
    '@somebody@far.example.social',
    '@some.body-else@far.example',
    '#ALongTagOfManyWords_2026',
    '#日本語のタグです',
    ':party_blob_cat_2:',
  ])('never splits %s', (whole) => {
    for (let before = 1; before < 60; before++) {
      const text = `${'word '.repeat(before / 5)}${'x'.repeat(before % 5)} ${whole} and more words after it. So.`
      const parts = splitText(text, within(60), 'en')
      expect(parts.some((part) => part.includes(whole))).toBe(true)
      expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(text))
    }
  })

  test('with an address that is too long for a part is split in the address', () => {
    const address = `https://example.com/${'path/'.repeat(10)}`
    const parts = splitText(`See ${address}`, within(30), 'en')
    expect(withoutSpaces(parts.join(''))).toBe(`See${address}`)
    expect(parts.every((part) => part.length <= 30)).toBe(true)
  })

  test('that fits is not split', () => {
    expect(splitText('Hello. You.', within(100), 'en')).toEqual(['Hello. You.'])
  })
})
