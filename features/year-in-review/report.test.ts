import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { annualReportsDto } from '@/schemas/annual-report'
import { nextCheck } from './next-check'
import { readReport } from './report'

function read(data: object | null, rest: object = {}) {
  const [report] = z.parse(annualReportsDto, {
    annual_reports: [{ year: 2025, data, ...rest }],
  }).annual_reports
  return report ? readReport(report) : null
}

const months = (...counts: [statuses: number, followers: number, following?: number][]) =>
  counts.map(([statuses, followers, following], at) => ({
    month: at + 1,
    statuses,
    followers,
    ...(following !== undefined && { following }),
  }))

test('the current version has an archetype, months, a hashtag, a post and a link', () => {
  const report = read(
    {
      archetype: 'oracle',
      time_series: months([3, 1], [4, 0]),
      top_hashtags: [{ name: 'Cats', count: 13 }],
      top_statuses: { by_reblogs: '7', by_replies: null, by_favourites: null },
    },
    { schema_version: 2, share_url: 'https://home.example/@ann/wrapstodon/2025/x' },
  )
  expect(report).toMatchObject({
    archetype: 'oracle',
    posts: 7,
    followers: 1,
    following: null,
    percentile: null,
    kinds: null,
    tags: [{ name: 'Cats', count: 13 }],
    top: [{ kind: 'reblogs', id: '7' }],
    link: 'https://home.example/@ann/wrapstodon/2025/x',
    unknown: 0,
  })
})

test('the first version has more parts, and no link', () => {
  const report = read({
    archetype: 'booster',
    time_series: months([3, 1, 2]),
    type_distribution: { total: 9, reblogs: 6, replies: 1, standalone: 2 },
    most_used_apps: [{ name: 'Skein', count: 5 }],
    commonly_interacted_with_accounts: [{ account_id: '3', count: 4 }],
    most_reblogged_accounts: [{ account_id: 5, count: 6 }],
    top_statuses: { by_reblogs: 1, by_favourites: '2', by_replies: '3' },
    percentiles: { statuses: 4.2 },
  })
  expect(report).toMatchObject({
    posts: 9,
    following: 2,
    percentile: 4.2,
    kinds: { standalone: 2, replies: 1, reblogs: 6 },
    apps: [{ name: 'Skein', count: 5 }],
    repliedTo: [{ id: '3', count: 4 }],
    boosted: [{ id: '5', count: 6 }],
    top: [
      { kind: 'reblogs', id: '1' },
      { kind: 'favourites', id: '2' },
      { kind: 'replies', id: '3' },
    ],
    link: null,
  })
})

test('unknown parts are left out and counted, empty ones are not', () => {
  const report = read({ archetype: 'navigator', moods: ['calm'], places: [], weather: null, time_series: [] })
  expect(report).toMatchObject({ archetype: null, posts: null, unknown: 2 })
})

test('months that cannot be are left out, and each is shown once', () => {
  const series = [...months([1, 1], [2, 2]), { month: 13, statuses: 5 }, { month: 1, statuses: 9 }, 'x']
  expect(read({ time_series: series })?.months.map(({ month, statuses }) => [month, statuses])).toEqual([
    [1, 9],
    [2, 2],
  ])
})

test('a report without data is none', () => {
  expect(read(null)).toBeNull()
  expect(read(['x'])).toBeNull()
})

test.each([
  ['available', 0, false],
  ['eligible', 0, false],
  ['generating', 0, 2000],
  ['generating', 39, 2000],
  ['generating', 40, false],
] as const)('while the state is %s, after %i checks the next follows in %s ms', (state, checks, wait) => {
  expect(nextCheck({ state, retry: 2 }, checks)).toBe(wait)
})
