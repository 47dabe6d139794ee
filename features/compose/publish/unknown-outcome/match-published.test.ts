import { describe, expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import type { Attempt } from '../../drafts/draft'
import { attemptWith } from '../../drafts/draft.testing'
import { hasSameAttachments, isAlike, isSameSource, newestOwn, showsSameText } from './match-published'

const SENT = Date.parse('2026-06-15T12:00:00Z')
const attempt = (change: Partial<Attempt> = {}) => attemptWith({ sentAt: SENT, ...change })
const post = (change: Partial<Parameters<typeof isAlike>[0]> = {}) => ({
  content: '<p>Hello</p>',
  spoiler_text: '',
  created_at: '2026-06-15T12:00:05Z',
  in_reply_to_id: null,
  ...change,
})
const found = (text: string, content: string) => isAlike(post({ content }), attempt({ text }))

describe('rendered text matches the sent text', () => {
  test.each([
    ['one\n\ntwo  three', '<p>one</p><p>two three</p>'],
    ['a *bold* _word_', '<p>a <strong>bold</strong> <em>word</em></p>'],
    [
      'hi @bob@far.example',
      '<p>hi <span class="h-card"><a href="https://far.example/@bob" class="u-url mention">@<span>bob</span></a></span></p>',
    ],
    [
      'https://example.com/long/path',
      '<p><a href="https://example.com/long/path"><span class="invisible">https://</span><span class="ellipsis">example.com/lo</span><span class="invisible">ng/path</span></a></p>',
    ],
    ['#Geese & <tags>', '<p>#<span>Geese</span> &amp; &lt;tags&gt;</p>'],
    ['👍👍', '<p>👍👍</p>'],
    ['漢字', '漢字'],
  ])('%j in %j', (text, content) => {
    expect(found(text, content)).toBe(true)
  })
  test.each([
    ['Hello', '<p>Hello you</p>'],
    ['👍', '<p>👎</p>'],
    ['', '<p>Hello</p>'],
  ])('%j not in %j', (text, content) => {
    expect(found(text, content)).toBe(false)
  })
})

describe('text is proved to be the sent one', () => {
  test.each([
    ['one\n\ntwo  three ', '<p>one</p><p>two three</p>', true],
    ['thanks', '<p>Thanks!</p>', false],
    ['Thanks', '<p>thanks</p>', false],
    ['a *bold*', '<p>a <strong>bold</strong></p>', false],
    ['hi @bob@far.example', '<p>hi <a href="https://far.example/@bob">@<span>bob</span></a></p>', false],
  ])('%j shown as %j: %s', (text, content, proved) => {
    expect(showsSameText(post({ content }), attempt({ text }))).toBe(proved)
  })
  test.each([
    [' Thanks \n', 'Thanks', '', '', true],
    ['a *bold*', 'a *bold*', '', '', true],
    ['a *bold*', 'a bold', '', '', false],
    ['Soup', 'Soup', 'Food', 'food', false],
    ['', '.', 'Food', 'Food', true],
    ['', '.', '', '', false],
  ])('%j from the source %j under %j and %j: %s', (text, source, spoilerText, spoiler, proved) => {
    const typed = { text: source, spoiler_text: spoiler }
    expect(isSameSource(typed, attempt({ text, spoilerText }))).toBe(proved)
  })
  test('with the fallback line of a quote', () => {
    const content =
      '<p class="quote-inline">RE: <a href="https://a.example/1">a.example/1</a></p><p>Hello</p>'
    expect(showsSameText(post({ content, quote: {} }), attempt())).toBe(true)
  })
})

describe('attachments are compared:', () => {
  const file = (id: string) => ({ id }) as never
  const poll = (...titles: string[]) => ({ options: titles.map((title) => ({ title })) }) as never
  const attached = { media_attachments: [], poll: null, quote: null }
  const quoted = '9' as StatusId
  test.each([
    ['nothing', {}, {}, true],
    [
      'the same files in any order',
      { media_attachments: [file('2'), file('1')] },
      { mediaIds: ['1', '2'] },
      true,
    ],
    ['fewer files', { media_attachments: [] }, { mediaIds: ['1'] }, false],
    ['other files', { media_attachments: [file('3')] }, { mediaIds: ['1'] }, false],
    ['the same poll', { poll: poll('a', 'b ') }, { choices: ['a', 'b'] }, true],
    ['another poll', { poll: poll('a', 'c') }, { choices: ['a', 'b'] }, false],
    ['no poll', {}, { choices: ['a', 'b'] }, false],
    [
      'the same quote',
      { quote: { state: 'accepted', quoted_status_id: quoted } },
      { quotedId: quoted },
      true,
    ],
    ['a hidden quote', { quote: { state: 'pending' } }, { quotedId: quoted }, true],
    [
      'another quote',
      { quote: { state: 'accepted', quoted_status_id: '8' as StatusId } },
      { quotedId: quoted },
      false,
    ],
    ['no quote', {}, { quotedId: quoted }, false],
  ] as const)('%s', (_, given, changes, proved) => {
    const sent = attempt(changes as Partial<Attempt>)
    expect(hasSameAttachments({ ...attached, ...given } as never, sent)).toBe(proved)
  })
})

describe('the same text in another post', () => {
  const parent = '7' as StatusId
  test.each([
    ['with another content warning', post({ spoiler_text: 'Food' }), attempt()],
    ['as a reply to another post', post({ in_reply_to_id: parent }), attempt()],
    ['as no reply', post(), attempt({ parentId: parent })],
    ['long before', post({ created_at: '2026-06-15T11:30:00Z' }), attempt()],
    [
      'before the newest post that was known',
      post({ created_at: '2026-06-15T11:59:00Z' }),
      attempt({ after: '2026-06-15T11:59:00Z' }),
    ],
    ['without a date', post({ created_at: 'soon' }), attempt()],
  ])('%s does not match', (_, given, other) => {
    expect(isAlike(given, other)).toBe(false)
  })
})

test('clocks may differ by a quarter of an hour, or by more when the time of the server is known', () => {
  const early = post({ created_at: '2026-06-15T11:50:00Z' })
  expect(isAlike(early, attempt())).toBe(true)
  const earlier = post({ created_at: '2026-06-15T11:20:00Z' })
  expect(isAlike(earlier, attempt())).toBe(false)
  expect(isAlike(earlier, attempt({ after: '2026-06-15T11:10:00Z' }))).toBe(true)
})

test('the newest own post in the cache is found', () => {
  const cached = [
    { account: 'me', created_at: '2026-06-01T00:00:00Z' },
    { account: 'me', created_at: '2026-06-03T00:00:00+02:00' },
    { account: 'you', created_at: '2026-06-09T00:00:00Z' },
  ]
  expect(newestOwn(cached as never, 'me' as never)).toBe('2026-06-03T00:00:00+02:00')
  expect(newestOwn([], 'me' as never)).toBeNull()
})
