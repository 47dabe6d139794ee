import { expect, test } from 'vitest'
import type { FeaturedTag } from '@/schemas/statuses/tag'
import { withAnsweredTag, withoutTag, withTag } from './patches'
import { tagNameOf, tagRefusal } from './tag-rules'

const tag = (name: string, id = name): FeaturedTag => ({
  id: id as FeaturedTag['id'],
  name,
  url: '',
  statuses_count: 1,
})
const tags = [tag('Birds'), tag('tea')]

test.each([
  ['#Birds', 'Birds'],
  ['  ##tea ', 'tea'],
  ['Cafe\u0301', 'Café'],
])('the typed hashtag %j has the name %s', (typed, name) => {
  expect(tagNameOf(typed)).toBe(name)
})

test.each([
  ['', 'empty'],
  [' # ', 'empty'],
  ['two words', 'invalid'],
  ['no-dash', 'invalid'],
  ['2026', 'invalid'],
  ['#birds', 'known'],
  ['bird_2026', null],
  ['鳥', null],
  ['हिन्दी', null],
])('the typed hashtag %j is refused as %s', (typed, refusal) => {
  expect(tagRefusal(typed, tags, 10)).toBe(refusal)
})

test('a further hashtag is refused at the limit, a known one as known', () => {
  expect(tagRefusal('new', tags, 2)).toBe('full')
  expect(tagRefusal('TEA', tags, 2)).toBe('known')
})

const names = (list: FeaturedTag[]) => list.map(({ name, id }) => `${name} ${id}`)

test('adding, the answer and removing ignore case, and change nothing twice', () => {
  const added = withTag('Coffee')(tags)
  expect(names(added)).toEqual(['Birds Birds', 'tea tea', 'Coffee '])
  expect(withTag('coffee')(added)).toBe(added)
  expect(names(withAnsweredTag(tag('coffee', '7'))(added))).toEqual(['Birds Birds', 'tea tea', 'coffee 7'])
  expect(names(withAnsweredTag(tag('coffee', '7'))(tags))).toEqual(['Birds Birds', 'tea tea', 'coffee 7'])
  expect(names(withoutTag('TEA')(tags))).toEqual(['Birds Birds'])
  expect(withoutTag('none')(tags)).toBe(tags)
})
