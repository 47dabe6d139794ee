import { describe, expect, it } from 'vitest'
import { assertNever } from './assert-never'
import { codePointCount } from './code-points'
import { cx } from './cx'
import { foldText } from './fold-text'
import { graphemeCount, graphemes, truncate } from './graphemes'
import { hasSameItems } from './has-same-items'
import { isSameJson } from './is-same-json'
import { Lru } from './lru'
import { parseJson } from './parse-json'
import { withLatest } from './with-latest'

it('a character outside the basic plane is one code point', () => {
  expect(codePointCount('a🌊')).toBe(2)
})

it.each<[string, unknown[], unknown[], boolean]>([
  ['the same', ['a', 'b'], ['a', 'b'], true],
  ['empty', [], [], true],
  ['in another order', ['a', 'b'], ['b', 'a'], false],
  ['shorter', ['a'], ['a', 'b'], false],
  ['longer', ['a', undefined], ['a'], false],
  ['of equal objects', [{}], [{}], false],
])('lists are compared item by item: %s', (_, one, other, expected) => {
  expect(hasSameItems(one, other)).toBe(expected)
})

it('values are the same JSON if their fields have the same order', () => {
  expect(isSameJson({ a: [1], b: undefined }, { a: [1] })).toBe(true)
  expect(isSameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false)
})

it('malformed JSON is undefined', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 })
  expect(parseJson('{')).toBeUndefined()
})

describe('graphemes', () => {
  it('counts characters as people do', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(graphemes(`a${family}é`)).toEqual(['a', family, 'é'])
    expect(graphemeCount(`a${family}é`)).toBe(3)
    expect(graphemeCount('plain ascii\nline')).toBe(16)
    expect(graphemeCount('a\r\nb')).toBe(3)
    expect(graphemeCount('🇩🇪🇫🇷')).toBe(2)
  })

  it('stops at the limit', () => {
    expect(graphemeCount('abcdef', 3)).toBe(4)
    expect(graphemeCount('日本語です', 3)).toBe(4)
    expect(truncate('👍🏽👍🏽x', 2)).toBe('👍🏽👍🏽')
    expect(truncate('ab', 2)).toBe('ab')
  })
})

describe('Lru', () => {
  it('evicts the least recently used', () => {
    const lru = new Lru<string, number>(2)
    lru.set('a', 1)
    lru.set('b', 2)
    expect(lru.get('a')).toBe(1)
    expect(lru.set('c', 3)).toEqual([2])
    expect(lru.has('b')).toBe(false)
    expect(lru.ensure('a', () => 9)).toBe(1)
    expect(lru.ensure('d', () => 4)).toBe(4)
    expect([...lru.values()]).toEqual([1, 4])
    lru.delete('a')
    expect(lru.size).toBe(1)
    lru.clear()
    expect(lru.size).toBe(0)
  })

  it('keeps undefined as a value', () => {
    const lru = new Lru<string, number | undefined>(2)
    lru.set('a', undefined)
    expect(lru.ensure('a', () => 1)).toBeUndefined()
  })
})

describe('withLatest', () => {
  const pairs = (record: Record<string, number>) => Object.entries(record).flat().join(' ')

  it('drops the oldest entries, of which a changed one is none', () => {
    const three = withLatest(withLatest(withLatest({}, 'a', 1, 3), 'b', 2, 3), 'c', 3, 3)
    expect(pairs(three)).toBe('a 1 b 2 c 3')
    expect(pairs(withLatest(three, 'a', 4, 3))).toBe('b 2 c 3 a 4')
    expect(pairs(withLatest(three, 'd', 4, 3))).toBe('b 2 c 3 d 4')
    expect(pairs(withLatest(three, 'd', 4, 1))).toBe('d 4')
    expect(pairs(three)).toBe('a 1 b 2 c 3')
  })

  it('keeps the latest even if its key is a whole number, which JavaScript puts first', () => {
    expect(pairs(withLatest({ a: 1, b: 2 }, '7', 3, 2))).toBe('7 3 b 2')
  })
})

it('joins class names', () => {
  expect(cx('a', false, undefined, 'b', null, '')).toBe('a b')
  expect(cx(false)).toBeUndefined()
})

it('throws on an impossible value', () => {
  expect(() => assertNever('x' as never)).toThrow('"x"')
})

it.each([
  ['Zoë', 'zoe'],
  ['ŁÓDŹ', 'łodz'],
  ['ﬁle', 'file'],
  ['Новости', 'новости'],
])('folds %s to %s', (text, folded) => expect(foldText(text)).toBe(folded))
