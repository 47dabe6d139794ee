import { describe, expect, test } from 'vitest'
import type { StatusVisibility } from '@/schemas/statuses/status'
import { readDraft, type Draft } from '../drafts/draft'
import { draftWith as draft, partWith } from '../drafts/draft.testing'
import { newMedia, type DraftPart } from '../drafts/draft-parts'
import {
  beginReply,
  applyChange,
  detachChange,
  hasContent,
  refusalOf,
  replyPrefill,
  visibilityOf,
  warningChange,
  withChange,
} from './rules'

const parent = (visibility: StatusVisibility, prefill = '') => ({
  id: '1' as never,
  visibility,
  accountId: null,
  name: 'Bob',
  acct: '@bob',
  avatar: '',
  excerpt: '',
  url: '',
  prefill,
})
const file = newMedia({ localId: 'f', serverId: '9' as never, state: 'ready' })
const quoted = {
  id: '2' as never,
  visibility: 'public' as const,
  accountId: null,
  name: '',
  acct: '@b',
  avatar: '',
  excerpt: '',
  url: '',
}

describe('a draft can be published or is refused:', () => {
  test.each<[string, Draft, number, string | null]>([
    ['text', draft({ text: 'hi' }), 1, null],
    ['nothing', draft(), 500, 'empty'],
    ['only space', draft({ text: ' \n ' }), 497, 'empty'],
    ['only a warning', draft({ warning: true, spoilerText: 'x' }), 499, 'empty'],
    ['text over the limit', draft({ text: 'hi' }), -1, 'too_long'],
    ['text at the limit', draft({ text: 'hi' }), 0, null],
    ['a file', draft({ media: [file] }), 500, null],
    ['a file being uploaded', draft({ text: 'hi', media: [{ ...file, state: 'uploading' }] }), 500, null],
    ['a file that failed', draft({ text: 'hi', media: [{ ...file, state: 'failed' }] }), 500, 'media_failed'],
    ['only a quote', draft({ quoted }), 500, 'empty'],
    ['a quote with a warning', draft({ quoted, warning: true, spoilerText: 'x' }), 499, null],
  ])('%s', (_, given, left, refusal) => {
    expect(refusalOf(given, { left })).toBe(refusal)
  })

  const poll = (...options: string[]) => ({
    text: 'Which?',
    poll: { options, multiple: false, expiresIn: 300, hideTotals: false },
  })
  const thread = (given: Partial<DraftPart>) => draft({ text: 'x' }, {}, [partWith('more', given)])
  const described = (alt: string) => ({ media: [{ ...file, alt }] })
  const SOON = Date.parse('2026-06-15T12:00:00Z')
  test.each<[string, Draft, string | null]>([
    ['a poll', draft(poll('a', 'b', '')), null],
    ['a poll with one option', draft(poll('a', ' ')), 'poll_few'],
    ['a poll without options', draft(poll('', '')), 'poll_few'],
    ['a poll that repeats an option', draft(poll('a', 'b', ' a ')), 'poll_same'],
    ['a poll with a long option', draft(poll('a', 'abcdef')), 'poll_long'],
    ['an invalid poll in a later part', thread(poll('a')), 'poll_few'],
    ['alt text', draft({ text: 'x', ...described('12345678') }), null],
    ['alt text that is too long', draft({ text: 'x', ...described('123456789') }), 'alt_long'],
    ['alt text that is too long in a later part', thread(described('123456789')), 'alt_long'],
    ['an empty part', thread({ text: ' ' }), 'empty_part'],
    ['a part with a file', thread({ text: '', ...described('') }), null],
    ['a time that is too soon', draft({ text: 'x', scheduledAt: '2026-06-15T12:04:00Z' }), 'too_soon'],
    ['a time in five minutes', draft({ text: 'x', scheduledAt: '2026-06-15T12:05:00Z' }), null],
    [
      'a thread, which has no time',
      draft({ text: 'x', scheduledAt: '2026-06-15T12:04:00Z' }, {}, [partWith('more')]),
      null,
    ],
  ])('by the limits of the server: %s', (_, given, refusal) => {
    expect(refusalOf(given, { left: 9, now: SOON, choice: 5, description: 8 })).toBe(refusal)
  })
})

