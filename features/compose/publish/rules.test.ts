import { describe, expect, test } from 'vitest'
import type { Visibility } from '@/schemas/status'
import { readDraft, type Draft } from '../drafts/draft'
import { draftWith as draft, partWith } from '../drafts/draft.testing'
import { newMedia, type Part } from '../drafts/draft-parts'
import {
  beginReply,
  changed,
  detachChange,
  hasContent,
  refusalOf,
  replyPrefill,
  visibilityOf,
  warningChange,
  withChange,
} from './rules'

const parent = (visibility: Visibility, prefill = '') => ({
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

describe('what may be published', () => {
  test.each<[string, Draft, number, string | null]>([
    ['text', draft({ text: 'hi' }), 1, null],
    ['nothing', draft(), 500, 'empty'],
    ['only space', draft({ text: ' \n ' }), 497, 'empty'],
    ['only a warning', draft({ warning: true, spoilerText: 'x' }), 499, 'empty'],
    ['too much', draft({ text: 'hi' }), -1, 'too_long'],
    ['exactly enough', draft({ text: 'hi' }), 0, null],
    ['a file', draft({ media: [file] }), 500, null],
    ['a file on its way', draft({ text: 'hi', media: [{ ...file, state: 'uploading' }] }), 500, null],
    ['a file that failed', draft({ text: 'hi', media: [{ ...file, state: 'failed' }] }), 500, 'media_failed'],
    ['a quote alone', draft({ quoted }), 500, 'empty'],
    ['a quote with a warning', draft({ quoted, warning: true, spoilerText: 'x' }), 499, null],
  ])('%s', (_, given, left, refusal) => {
    expect(refusalOf(given, { left })).toBe(refusal)
  })

  const poll = (...options: string[]) => ({
    text: 'Which?',
    poll: { options, multiple: false, expiresIn: 300, hideTotals: false },
  })
  const thread = (given: Partial<Part>) => draft({ text: 'x' }, {}, [partWith('more', given)])
  const told = (alt: string) => ({ media: [{ ...file, alt }] })
  const SOON = Date.parse('2026-06-15T12:00:00Z')
  test.each<[string, Draft, string | null]>([
    ['a poll', draft(poll('a', 'b', '')), null],
    ['a poll of one', draft(poll('a', ' ')), 'poll_few'],
    ['a poll of nothing', draft(poll('', '')), 'poll_few'],
    ['a poll that repeats itself', draft(poll('a', 'b', ' a ')), 'poll_same'],
    ['a poll with a long choice', draft(poll('a', 'abcdef')), 'poll_long'],
    ['a poll in a part', thread(poll('a')), 'poll_few'],
    ['a description', draft({ text: 'x', ...told('12345678') }), null],
    ['a long description', draft({ text: 'x', ...told('123456789') }), 'alt_long'],
    ['a long description in a part', thread(told('123456789')), 'alt_long'],
    ['an empty part', thread({ text: ' ' }), 'empty_part'],
    ['a part with a file', thread({ text: '', ...told('') }), null],
    ['soon', draft({ text: 'x', scheduledAt: '2026-06-15T12:04:00Z' }), 'too_soon'],
    ['in five minutes', draft({ text: 'x', scheduledAt: '2026-06-15T12:05:00Z' }), null],
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
  ['the beginning of a reply', draft({ text: '@bob ', parent: parent('public', '@bob ') }), false],
  ['a reply', draft({ text: '@bob yes', parent: parent('public', '@bob ') }), true],
  ['a file', draft({ media: [file] }), true],
])('%s to lose', (_, given, content) => {
  expect(hasContent(given)).toBe(content)
})

describe('a reply is never wider than its parent', () => {
  const all = ['public', 'unlisted', 'private', 'direct'] as const
  test.each(
    all.flatMap((one, at) => all.map((usual, other) => [one, usual, all[Math.max(at, other)]] as const)),
  )('%s, usually %s: %s', (given, usual, expected) => {
    expect(visibilityOf({ visibility: null, parent: parent(given) }, usual)).toBe(expected)
  })
  test('the choice of the author holds', () => {
    expect(visibilityOf({ visibility: 'public', parent: parent('direct') }, 'private')).toBe('public')
    expect(visibilityOf({ visibility: null, parent: null }, 'unlisted')).toBe('unlisted')
  })
})

describe('the key', () => {
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
  test('is renewed in every part by a poll, a file, or a change of another part', () => {
    const two = partWith('two')
    const before = draft({ text: 'hi' }, {}, [two])
    const poll = { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false }
    const [first] = before.parts
    for (const parts of [
      [{ ...first, poll }, two],
      [{ ...first, media: [file] }, two],
      [first, { ...two, spoiler: '' }],
      [first],
    ] as [Part, ...Part[]][]) {
      const keys = keysOf(changed(before, { ...before, parts }, { now: 2, newKey: next }))
      expect(new Set([...keys, ...keysOf(before)]).size).toBe(keys.length + 2)
    }
  })
  test('stays when nothing differs, and so does the draft', () => {
    const before = draft({ text: 'hi' })
    expect(withChange(before, { text: 'hi', language: null }, 2, next)).toBe(before)
  })
  test('a change ends a failure but not the doubt whether it was published', () => {
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

test('switching the warning off with media takes sensitive back', () => {
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
  ['never oneself', person('2', 'bob'), [person('1', 'alice'), person('3', 'eve')], '@bob @eve '],
  ['oneself', me, [], ''],
  ['oneself, the others stay', me, [person('3', 'eve')], '@eve '],
  ['the author mentioning themselves', person('2', 'bob'), [person('2', 'bob')], '@bob '],
  ['oneself by another name', person('2', 'bob'), [person('0', 'alice@localhost:8555')], '@bob '],
  ['in another case', person('2', 'Bob'), [person('3', 'bob')], '@Bob '],
  ['a namesake elsewhere', person('2', 'alice@far.example'), [], '@alice@far.example '],
  ['nobody known', person('2', ''), [], ''],
])('a reply mentions %s', (_, author, mentions, text) => {
  expect(replyPrefill({ author, mentions }, me, hosts)).toBe(text)
})

test('a reply carries warning and language', () => {
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

test('without its parent a draft keeps what was written, but not mere mentions', () => {
  const reply = (text: string, to: Visibility) => draft({ text, parent: parent(to, '@bob ') })
  expect(detachChange(reply('@bob ', 'public'), 'public')).toEqual({ parent: null, text: '' })
  expect(detachChange(reply('@bob no', 'public'), 'public')).toEqual({ parent: null })
  expect(detachChange(reply('@bob no', 'direct'), 'direct')).toEqual({ parent: null, visibility: 'direct' })
  expect(detachChange(reply('@bob ', 'direct'), 'direct')).toEqual({ parent: null, text: '' })
})

describe('what was stored', () => {
  test('comes back as it was', () => {
    const kept = draft({ text: 'hi', parent: parent('direct') })
    expect(readDraft(structuredClone(kept))).toEqual(kept)
  })
  test('after it was sent it is unclear; before, it is only written', () => {
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
  test('no longer says that the session ended: a sign-in leads to a new page', () => {
    const problem = { title: 'Not published', text: 'Revoked', retryAt: null, field: 'session' as const }
    expect(readDraft(draft({}, { state: 'failed', problem }))).toMatchObject({
      state: 'editing',
      problem: null,
    })
    const other = { ...problem, field: 'text' as const }
    expect(readDraft(draft({}, { state: 'failed', problem: other }))).toMatchObject({ state: 'failed' })
  })
  test('damaged parts fall back, the text stays', () => {
    const part = { ...partWith('first'), text: 'keep', poll: 1, media: 'x' }
    const damaged = { ...draft(), state: 'new', problem: 3, attempt: {}, fields: { visibility: 'x' } }
    expect(readDraft({ ...damaged, parts: [part, null] })).toMatchObject({
      fields: { visibility: null },
      parts: [{ text: 'keep', poll: null, media: [] }],
      state: 'editing',
    })
  })
  test('without any part is no draft', () => {
    expect(readDraft({ ...draft(), parts: [] })).toBeNull()
  })
  test.each([[null], ['x'], [{}], [{ version: 99, id: 'd' }]])('%o is no draft', (stored) => {
    expect(readDraft(stored)).toBeNull()
  })
})
