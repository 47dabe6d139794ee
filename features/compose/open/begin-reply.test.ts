import { expect, test } from 'vitest'
import { beginReply, replyPrefill } from './begin-reply'

const person = (id: string, acct: string) => ({ id, acct })
const me = person('1', 'alice')
const hosts = ['home.example', 'localhost:8555']

test.each([
  ['another', person('2', 'bob'), [], '@bob '],
  [
    'a remote one and the others',
    person('2', 'bob@far.example'),
    [person('3', 'eve')],
    '@bob@far.example @eve ',
  ],
  ['never the author', person('2', 'bob'), [person('1', 'alice'), person('3', 'eve')], '@bob @eve '],
  ['no one in a reply to an own post', me, [], ''],
  ['the others in a reply to an own post', me, [person('3', 'eve')], '@eve '],
  ['the author mentioning themselves', person('2', 'bob'), [person('2', 'bob')], '@bob '],
  [
    'never the author, even with a host in the handle',
    person('2', 'bob'),
    [person('0', 'alice@localhost:8555')],
    '@bob ',
  ],
  ['in another case', person('2', 'Bob'), [person('3', 'bob')], '@Bob '],
  ['a namesake elsewhere', person('2', 'alice@far.example'), [], '@alice@far.example '],
  ['no one known', person('2', ''), [], ''],
])('a reply mentions %s', (_, author, mentions, text) => {
  expect(replyPrefill({ author, mentions }, me, hosts)).toBe(text)
})

const parent = {
  id: '1' as never,
  visibility: 'unlisted' as const,
  accountId: null,
  name: 'Bob',
  acct: '@bob',
  avatar: '',
  excerpt: '',
  url: '',
}

test('a reply starts with the warning and language of its parent', () => {
  const post = { author: person('2', 'bob'), mentions: [], language: 'de', spoilerText: 'Food', parent }
  expect(beginReply(post, me, hosts)).toMatchObject({
    kind: 'reply',
    fields: {
      warning: true,
      spoilerText: 'Food',
      language: 'de',
      parent: { visibility: 'unlisted', prefill: '@bob ' },
    },
    parts: [{ text: '@bob ' }],
    readers: ['@bob'],
  })
  expect(beginReply({ ...post, spoilerText: '' }, me, hosts).fields?.warning).toBe(false)
})