test.each<[string, Draft, boolean]>([
  ['nothing', draft(), false],
  ['space', draft({ text: '  ' }), false],
  ['text', draft({ text: 'x' }), true],
  ['a warning', draft({ warning: true, spoilerText: 'x' }), true],
  ['a warning that is off', draft({ spoilerText: 'x' }), false],
  [
    'only the prefilled mentions of a reply',
    draft({ text: '@bob ', parent: parent('public', '@bob ') }),
    false,
  ],
  ['a reply', draft({ text: '@bob yes', parent: parent('public', '@bob ') }), true],
  ['a file', draft({ media: [file] }), true],
])('content to lose: %s', (_, given, content) => {
  expect(hasContent(given)).toBe(content)
})

describe('a reply is never wider than its parent', () => {
  const all = ['public', 'unlisted', 'private', 'direct'] as const
  test.each(
    all.flatMap((one, at) => all.map((usual, other) => [one, usual, all[Math.max(at, other)]] as const)),
  )('%s, usually %s: %s', (given, usual, expected) => {
    expect(visibilityOf({ visibility: null, parent: parent(given) }, usual)).toBe(expected)
  })
  test('an unknown visibility counts as followers-only', () => {
    expect(visibilityOf({ visibility: null, parent: parent('unknown') }, 'public')).toBe('private')
  })
  test('the author’s choice has priority', () => {
    expect(visibilityOf({ visibility: 'public', parent: parent('direct') }, 'private')).toBe('public')
    expect(visibilityOf({ visibility: null, parent: null }, 'unlisted')).toBe('unlisted')
  })
})

describe('the idempotency key', () => {
  let count = 0
  const next = () => `k${++count}`
  const keysOf = ({ parts }: Draft) => parts.map(({ idempotencyKey }) => idempotencyKey)
  const changes: Parameters<typeof withChange>[1][] = [
    { text: 'other' },
    { warning: true },
    { spoilerText: 'x' },
    { sensitive: true },
    { visibility: 'direct' },
    { language: 'de' },
    { parent: null },
    { quoted },
    { quotePolicy: 'nobody' },
    { scheduledAt: '2026-01-01T00:00:00Z' },
  ]
  test.each(changes)('is renewed by %o', (change) => {
    const before = draft({ text: 'hi', parent: parent('public') })
    const after = withChange(before, change, 2, next)
    expect(keysOf(after)).not.toEqual(keysOf(before))
    expect([after.revision, after.updatedAt]).toEqual([1, 2])
  })
  test('is renewed for a poll, a file, or a change of another part', () => {
    const two = partWith('two')
    const before = draft({ text: 'hi' }, {}, [two])
    const poll = { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false }
    const [first] = before.parts
    for (const parts of [
      [{ ...first, poll }, two],
      [{ ...first, media: [file] }, two],
      [first, { ...two, spoiler: '' }],
      [first],
    ] as [DraftPart, ...DraftPart[]][]) {
      const keys = keysOf(applyChange(before, { ...before, parts }, { now: 2, newKey: next }))
      expect(new Set([...keys, ...keysOf(before)]).size).toBe(keys.length + 2)
    }
  })
  test('stays without changes, and so does the draft', () => {
    const before = draft({ text: 'hi' })
    expect(withChange(before, { text: 'hi', language: null }, 2, next)).toBe(before)
  })
  test('survives a change of an unclear draft, while a failure ends', () => {
    const problem = { title: 't', text: 'x', retryAt: null, field: null }
    const failed = withChange(draft({}, { state: 'failed', problem }), { text: 'x' }, 2, next)
    expect([failed.state, failed.problem]).toEqual(['editing', null])
    const unclear = withChange(draft({}, { state: 'unclear', problem }), { text: 'x' }, 2, next)
    expect([unclear.state, unclear.problem]).toEqual(['unclear', problem])
  })
})

