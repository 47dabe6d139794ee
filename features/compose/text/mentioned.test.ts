import { expect, test } from 'vitest'
import { completionOf } from '../autocomplete/completion'
import { mentionedIn, mentionOf, withHost } from './mentioned'
import { replyPrefill } from '../open/begin-reply'

const EMOJI_HOST = 'kim@💩.example'
const CODED = '@kim@xn--ls8h.example'

test.each([
  ['ben', '@ben'],
  ['ben@far.example', '@ben@far.example'],
  ['ben@bücher.example', '@ben@bücher.example'],
  ['ben@far.example:8080', '@ben@far.example:8080'],
  ['ben@संगठन.example', '@ben@xn--i1b6b1a6a2e.example'],
  [EMOJI_HOST, CODED],
  ['kim@💩.example:8080', '@kim@xn--ls8h.example:8080'],
])('%s is written as %s', (acct, mention) => {
  expect(mentionOf(acct)).toBe(mention)
  expect(mentionedIn(`Hello ${mention}!`)).toEqual([mention])
})

test('suggestions, replies and changes of account write the host in a form that servers read', () => {
  const account = { kind: 'account' as const, acct: EMOJI_HOST } as Parameters<typeof completionOf>[0]
  expect(completionOf(account, { kind: 'account', start: 0, end: 3, query: 'ki' }, 1)).toBe(CODED)
  const kim = { id: '2', acct: EMOJI_HOST }
  expect(replyPrefill({ author: kim, mentions: [kim] }, { id: '1', acct: 'ann' }, [])).toBe(`${CODED} `)
  expect(withHost('@kim', '💩.example')).toBe(CODED)
})
