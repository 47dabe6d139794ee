import { describe, expect, test } from 'vitest'
import { graphemeCount } from '@/lib/util/graphemes'
import { splitText } from './thread'

const within = (limit: number) => (part: string) => part.length <= limit
const bare = (text: string) => text.replace(/\s+/g, '')

describe('a long text', () => {
  test('is cut between sentences', () => {
    expect(splitText('One is here. Two is here. Three is here.', within(26), 'en')).toEqual([
      'One is here. Two is here.',
      'Three is here.',
    ])
  })

  test('is cut between words where a sentence is too long', () => {
    const parts = splitText('Short. This sentence is far too long to fit.', within(20), 'en')
    expect(parts.every((part) => part.length <= 20)).toBe(true)
    expect(parts.join(' ')).toBe('Short. This sentence is far too long to fit.')
  })

  test('is cut between characters where a word is too long', () => {
    expect(splitText('abcdefghij', within(4), 'en')).toEqual(['abcd', 'efgh', 'ij'])
  })

  test('keeps families together', () => {
    const family = '👨‍👩‍👧‍👦'
    const parts = splitText(family.repeat(5), (part) => graphemeCount(part) <= 2, 'en')
    expect(parts.join('')).toBe(family.repeat(5))
    expect(parts.every((part) => part.split(family).join('') === '')).toBe(true)
  })

  test.each(['en', 'de', 'ja', 'not a language'])('loses nothing in %s', (language) => {
    const text = '今日は良い天気です。散歩に行きましょう。 Dann essen wir.\n\nUnd gehen heim!'.repeat(20)
    const parts = splitText(text, within(50), language)
    expect(bare(parts.join(''))).toBe(bare(text))
    expect(parts.every((part) => part.length <= 50)).toBe(true)
  })

  test('that fits stays whole', () => {
    expect(splitText('Hello. You.', within(100), 'en')).toEqual(['Hello. You.'])
  })
})
