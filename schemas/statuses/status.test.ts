import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { droppedCounts } from '../primitives'
import { statusDto, statusesDto } from './status'

const account = {
  id: 7,
  acct: 'ada',
  username: 'ada',
  display_name: 'Ada',
  note: '',
  url: 'https://x.example/@ada',
}
const wire = (over: Record<string, unknown> = {}) => ({
  id: '1',
  uri: 'https://x.example/1',
  account,
  content: '<p>hi</p>',
  created_at: '2026-01-01T00:00:00.000Z',
  visibility: 'public',
  ...over,
})

test('ids become strings, also when the server sends numbers', () => {
  const status = z.parse(statusDto, wire({ id: 12, in_reply_to_id: 3 }))
  expect([status.id, status.account.id, status.in_reply_to_id]).toEqual(['12', '7', '3'])
})

test('absent fields stay absent, null stays null', () => {
  const parsed = z.parse(statusDto, wire({ favourited: true, card: null, reblog: null }))
  expect(parsed).toMatchObject({ favourited: true, card: null, reblog: null })
  const unsaid = z.parse(statusDto, wire())
  for (const key of [
    'favourited',
    'bookmarked',
    'card',
    'poll',
    'quote',
    'reblog',
    'edited_at',
    'filtered',
    'quotes_count',
  ])
    expect(unsaid, key).not.toHaveProperty(key)
})

test('an invalid status is dropped and counted, the rest stays', () => {
  const dropped = () => droppedCounts().get('status') ?? 0
  const before = dropped()
  const read = z.parse(statusesDto, [wire(), { id: '2' }, 'nonsense', wire({ id: '3' })])
  expect(read.map((status) => status.id)).toEqual(['1', '3'])
  expect(dropped()).toBe(before + 2)
})

test('unknown enum values fall back: visibility and quote state to unknown', () => {
  const status = z.parse(
    statusDto,
    wire({
      visibility: 'local',
      quote: {
        state: 'weird',
        quoted_status: wire({ id: '9', quote: { state: 'accepted', quoted_status_id: '8' } }),
      },
    }),
  )
  expect(status.visibility).toBe('unknown')
  expect(status.quote?.state).toBe('unknown')
  expect(status.quote?.quoted_status?.quote).toEqual({ state: 'accepted', quoted_status_id: '8' })
})

test('an invalid part does not fail the status', () => {
  const status = z.parse(
    statusDto,
    wire({
      poll: { nonsense: 1 },
      card: 'x',
      media_attachments: [{ type: 'image' }, { id: '4', type: 'hologram' }],
      emojis: null,
      replies_count: -1,
    }),
  )
  expect(status).toMatchObject({ poll: null, card: null, emojis: [], replies_count: 0 })
  expect(status.media_attachments.map((media) => [media.id, media.type])).toEqual([['4', 'unknown']])
})

test('a boost with an invalid post fails as a whole', () => {
  expect(z.safeParse(statusDto, wire({ reblog: { id: '5' } })).success).toBe(false)
})

test.each([
  [-1, 0],
  [1.5, 1],
  ['12', 12],
  ['', 0],
  [NaN, 0],
  [1e308, Number.MAX_SAFE_INTEGER],
  ['many', 0],
  [null, 0],
])('a count of %j reads as %d', (count, read) => {
  const status = z.parse(
    statusDto,
    wire({
      replies_count: count,
      poll: {
        id: '1',
        votes_count: count,
        voters_count: count,
        options: [{ title: 'a', votes_count: count }],
      },
    }),
  )
  expect(status.replies_count).toBe(read)
  expect(status.poll?.votes_count).toBe(read)
  expect(status.poll?.voters_count ?? 0).toBe(read)
  expect(status.poll?.options[0]?.votes_count ?? 0).toBe(read)
})

test('a post in the place of a quote is the quoted post', () => {
  const quoted = wire({ id: '81', content: '<p>old</p>', quote: wire({ id: '80' }) })
  const { quote } = z.parse(statusDto, wire({ quote: quoted }))
  expect(quote).toMatchObject({ state: 'accepted', quoted_status: { id: '81', content: '<p>old</p>' } })
  expect(quote?.quoted_status?.quote).toEqual({ state: 'accepted', quoted_status_id: '80' })
})
