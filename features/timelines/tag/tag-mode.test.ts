import { expect, test } from 'vitest'
import { fitsTag, isTagName, tagModeOf, WHOLE_TAG, type TagMode } from './tag-mode'
import { tagSource } from './tag-source'

const mode = (more: Partial<TagMode>): TagMode => ({ ...WHOLE_TAG, ...more })
const post = (names: string, acct = 'ann') => ({
  tags: names.split(' ').map((name) => ({ name, url: '' })),
  account: { acct },
})

test.each<[string, string, Partial<TagMode>, boolean, string?]>([
  ['the hashtag itself', 'cats', {}, true],
  ['the hashtag in another case', 'CATS', {}, true],
  ['another hashtag', 'dogs', {}, false],
  ['an included hashtag', 'dogs', { any: ['dogs'] }, true],
  ['a hashtag that is not included', 'birds', { any: ['dogs'] }, false],
  ['all required hashtags', 'cats art', { all: ['art'] }, true],
  ['only some required hashtags', 'cats art', { all: ['art', 'ink'] }, false],
  ['an included hashtag without a required one', 'dogs', { any: ['dogs'], all: ['art'] }, false],
  ['an excluded hashtag', 'cats ads', { none: ['ads'] }, false],
  ['an excluded hashtag in another case', 'cats Ads', { none: ['ads'] }, false],
  ['an included and an excluded hashtag', 'dogs ads', { any: ['dogs'], none: ['ads'] }, false],
  ['a local author where only local posts count', 'cats', { local: true }, true],
  ['a remote author where only local posts count', 'cats', { local: true }, false, 'eve@far.example'],
  ['a remote author where all posts count', 'cats', {}, true, 'eve@far.example'],
])('a streamed post with %s', (_, names, more, fits, acct) => {
  expect(fitsTag('Cats', mode(more), post(names, acct))).toBe(fits)
})

test.each([
  [mode({}), WHOLE_TAG],
  [mode({ any: ['dogs', 'birds'] }), mode({ any: ['birds', 'dogs'] })],
  [
    mode({ any: ['Dogs', 'dogs', 'cats', '', '#x y'], all: ['art'], none: ['ads'], local: true }),
    mode({ any: ['dogs'], all: ['art'], none: ['ads'], local: true }),
  ],
  [mode({ any: ['2026'] }), WHOLE_TAG],
  [mode({ all: ['a', 'b', 'c', 'd', 'e'] }), mode({ all: ['a', 'b', 'c', 'd'] })],
  [mode({ any: ['café'] }), mode({ any: ['café'] })],
])('cleans up the mode %j from a URL', (asked, expected) => {
  expect(tagModeOf('cats', asked)).toEqual(expected)
})

test.each([
  ['art', true],
  ['a_1', true],
  ['猫', true],
  ['2026', false],
  ['a b', false],
  ['', false],
  ['a,b', false],
])('%j is a valid hashtag: %s', (name, is) => expect(isTagName(name)).toBe(is))

test('each included hashtag has its own stream, and the request has up to four of each kind', () => {
  const source = tagSource('Cats', mode({ any: ['dogs'], all: ['art'], none: ['ads'], local: true }))
  expect(source.channel).toEqual({ stream: 'hashtag:local', tag: 'Cats' })
  expect(source.also).toEqual([{ stream: 'hashtag:local', tag: 'dogs' }])
  expect(source.query).toEqual({ any: ['dogs'], all: ['art'], none: ['ads'], local: true })
  expect(tagSource('cats').query).toEqual({})
  expect(tagSource('Cats').key).toEqual(tagSource('cats').key)
})
