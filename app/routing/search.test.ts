import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { oddTexts, wellFormed } from '@/lib/testing/odd-texts'
import {
  catchUpSearchParams,
  directorySearchParams,
  publicSearchParams,
  readSearch,
  searchPageParams,
  shareSearchParams,
  signInSearchParams,
  tagSearchParams,
  writeSearch,
} from './search'

test.each([
  ['', {}],
  ['?open=2026', { open: '2026' }],
  ['?local=1&any=b,a', { local: '1', any: 'b,a' }],
  ['?any=b%2Ca', { any: 'b,a' }],
  ['?text=a+b%20c', { text: 'a b c' }],
  // Written by earlier versions.
  ['?open=%222026%22', { open: '2026' }],
  ['?any=%22caf%C3%A9%22', { any: 'café' }],
  ['?text=%22a%22%20and%20%22b%22', { text: '"a" and "b"' }],
  // The user searches for a phrase.
  ['?q=%22two%20words%22', { q: '"two words"' }],
])('reads %s', (search, expected) => expect(readSearch(search)).toEqual(expected))

test.each([
  [{}, ''],
  [{ media: true }, '?media=1'],
  [{ media: false, open: undefined }, ''],
  [{ any: ['a', 'été'], all: [], local: true }, '?any=a,%C3%A9t%C3%A9&local=1'],
  [{ to: '/~a.example/tags/x?any=a#b' }, '?to=%2F~a.example%2Ftags%2Fx%3Fany%3Da%23b'],
  [{ text: '' }, '?text='],
])('writes %j', (search, expected) => expect(writeSearch(search)).toBe(expected))

const nothing = { any: [], all: [], none: [], local: false }

test.each([
  [publicSearchParams, '', { media: false }],
  [publicSearchParams, '?media=1', { media: true }],
  [publicSearchParams, '?media=1&utm_source=x', { media: true }],
  [publicSearchParams, '?media=true', { media: true }],
  [publicSearchParams, '?media=no', { media: false }],
  [tagSearchParams, '', nothing],
  [
    tagSearchParams,
    '?any=dogs,cats&all=art&none=ads&local=1',
    { any: ['dogs', 'cats'], all: ['art'], none: ['ads'], local: true },
  ],
  [tagSearchParams, '?any=&local=no', nothing],
  // The usual order is not in the address: writing it there would open the page a second time.
  [directorySearchParams, '', { local: false }],
  [directorySearchParams, '?order=active', { local: false }],
  [directorySearchParams, '?order=new', { order: 'new', local: false }],
  [catchUpSearchParams, '?open=1700', { open: '1700' }],
  [catchUpSearchParams, '', {}],
  [searchPageParams, '?q=a%26b&type=accounts', { q: 'a&b', type: 'accounts' }],
  [searchPageParams, '?q=%22two%20words%22', { q: '"two words"' }],
  [searchPageParams, '?type=people', {}],
  [signInSearchParams, '?as=ann@a.example&to=%2Fhome', { as: 'ann@a.example', to: '/home' }],
  [
    shareSearchParams,
    '?text=1&url=https%3A%2F%2Fa.example',
    { text: '1', url: 'https://a.example', lost: false },
  ],
])('a screen gets %#: %s', (schema, search, expected) => {
  const validate = (written: object): object => z.parse(schema(), written)
  expect(validate(readSearch(search))).toEqual(expected)
  // The router validates again what it writes.
  expect(validate({ ...expected })).toEqual(expected)
  expect(validate(readSearch(writeSearch(expected)))).toEqual(expected)
})

test('any text survives writing and reading', () => {
  for (const text of oddTexts(500))
    // Read like text written by earlier versions.
    if (!/^".*"$/.test(text)) expect(readSearch(writeSearch({ text }))).toEqual({ text: wellFormed(text) })
})