test.each([
  ['no media', false, false, true, { warning: true }],
  ['media', true, false, true, { warning: true, sensitive: true }],
  ['media, off', true, false, false, { warning: false }],
  ['media, sensitive by default', true, true, true, { warning: true }],
])('switching the warning: %s', (_, media, byDefault, on, change) => {
  const given = draft({ media: media ? [file] : [] })
  expect(warningChange(given, on, byDefault)).toEqual(change)
})

test('switching the warning off with media unmarks it as sensitive', () => {
  const given = draft({ warning: true, sensitive: true, media: [file] })
  expect(warningChange(given, false, false)).toEqual({ warning: false, sensitive: false })
})

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

test('a reply starts with the warning and language of its parent', () => {
  const { prefill, ...rest } = parent('unlisted')
  void prefill
  const post = { author: person('2', 'bob'), mentions: [], language: 'de', spoilerText: 'Food', parent: rest }
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

test('a cancelled reply keeps written text but not the prefilled mentions', () => {
  const reply = (text: string, to: StatusVisibility) => draft({ text, parent: parent(to, '@bob ') })
  expect(detachChange(reply('@bob ', 'public'), 'public')).toEqual({ parent: null, text: '' })
  expect(detachChange(reply('@bob no', 'public'), 'public')).toEqual({ parent: null })
  expect(detachChange(reply('@bob no', 'direct'), 'direct')).toEqual({ parent: null, visibility: 'direct' })
  expect(detachChange(reply('@bob ', 'direct'), 'direct')).toEqual({ parent: null, text: '' })
})

describe('a stored draft', () => {
  test('is restored unchanged', () => {
    const kept = draft({ text: 'hi', parent: parent('direct') })
    expect(readDraft(structuredClone(kept))).toEqual(kept)
  })
  test('is unclear after it was sent, else it is being edited', () => {
    const attempt = {
      key: 'k',
      sentAt: 1,
      after: null,
      text: 'hi',
      spoilerText: '',
      parentId: null,
      part: 'first',
    }
    const sent = { ...draft({}, { state: 'sending' }), attempt }
    expect(readDraft(sent)).toMatchObject({ state: 'unclear', attempt: { mediaIds: [], alike: null } })
    expect(readDraft(draft({}, { state: 'sending' }))?.state).toBe('editing')
    expect(readDraft(draft({}, { state: 'waiting' }))?.state).toBe('editing')
  })
  test('no longer has the problem of an expired session', () => {
    const problem = { title: 'Not published', text: 'Revoked', retryAt: null, field: 'session' as const }
    expect(readDraft(draft({}, { state: 'failed', problem }))).toMatchObject({
      state: 'editing',
      problem: null,
    })
    const other = { ...problem, field: 'text' as const }
    expect(readDraft(draft({}, { state: 'failed', problem: other }))).toMatchObject({ state: 'failed' })
  })
  test('keeps its text when other fields are damaged', () => {
    const part = { ...partWith('first'), text: 'keep', poll: 1, media: 'x' }
    const damaged = { ...draft(), state: 'new', problem: 3, attempt: {}, fields: { visibility: 'x' } }
    expect(readDraft({ ...damaged, parts: [part, null] })).toMatchObject({
      fields: { visibility: null },
      parts: [{ text: 'keep', poll: null, media: [] }],
      state: 'editing',
    })
  })
  test('without parts is invalid', () => {
    expect(readDraft({ ...draft(), parts: [] })).toBeNull()
  })
  test.each([[null], ['x'], [{}], [{ version: 99, id: 'd' }]])('%o is invalid', (stored) => {
    expect(readDraft(stored)).toBeNull()
  })
})
