import { expect, test } from 'vitest'
import { fitsTag, isTagName, tagModeOf, WHOLE_TAG, type TagMode } from './tag-mode'
import { tagSource } from './tag-source'

const mode = (more: Partial<TagMode>): TagMode => ({ ...WHOLE_TAG, ...more })
const post = (names: string, acct = 'ann') => ({
  tags: names.split(' ').map((name) => ({ name, url: '' })),
  account: { acct },
})

test.each<[string, string, Partial<TagMode>, boolean, string?]>([
  ['the tag itself', 'cats', {}, true],
  ['the tag in other letters', 'CATS', {}, true],
  ['another tag', 'dogs', {}, false],
  ['one of the further tags', 'dogs', { any: ['dogs'] }, true],
  ['none of the further tags', 'birds', { any: ['dogs'] }, false],
  ['all that are asked for', 'cats art', { all: ['art'] }, true],
  ['one missing of all', 'cats art', { all: ['art', 'ink'] }, false],
  ['a further tag without what all must have', 'dogs', { any: ['dogs'], all: ['art'] }, false],
  ['a tag that is not wanted', 'cats ads', { none: ['ads'] }, false],
  ['a tag that is not wanted, in other letters', 'cats Ads', { none: ['ads'] }, false],
  ['a further tag with one that is not wanted', 'dogs ads', { any: ['dogs'], none: ['ads'] }, false],
  ['of this server', 'cats', { local: true }, true],
  ['of another server', 'cats', { local: true }, false, 'eve@far.example'],
  ['of another server where that is fine', 'cats', {}, true, 'eve@far.example'],
])('a live post with %s', (_, names, more, fits, acct) => {
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
])('an address that asks for %j', (asked, expected) => {
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
])('%j as the name of a hashtag: %s', (name, is) => expect(isTagName(name)).toBe(is))

test('each tag that counts has a stream of its own, and the request names up to four of each kind', () => {
  const source = tagSource('Cats', mode({ any: ['dogs'], all: ['art'], none: ['ads'], local: true }))
  expect(source.channel).toEqual({ stream: 'hashtag:local', tag: 'Cats' })
  expect(source.also).toEqual([{ stream: 'hashtag:local', tag: 'dogs' }])
  expect(source.query).toEqual({ any: ['dogs'], all: ['art'], none: ['ads'], local: true })
  expect(tagSource('cats').query).toEqual({})
  expect(tagSource('Cats').key).toEqual(tagSource('cats').key)
})
