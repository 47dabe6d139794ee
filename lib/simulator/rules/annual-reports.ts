import type { AnnualData, Archetype, Status } from '../store/model'
import type { World } from '../store/world'

/** Posts, replies and boosts per year below which an account counts as one that reads more than it writes. */
const AVERAGE_PER_YEAR = 113
const MAX_TAGS = 40
const MAX_APPS = 10
const MAX_PEOPLE = 40

const yearOf = (at: number) => new Date(at).getUTCFullYear()

/** Returns the year whose reports can be made now: Mastodon offers this from 10 December to the end of the year. */
export function campaignYear(now: number): number | null {
  const date = new Date(now)
  return date.getUTCMonth() === 11 && date.getUTCDate() >= 10 ? date.getUTCFullYear() : null
}

const postsOf = (world: World, accountId: string, year: number): Status[] =>
  world.statuses.by('account', accountId).filter(({ createdAt }) => yearOf(createdAt) === year)

/** True when the account wrote enough for a report. */
export const isEligible = (world: World, accountId: string, year: number): boolean =>
  postsOf(world, accountId, year).length > 0

/** Counts names, most frequent first. */
function counted(names: readonly (string | null | undefined)[], max: number) {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, max)
    .map(([name, count]) => ({ name, count }))
}

function archetypeOf(posts: readonly Status[], accountId: string): Archetype {
  const boosts = posts.filter(({ reblogOfId }) => reblogOfId !== null).length
  const replies = posts.filter((post) => isReply(post, accountId)).length
  const own = posts.filter((post) => post.reblogOfId === null && post.inReplyToId === null)
  const polls = own.filter(({ pollId }) => pollId !== null).length
  if (own.length + replies + boosts < AVERAGE_PER_YEAR) return 'lurker'
  if (boosts > own.length * 2) return 'booster'
  if (polls > own.length * 0.1) return 'pollster'
  return replies > own.length * 2 ? 'replier' : 'oracle'
}

const isReply = ({ inReplyToId, inReplyToAccountId }: Status, accountId: string) =>
  inReplyToId !== null && inReplyToAccountId !== accountId

type Count = 'reblogsCount' | 'favouritesCount' | 'repliesCount'

const topBy = (posts: readonly Status[], count: Count, without: readonly (string | null)[]) =>
  posts
    .filter(({ id, visibility, reblogOfId, ...post }) => {
      return visibility === 'public' && reblogOfId === null && post[count] > 0 && !without.includes(id)
    })
    .sort((a, b) => b[count] - a[count])[0]?.id ?? null

/** Computes the report of an account, as the first (Mastodon 4.3) or the second version of the format has it. */
export function annualDataOf(world: World, accountId: string, year: number, version: 1 | 2): AnnualData {
  const posts = postsOf(world, accountId, year)
  const follows = (records: readonly { createdAt: number }[], month: number) =>
    records.filter(({ createdAt: at }) => yearOf(at) === year && new Date(at).getUTCMonth() === month).length
  const byReblogs = topBy(posts, 'reblogsCount', [])
  const byFavourites = topBy(posts, 'favouritesCount', [byReblogs])
  const tags = counted(
    posts.flatMap((post) => post.tags),
    version === 1 ? MAX_TAGS : 1,
  )
  const people = (ids: readonly (string | null | undefined)[]) =>
    counted(ids, MAX_PEOPLE).map(({ name, count }) => ({ account_id: name, count }))
  return {
    archetype: archetypeOf(posts, accountId),
    time_series: Array.from({ length: 12 }, (_, month) => ({
      month: month + 1,
      statuses: posts.filter(({ createdAt }) => new Date(createdAt).getUTCMonth() === month).length,
      ...(version === 1 && { following: follows(world.follows.by('from', accountId), month) }),
      followers: follows(world.follows.by('to', accountId), month),
    })),
    top_hashtags: tags,
    top_statuses: {
      by_reblogs: byReblogs,
      by_favourites: version === 1 ? byFavourites : null,
      by_replies: version === 1 ? topBy(posts, 'repliesCount', [byReblogs, byFavourites]) : null,
    },
    ...(version === 1 && {
      type_distribution: {
        total: posts.length,
        reblogs: posts.filter(({ reblogOfId }) => reblogOfId !== null).length,
        replies: posts.filter((post) => isReply(post, accountId)).length,
        standalone: posts.filter(({ reblogOfId, inReplyToId }) => !reblogOfId && !inReplyToId).length,
      },
      most_used_apps: counted(
        posts.map(({ application }) => application?.name),
        MAX_APPS,
      ),
      commonly_interacted_with_accounts: people(
        posts.filter((post) => isReply(post, accountId)).map((post) => post.inReplyToAccountId),
      ),
      most_reblogged_accounts: people(
        posts.map(({ reblogOfId }) => world.statuses.get(reblogOfId)?.accountId),
      ),
      percentiles: { statuses: 5.3 },
    }),
  }
}
