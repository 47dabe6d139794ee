import { expect, test } from 'vitest'
import { normaliseStatus } from '@/lib/cache'
import { pollOf, statusOf } from '@/lib/testing/factories'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { markMatch, previewFilter, type PreviewedFilter } from './preview'

const post = (id: string, content: string, more: Record<string, unknown> = {}) =>
  normaliseStatus(statusOf({ id, content: `<p>${content}</p>`, ...more })).rows.find(
    ({ kind }) => kind === 'status',
  )?.data as Status

const posts = [
  post('1', 'Fish soup', { created_at: '2026-06-01T00:00:00.000Z' }),
  post('2', 'Soupy weather', { created_at: '2026-06-03T00:00:00.000Z' }),
  post('3', 'Nothing', { created_at: '2026-06-02T00:00:00.000Z', spoiler_text: 'About soup' }),
]

const idsOf = (filter: Partial<PreviewedFilter>) =>
  previewFilter({ keywords: [], posts: [], ...filter }, posts, () => undefined).matches.map(
    ({ status }) => status.id,
  )

test.each<[string, Partial<PreviewedFilter>, string[]]>([
  ['no keyword', {}, []],
  ['an empty keyword', { keywords: [{ keyword: ' ', whole_word: true }] }, []],
  ['a whole word, the latest post first', { keywords: [{ keyword: 'soup', whole_word: true }] }, ['3', '1']],
  ['a part of words', { keywords: [{ keyword: 'soup', whole_word: false }] }, ['2', '3', '1']],
  [
    'several keywords',
    {
      keywords: [
        { keyword: 'fish', whole_word: true },
        { keyword: 'weather', whole_word: true },
      ],
    },
    ['2', '1'],
  ],
  ['a single post', { posts: ['2' as StatusId] }, ['2']],
])('%s', (_name, filter, ids) => {
  expect(idsOf(filter)).toEqual(ids)
})

test('options of polls are searched', () => {
  const asked = post('4', 'Which?', { poll: pollOf({ id: '9' }) })
  const poll = pollOf({ id: '9', options: [{ title: 'Rhubarb pie', votes_count: 0 }] })
  const { matches, searched } = previewFilter(
    { keywords: [{ keyword: 'rhubarb', whole_word: true }], posts: [] },
    [asked],
    () => poll,
  )
  expect(searched).toBe(1)
  expect(matches[0]?.excerpt).toEqual([
    { text: 'Rhubarb', isMatch: true },
    { text: ' pie', isMatch: false },
  ])
})

test('an excerpt marks the match and shortens the text on both sides', () => {
  const parts = markMatch(`${'a '.repeat(40)}needle${' b'.repeat(100)}`, /needle/iu) ?? []
  expect(parts.map(({ isMatch }) => isMatch)).toEqual([false, true, false])
  expect(parts[0]?.text).toMatch(/^…a( a)+ $/)
  expect(parts[2]?.text).toMatch(/^ b( b)+…$/)
  expect(markMatch('hay', /needle/iu)).toBeNull()
})
