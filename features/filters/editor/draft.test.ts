import { describe, expect, test } from 'vitest'
import type { Filter } from '@/schemas/filter'
import type { FilterId, Id, StatusId } from '@/schemas/primitives'
import {
  bodyV1,
  bodyV2,
  draftedFilter,
  draftOf,
  draftOfNew,
  filledKeywords,
  isSameDraft,
  newKeyword,
  problemsOf,
  type FilterDraft,
} from './draft'

const keyword = (id: string, text: string) => ({
  id: id as Id<'keyword'>,
  keyword: text,
  whole_word: true,
})

const filter: Filter = {
  id: '7' as FilterId,
  title: 'Food',
  context: ['home', 'elsewhere'],
  expires_at: '2026-06-20T00:00:00.000Z',
  filter_action: 'warn',
  keywords: [keyword('1', 'soup'), keyword('2', 'fish')],
  statuses: [
    { id: '5' as Id<'filter entry'>, status_id: '50' as StatusId },
    { id: '6' as Id<'filter entry'>, status_id: '60' as StatusId },
  ],
}
const now = Date.parse('2026-06-15T00:00:00.000Z')

test('an opened filter has no changes, also with an empty keyword row', () => {
  const draft = draftOf(filter)
  expect(isSameDraft(draft, draftOf(filter))).toBe(true)
  expect(isSameDraft({ ...draft, keywords: [...draft.keywords, newKeyword(' ')] }, draft)).toBe(true)
  expect(isSameDraft({ ...draft, expiresIn: null }, draft)).toBe(false)
})

test('an action that only the server knows is not sent until another one is chosen', () => {
  const draft = draftOf({ ...filter, filter_action: 'unknown' })
  expect(bodyV2(draft, filter)).not.toHaveProperty('filter_action')
  expect(bodyV2({ ...draft, action: 'hide' }, filter).filter_action).toBe('hide')
})

test('a new filter for a selected text has it as title and keyword', () => {
  expect(draftOfNew({ keyword: 'blue cheese' })).toMatchObject({
    title: 'blue cheese',
    keywords: [{ keyword: 'blue cheese', whole_word: true }],
  })
})

describe('problems', () => {
  const problemTexts = (change: Partial<FilterDraft>, api: 'v1' | 'v2' = 'v2') =>
    problemsOf({ ...draftOf(filter), ...change }, api).map(({ field, code, at }) =>
      [field, code, at].filter((part) => part !== undefined).join(' '),
    )
  test.each<[string, Partial<FilterDraft>, string[]]>([
    ['none', {}, []],
    ['an empty title', { title: ' ' }, ['title titleMissing']],
    ['a long title', { title: 'x'.repeat(257) }, ['title titleTooLong']],
    ['no context', { context: [] }, ['context contextMissing']],
    [
      'a long keyword',
      { keywords: [newKeyword('a'), newKeyword('x'.repeat(513))] },
      ['keywords keywordTooLong 1'],
    ],
  ])('%s', (_name, change, problems) => {
    expect(problemTexts(change)).toEqual(problems)
  })
  test('a v1 filter needs a keyword, and no title', () => {
    expect(problemTexts({ title: '', keywords: [newKeyword()] }, 'v1')).toEqual(['keywords keywordMissing 0'])
  })
})

test('the filter that is shown at once has the new keywords, an unchanged expiry, and not the removed posts', () => {
  const draft = {
    ...draftOf(filter),
    keywords: [keyword('1', 'soup'), newKeyword(' stew '), newKeyword('')],
    removedPosts: ['50' as StatusId],
  }
  expect(draftedFilter(draft, { before: filter, id: filter.id, now })).toMatchObject({
    context: ['home', 'elsewhere'],
    expires_at: filter.expires_at,
    keywords: [{ id: '1', keyword: 'soup' }, { keyword: 'stew' }],
    statuses: [{ id: '6' }],
  })
  expect(
    draftedFilter({ ...draft, expiresIn: 3600 }, { before: filter, id: filter.id, now }).expires_at,
  ).toBe('2026-06-15T01:00:00.000Z')
})

test('the request changes, adds and removes keywords, and omits an unchanged expiry', () => {
  const draft = { ...draftOf(filter), keywords: [{ ...keyword('2', 'fishes') }, newKeyword('stew')] }
  const body = bodyV2(draft, filter)
  expect(body.keywords_attributes).toEqual([
    { id: '2', keyword: 'fishes', whole_word: true },
    { keyword: 'stew', whole_word: true },
    { id: '1', _destroy: true },
  ])
  expect(body).not.toHaveProperty('expires_in')
  expect(bodyV2({ ...draft, expiresIn: null }, filter)).toMatchObject({ expires_in: null })
})

test('the v1 request has one phrase', () => {
  expect(bodyV1({ ...draftOf(filter), action: 'hide' }, newKeyword('stew'))).toEqual({
    phrase: 'stew',
    context: ['home', 'elsewhere'],
    irreversible: true,
    whole_word: true,
  })
})

test('a keyword that was typed twice is saved once', () => {
  const draft = {
    ...draftOf(filter),
    keywords: [newKeyword('Soup'), keyword('1', 'soup'), newKeyword('stew')],
  }
  expect(filledKeywords(draft).map(({ id, keyword: text }) => [id, text])).toEqual([
    ['1', 'soup'],
    [null, 'stew'],
  ])
})
