import { expect, test } from 'vitest'
import { hostOfHandle, isFullHandle, isWebAddress, quickActions } from './rules'

const kinds = (text: string, isMember = true) => quickActions(text, isMember).map(({ kind }) => kind)

test.each([
  ['', []],
  ['  ', []],
  ['heron', ['hashtag', 'profile', 'posts', 'people']],
  ['#heron', ['hashtag', 'posts']],
  ['été', ['hashtag', 'posts', 'people']],
  ['@heron', ['profile', 'posts', 'people']],
  ['heron@far.example', ['profile', 'posts', 'people']],
  ['two words', ['posts', 'people']],
  ['2026', ['profile', 'posts', 'people']],
  ['https://far.example/@heron/1', ['address']],
  ['https://', ['posts', 'people']],
])('%j can be %j', (text, expected) => expect(kinds(text)).toEqual(expected))

test('visitors are offered no posts, and no addresses to look up', () => {
  expect(kinds('heron', false)).toEqual(['hashtag', 'profile', 'people'])
  expect(kinds('https://far.example/@heron/1', false)).toEqual([])
})

test('an action opens a page', () => {
  expect(quickActions(' @heron@far.example ', true).map(({ path }) => path)).toEqual([
    '/@heron@far.example',
    '/search?q=%40heron%40far.example&type=statuses',
    '/search?q=%40heron%40far.example&type=accounts',
  ])
  expect(quickActions('#Heron', true)[0]?.path).toBe('/tags/Heron')
})

test.each([
  ['https://far.example', true],
  ['http://far.example/a?b#c', true],
  ['HTTPS://far.example/@a', true],
  ['far.example', false],
  ['https://far.example/ and more', false],
  ['https://[', false],
  ['ftp://far.example', false],
])('%j is a web address: %s', (text, expected) => expect(isWebAddress(text)).toBe(expected))

test.each([
  ['@bob@far.example', true],
  ['bob@far.example', true],
  ['bob@été.example', true],
  ['@bob', false],
  ['bob@far', false],
  ['ask bob@far.example', false],
])('%j is a full handle: %s', (text, expected) => expect(isFullHandle(text)).toBe(expected))

test.each([
  ['@bob@far.example', 'far.example'],
  ['bob@été.example', 'été.example'],
  ['@bob', null],
  ['ask bob@far.example', null],
])('the server in %j is %j', (text, host) => expect(hostOfHandle(text)).toBe(host))
