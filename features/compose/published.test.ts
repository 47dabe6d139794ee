import { describe, expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import type { Attempt } from './draft'
import { findPublished, newestOwn } from './published'

const SENT = Date.parse('2026-06-15T12:00:00Z')
const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  key: 'k',
  sentAt: SENT,
  after: null,
  text: 'Hello',
  spoilerText: '',
  parentId: null,
  scheduledAt: null,
  part: null,
  ...change,
})
const post = (change: Partial<Parameters<typeof findPublished>[0][number]> = {}) => ({
  content: '<p>Hello</p>',
  spoiler_text: '',
  created_at: '2026-06-15T12:00:05Z',
  in_reply_to_id: null,
  ...change,
})
const found = (text: string, content: string) =>
  findPublished([post({ content })], attempt({ text })) !== undefined

describe('a text is known again', () => {
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

describe('the same words in another post', () => {
  const parent = '7' as StatusId
  test.each([
    ['under another warning', post({ spoiler_text: 'Food' }), attempt()],
    ['as another answer', post({ in_reply_to_id: parent }), attempt()],
    ['as no answer', post(), attempt({ parentId: parent })],
    ['long before', post({ created_at: '2026-06-15T11:30:00Z' }), attempt()],
    [
      'before the newest post that was known',
      post({ created_at: '2026-06-15T11:59:00Z' }),
      attempt({ after: '2026-06-15T11:59:00Z' }),
    ],
    ['without a date', post({ created_at: 'soon' }), attempt()],
  ])('%s are not taken for it', (_, given, sought) => {
    expect(findPublished([given], sought)).toBeUndefined()
  })
})

test('clocks may differ: by a quarter of an hour, or by more when the server has told its time', () => {
  const early = post({ created_at: '2026-06-15T11:50:00Z' })
  expect(findPublished([early], attempt())).toBe(early)
  const earlier = post({ created_at: '2026-06-15T11:20:00Z' })
  expect(findPublished([earlier], attempt())).toBeUndefined()
  expect(findPublished([earlier], attempt({ after: '2026-06-15T11:10:00Z' }))).toBe(earlier)
})

test('the newest own post that is held', () => {
  const held = [
    { account: 'me', created_at: '2026-06-01T00:00:00Z' },
    { account: 'me', created_at: '2026-06-03T00:00:00+02:00' },
    { account: 'you', created_at: '2026-06-09T00:00:00Z' },
  ]
  expect(newestOwn(held as never, 'me' as never)).toBe('2026-06-03T00:00:00+02:00')
  expect(newestOwn([], 'me' as never)).toBeNull()
})
