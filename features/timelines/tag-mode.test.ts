import { expect, test } from 'vitest'
import {
  fitsTag,
  isTagName,
  readTagMode,
  tidyTagMode,
  WHOLE_TAG,
  writeTagMode,
  type TagMode,
} from './tag-mode'
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
  ['', WHOLE_TAG],
  ['?any=dogs,birds', mode({ any: ['birds', 'dogs'] })],
  [
    '?any=Dogs,dogs,cats,,#x%20y&all=art&none=ads&local=1',
    mode({ any: ['dogs'], all: ['art'], none: ['ads'], local: true }),
  ],
  ['?any=2026', WHOLE_TAG],
  ['?local=no&all=a,b,c,d,e', mode({ all: ['a', 'b', 'c', 'd'] })],
  ['?any=%22caf%C3%A9%22', mode({ any: ['café'] })],
])('reads %s', (search, expected) => {
  expect(readTagMode('cats', search)).toEqual(expected)
})

test('what is written is read again', () => {
  const full = tidyTagMode('cats', { any: ['été', 'dogs'], all: ['art'], none: ['ads'], local: true })
  expect(readTagMode('cats', writeTagMode(full))).toEqual(full)
  expect(writeTagMode(WHOLE_TAG)).toBe('')
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

test('each tag that counts has a stream of its own, and the request names all four', () => {
  const source = tagSource('Cats', mode({ any: ['dogs'], all: ['art'], none: ['ads'], local: true }))
  expect(source.channel).toEqual({ stream: 'hashtag:local', tag: 'Cats' })
  expect(source.also).toEqual([{ stream: 'hashtag:local', tag: 'dogs' }])
  expect(source.query).toEqual({ any: ['dogs'], all: ['art'], none: ['ads'], local: true })
  expect(tagSource('cats').query).toEqual({})
  expect(tagSource('Cats').key).toEqual(tagSource('cats').key)
})
