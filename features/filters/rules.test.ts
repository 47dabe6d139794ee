import { describe, expect, test } from 'vitest'
import { normaliseStatus } from '@/lib/cache'
import { mediaOf, pollOf, statusOf } from '@/lib/testing/factories'
import type { Status } from '@/schemas/entities'
import type { Filter, FilterEntry, FilterV1 } from '@/schemas/filter'
import type { AccountId, Id, StatusId } from '@/schemas/primitives'
import { filterFromV1 } from './filter-set'
import { phrasePattern } from './phrases'
import { filterStatus, type FilterContext } from './rules'

const me = '1' as AccountId
const now = Date.parse('2026-06-15T12:00:00.000Z')

const cachedStatus = (wire: Record<string, unknown>): Status => {
  const row = normaliseStatus(statusOf(wire)).rows.find(({ kind }) => kind === 'status')
  return row?.data as Status
}

const result = (title: string, filter_action: string, more: Record<string, unknown> = {}) => ({
  filter: { id: title, title, context: ['home', 'thread'], expires_at: null, filter_action, ...more },
  keyword_matches: [title],
  status_matches: null,
})

const entryOf = (id: string): FilterEntry => ({
  id: '5' as FilterEntry['id'],
  status_id: id as StatusId,
})

describe('matches of the server', () => {
  const effectOf = (filtered: unknown[], context: FilterContext = 'home', by: AccountId | null = me) =>
    filterStatus(cachedStatus({ filtered }), { context, me: by, now }).effect

  test.each([
    ['nothing', [], null],
    ['a filter that warns', [result('a', 'warn')], { action: 'warn', titles: ['a'], blurs: [] }],
    ['a filter that blurs', [result('a', 'blur')], { action: 'blur', titles: ['a'], blurs: ['a'] }],
    ['an unknown action', [result('a', 'explode')], { action: 'warn', titles: ['a'], blurs: [] }],
    [
      'several: the strongest wins',
      [result('a', 'blur'), result('b', 'warn'), result('c', 'warn'), result('c', 'warn')],
      { action: 'warn', titles: ['b', 'c'], blurs: ['a'] },
    ],
    [
      'a filter that hides, among others',
      [result('a', 'warn'), result('b', 'hide')],
      { action: 'hide', titles: ['b'], blurs: [] },
    ],
    ['an expired filter', [result('a', 'hide', { expires_at: '2026-06-15T11:59:59.000Z' })], null],
    [
      'a filter that has not expired yet',
      [result('a', 'hide', { expires_at: '2026-06-15T12:00:01.000Z' })],
      { action: 'hide', titles: ['a'], blurs: [] },
    ],
  ])('%s', (_name, filtered, expected) => {
    expect(effectOf(filtered)).toEqual(expected)
  })

  test.each<[FilterContext, boolean]>([
    ['home', true],
    ['thread', true],
    ['public', false],
    ['account', false],
    ['notifications', false],
  ])('applies in %s: %s', (context, counts) => {
    expect(effectOf([result('a', 'hide')], context) !== null).toBe(counts)
  })

  test('never applies to own posts or for visitors', () => {
    expect(effectOf([result('a', 'hide')], 'home', '900' as AccountId)).toBeNull()
    expect(effectOf([result('a', 'hide')], 'home', null)).toBeNull()
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
  const effectOf = (filters: FilterV1[], wire: Record<string, unknown>, context: FilterContext = 'home') =>
    filterStatus(cachedStatus({ content: '<p>x</p>', ...wire }), {
      context,
      me,
      now,
      filters: filters.map(filterFromV1),
      poll: pollOf({ options: [{ title: 'Rhubarb', votes_count: 0 }] }),
    }).effect

  test.each([
    ['the text without its tags', { content: '<p>fish <b>so</b>up</p>' }, 'fish soup'],
    ['the warning', { spoiler_text: 'Fish' }, 'fish'],
    ['the alt text of an image', { media_attachments: [mediaOf({ description: 'A fish' })] }, 'fish'],
    ['an option of the poll', {}, 'rhubarb'],
  ])('%s', (_name, wire, phrase) => {
    expect(effectOf([filter(phrase)], wire)).toEqual({ action: 'warn', titles: [phrase], blurs: [] })
  })

  test('irreversible filters hide', () => {
    expect(effectOf([filter('x', { irreversible: true })], {})?.action).toBe('hide')
  })

  test('filters apply only in their contexts and until they expire', () => {
    expect(effectOf([filter('x')], {}, 'public')).toBeNull()
    expect(effectOf([filter('x', { expires_at: '2026-06-01T00:00:00.000Z' })], {})).toBeNull()
  })

  test('an empty phrase matches nothing', () => {
    expect(effectOf([filter(' ')], {})).toBeNull()
  })

  test('matches of the server take precedence', () => {
    expect(effectOf([filter('x')], { filtered: [] })).toBeNull()
  })
})

describe('filters that changed since the server matched', () => {
  const base: Filter = {
    id: 'a' as Filter['id'],
    title: 'a',
    context: ['home'],
    expires_at: null,
    filter_action: 'warn',
  }
  const word = (keyword: string) => [{ id: '1' as Id<'keyword'>, keyword, whole_word: true }]
  const filtered = [result('a', 'warn'), result('b', 'blur')]
  test.each<[string, Filter | null, string[] | undefined]>([
    ['a deleted one no longer applies', null, ['b']],
    ['one with another keyword no longer applies', { ...base, keywords: word('y') }, ['b']],
    ['one with a matching keyword applies', { ...base, title: 'new', keywords: word('x') }, ['new']],
    ['one with the post applies', { ...base, statuses: [entryOf('9001')] }, ['a']],
    ['one for elsewhere does not apply', { ...base, context: ['public'], keywords: word('x') }, ['b']],
  ])('%s', (_name, filter, titles) => {
    const status = cachedStatus({ id: '9001', content: '<p>x</p>', filtered })
    const changed = new Map([[base.id, filter]])
    expect(filterStatus(status, { context: 'home', me, now, changed }).effect?.titles).toEqual(titles)
  })
})

test('an effect lasts until the next of its filters expires', () => {
  const untilOf = (...filtered: unknown[]) =>
    filterStatus(cachedStatus({ filtered }), { context: 'home', me, now }).until
  const until = (title: string, end: string, more = {}) => result(title, 'warn', { expires_at: end, ...more })
  expect(untilOf(result('a', 'warn'))).toBeNull()
  expect(
    untilOf(
      until('a', '2026-06-17T00:00:00.000Z'),
      until('b', '2026-06-16T00:00:00.000Z'),
      until('expired', '2026-06-14T00:00:00.000Z'),
      until('elsewhere', '2026-06-15T13:00:00.000Z', { context: ['public'] }),
    ),
  ).toBe(Date.parse('2026-06-16T00:00:00.000Z'))
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
