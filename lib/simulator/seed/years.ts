import { manualClock } from '../clock'
import { makeAnnualReport } from '../actions/annual-reports'
import { local, type Company } from './people/social'

/** Posts per month, more in winter. */
const POSTS = [61, 48, 40, 33, 21, 18, 9, 14, 30, 42, 55, 72]
const FOLLOWERS = [4, 2, 7, 1, 0, 3, 12, 5, 2, 6, 9, 31]
const FOLLOWING = [2, 0, 3, 1, 1, 0, 4, 2, 0, 1, 5, 8]

/** Adds the reports of ada: of the last year in the current format, and of the one before in the first format. */
export function addYears(company: Company): void {
  const { world, now, cast } = company
  const ada = local(company, 'ada').account.id
  const stage = { world, clock: manualClock(now) }
  const year = new Date(now).getUTCFullYear()
  const own = world.statuses
    .by('account', ada)
    .filter(({ visibility, reblogOfId }) => visibility === 'public' && reblogOfId === null)
  const [first, second, third] = own.toSorted((a, b) => b.reblogsCount - a.reblogsCount).map(({ id }) => id)
  makeAnnualReport(stage, ada, year - 1, {
    data: {
      archetype: 'oracle',
      time_series: POSTS.map((statuses, at) => ({
        month: at + 1,
        statuses,
        followers: FOLLOWERS[at] ?? 0,
      })),
      top_hashtags: [{ name: 'Birding', count: 37 }],
      top_statuses: { by_reblogs: first ?? null, by_favourites: null, by_replies: null },
    },
  })
  makeAnnualReport(stage, ada, year - 2, {
    version: 1,
    data: {
      archetype: 'booster',
      time_series: POSTS.map((statuses, at) => ({
        month: at + 1,
        statuses: statuses * 3,
        followers: FOLLOWERS[at] ?? 0,
        following: FOLLOWING[at] ?? 0,
      })),
      top_hashtags: [
        { name: 'Birding', count: 51 },
        { name: 'NightTrain', count: 18 },
        { name: 'طيور', count: 7 },
      ],
      top_statuses: {
        by_reblogs: first ?? null,
        by_favourites: second ?? null,
        by_replies: third ?? null,
      },
      type_distribution: { total: 1329, reblogs: 871, replies: 266, standalone: 192 },
      most_used_apps: [
        { name: 'Skein', count: 412 },
        { name: 'Web', count: 46 },
      ],
      commonly_interacted_with_accounts: [
        { account_id: cast('wren').account.id, count: 44 },
        { account_id: cast('ximena').account.id, count: 12 },
      ],
      most_reblogged_accounts: [
        { account_id: cast('wren').account.id, count: 97 },
        { account_id: cast('juno').account.id, count: 31 },
      ],
      percentiles: { statuses: 3.4 },
    },
  })
}
