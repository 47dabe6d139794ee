import { describe, expect, test } from 'vitest'
import { splitStatus } from '@/lib/cache'
import { mediaOf, pollOf, statusOf } from '@/lib/testing/factories'
import type { Status } from '@/schemas/entities'
import type { FilterV1 } from '@/schemas/filter'
import type { AccountId } from '@/schemas/primitives'
import { phrasePattern } from './phrases'
import { filterStatus, type FilterContext } from './rules'

const me = '1' as AccountId
const now = Date.parse('2026-06-15T12:00:00.000Z')

const held = (wire: Record<string, unknown>): Status => {
  const row = splitStatus(statusOf(wire)).rows.find(({ kind }) => kind === 'status')
  return row?.data as Status
}

const result = (title: string, filter_action: string, more: Record<string, unknown> = {}) => ({
  filter: { id: title, title, context: ['home', 'thread'], expires_at: null, filter_action, ...more },
  keyword_matches: [title],
  status_matches: null,
})

describe('matches of the server', () => {
  const judge = (filtered: unknown[], context: FilterContext = 'home', by: AccountId | null = me) =>
    filterStatus(held({ filtered }), { context, me: by, now })

  test.each([
    ['nothing', [], null],
    ['one that warns', [result('a', 'warn')], { action: 'warn', titles: ['a'], blurs: [] }],
    ['one that blurs', [result('a', 'blur')], { action: 'blur', titles: ['a'], blurs: ['a'] }],
    ['an action nobody knows', [result('a', 'explode')], { action: 'warn', titles: ['a'], blurs: [] }],
    [
      'several: the strongest wins',
      [result('a', 'blur'), result('b', 'warn'), result('c', 'warn'), result('c', 'warn')],
      { action: 'warn', titles: ['b', 'c'], blurs: ['a'] },
    ],
    [
      'one that hides among others',
      [result('a', 'warn'), result('b', 'hide')],
      { action: 'hide', titles: ['b'], blurs: [] },
    ],
    ['one that is over', [result('a', 'hide', { expires_at: '2026-06-15T11:59:59.000Z' })], null],
    [
      'one that is not over yet',
      [result('a', 'hide', { expires_at: '2026-06-15T12:00:01.000Z' })],
      { action: 'hide', titles: ['a'], blurs: [] },
    ],
  ])('%s', (_name, filtered, expected) => {
    expect(judge(filtered)).toEqual(expected)
  })

  test.each<[FilterContext, boolean]>([
    ['home', true],
    ['thread', true],
    ['public', false],
    ['account', false],
    ['notifications', false],
  ])('applies in %s: %s', (context, counts) => {
    expect(judge([result('a', 'hide')], context) !== null).toBe(counts)
  })

  test('never applies to own posts or for visitors', () => {
    expect(judge([result('a', 'hide')], 'home', '900' as AccountId)).toBeNull()
    expect(judge([result('a', 'hide')], 'home', null)).toBeNull()
  })
})

describe('matches of the client', () => {
  const filter = (phrase: string, more: Partial<FilterV1> = {}): FilterV1 => ({
    id: phrase as FilterV1['id'],
    phrase,
    context: ['home'],
    expires_at: null,
    irreversible: false,
    whole_word: false,
    ...more,
  })
  const judge = (filters: FilterV1[], wire: Record<string, unknown>, context: FilterContext = 'home') =>
    filterStatus(held({ content: '<p>x</p>', ...wire }), {
      context,
      me,
      now,
      filters,
      poll: pollOf({ options: [{ title: 'Rhubarb', votes_count: 0 }] }),
    })

  test.each([
    ['the text without its tags', { content: '<p>fish <b>so</b>up</p>' }, 'fish soup'],
    ['the warning', { spoiler_text: 'Fish' }, 'fish'],
    ['the description of a picture', { media_attachments: [mediaOf({ description: 'A fish' })] }, 'fish'],
    ['an option of the poll', {}, 'rhubarb'],
  ])('%s', (_name, wire, phrase) => {
    expect(judge([filter(phrase)], wire)).toEqual({ action: 'warn', titles: [phrase], blurs: [] })
  })

  test('irreversible filters hide', () => {
    expect(judge([filter('x', { irreversible: true })], {})?.action).toBe('hide')
  })

  test('filters apply only in their contexts and until they expire', () => {
    expect(judge([filter('x')], {}, 'public')).toBeNull()
    expect(judge([filter('x', { expires_at: '2026-06-01T00:00:00.000Z' })], {})).toBeNull()
  })

  test('an empty phrase matches nothing', () => {
    expect(judge([filter(' ')], {})).toBeNull()
  })

  test('matches of the server take precedence', () => {
    expect(judge([filter('x')], { filtered: [] })).toBeNull()
  })
})

test.each<[phrase: string, whole: boolean, text: string, matches: boolean]>([
  ['cat', false, 'concatenate', true],
  ['cat', true, 'concatenate', false],
  ['cat', true, 'A Cat.', true],
  ['cat', true, 'cat_food', false],
  ['#cat', true, 'a #cat here', true],
  ['#cat', true, 'a #cats here', false],
  ['кот', true, 'Рыжий КОТ спит', true],
  ['кот', true, 'который', false],
  ['é', true, 'café', false],
  ['C++', true, 'I like c++!', true],
  ['a.b', false, 'axb', false],
  ['(x) [y] {z} ^$|\\ / -', false, '(x) [y] {z} ^$|\\ / -', true],
  ['猫', false, '黒猫が', true],
])('“%s” (whole word: %s) in “%s”: %s', (phrase, whole, text, matches) => {
  expect(phrasePattern(phrase, whole).test(text)).toBe(matches)
})
