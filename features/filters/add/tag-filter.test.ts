import { expect, test } from 'vitest'
import type { Filter } from '@/schemas/filter'
import type { FilterId, Id } from '@/schemas/primitives'
import { findTagFilter, isMuteOfTag } from './tag-filter'

const now = Date.parse('2026-06-15T00:00:00.000Z')
const filter = (id: string, keywords: string[], more: Partial<Filter> = {}): Filter => ({
  id: id as FilterId,
  title: id,
  context: ['home'],
  expires_at: null,
  filter_action: 'hide',
  keywords: keywords.map((keyword) => ({ id: keyword as Id<'keyword'>, keyword, whole_word: true })),
  ...more,
})

test.each<[string, Filter[], string | undefined]>([
  ['no filter', [], undefined],
  ['a filter of the word only', [filter('1', ['cats'])], undefined],
  ['a filter of the hashtag in another case', [filter('1', ['dogs']), filter('2', ['x', '#Cats'])], '2'],
  ['an expired filter', [filter('1', ['#cats'], { expires_at: '2026-06-14T00:00:00.000Z' })], undefined],
])('%s', (_name, filters, id) => {
  expect(findTagFilter(filters, 'cats', now)?.id).toBe(id)
})

test('only a filter that hides nothing else is a mute of its hashtag', () => {
  expect(isMuteOfTag(filter('1', ['#cats']))).toBe(true)
  expect(isMuteOfTag(filter('1', ['#cats', '#dogs']))).toBe(false)
  expect(isMuteOfTag(filter('1', ['#cats'], { filter_action: 'warn' }))).toBe(false)
})
