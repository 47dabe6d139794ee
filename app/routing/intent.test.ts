import { expect, test } from 'vitest'
import { intentOf } from './intent'

test.each([
  ['web+mastodon://share?text=Look+at%20this', { kind: 'write', text: 'Look at this' }],
  ['web+mastodon://share', { kind: 'write', text: '' }],
  ['web+mastodon://follow?uri=acct:ann@home.example', { kind: 'find', text: '@ann@home.example' }],
  [
    'web+mastodon://follow?uri=https%3A%2F%2Fa.example%2F%40b',
    { kind: 'find', text: 'https://a.example/@b' },
  ],
  ['web+mastodon://interact?uri=https://a.example/1', { kind: 'find', text: 'https://a.example/1' }],
  ['web+mastodon://a.example/@b/1', { kind: 'find', text: 'https://a.example/@b/1' }],
  ['web+mastodon:https://a.example/@b', { kind: 'find', text: 'https://a.example/@b' }],
  ['WEB+MASTODON://a.example/@b', { kind: 'find', text: 'https://a.example/@b' }],
  ['https://a.example/@b/1', { kind: 'find', text: 'https://a.example/@b/1' }],
  ['acct:ann@home.example', { kind: 'find', text: '@ann@home.example' }],
  ['web+mastodon://follow', null],
  ['web+mastodon://', null],
  [' ', null],
])('%j asks for %j', (address, intent) => {
  expect(intentOf(address)).toEqual(intent)
})
