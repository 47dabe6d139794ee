import type { AccountId, StatusId } from '@/schemas/primitives'
import { KINDS, sharersOf, type PostStats, type PostKind } from './post-stats'

export const SORTS = ['newest', 'oldest', 'replies', 'boosts', 'favourites', 'density'] as const
export type Sort = (typeof SORTS)[number]

/** The reader's choice of posts, and their order. */
export interface Arrangement {
  kind: 'all' | PostKind
  /** Show only posts that this account posted or boosted; null shows all. */
  author: AccountId | null
  /** Show only posts that link to this page; null shows all. */
  link: string | null
  sort: Sort
  /** Keep the posts of each person together. */
  grouped: boolean
}

export const AS_IT_CAME: Arrangement = {
  kind: 'all',
  author: null,
  link: null,
  sort: 'newest',
  grouped: false,
}

/** Counts the posts of each kind. */
export function countKinds(stats: readonly PostStats[]): Record<'all' | PostKind, number> {
  const of = (kind: PostKind) => stats.filter(({ kinds }) => kinds.includes(kind)).length
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<PostKind, number>
  return { ...counts, all: stats.length }
}

/** People by number of posts, descending; ties are in the order of their newest post. */
export function authorsOf(stats: readonly PostStats[]): { id: AccountId; count: number }[] {
  const counts = new Map<AccountId, number>()
  for (const person of stats.flatMap(sharersOf)) counts.set(person, (counts.get(person) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count)
}

/** Linked pages, the one that most people shared first, each with a post that has its preview card. */
export function topLinks(
  stats: readonly PostStats[],
  most: number,
): { url: string; people: number; post: StatusId }[] {
  const links = new Map<string, { people: Set<AccountId>; post: StatusId }>()
  for (const post of stats) {
    if (post.link === null) continue
    const link = links.get(post.link) ?? { people: new Set<AccountId>(), post: post.id }
    for (const person of sharersOf(post)) link.people.add(person)
    links.set(post.link, link)
  }
  return [...links]
    .map(([url, { people, post }]) => ({ url, people: people.size, post }))
    .toSorted((a, b) => b.people - a.people)
    .slice(0, most)
}

type Order = (a: PostStats, b: PostStats) => number

const ORDERS: Record<Exclude<Sort, 'density'>, Order> = {
  newest: (a, b) => b.time - a.time,
  oldest: (a, b) => a.time - b.time,
  replies: (a, b) => b.replies - a.replies,
  boosts: (a, b) => b.boosts - a.boosts,
  favourites: (a, b) => b.favourites - a.favourites,
}

/** Puts the posts of the most active people first. */
function byDensity(stats: readonly PostStats[]): Order {
  const ranks = new Map(authorsOf(stats).map(({ id }, rank) => [id, rank]))
  return (a, b) => (ranks.get(a.author) ?? 0) - (ranks.get(b.author) ?? 0)
}

/** A post, and who boosted it. */
interface PostRow {
  id: StatusId
  boosters: readonly AccountId[]
  /** The person that the heading above names; null without headings. */
  under: AccountId | null
  heading?: undefined
}

/** A row is a post, or the heading above the posts of a person. */
export type CatchUpRow = PostRow | { heading: AccountId; count: number }

/** Returns the rows of a catch-up. Ties keep the order of home. */
export function arrange(stats: readonly PostStats[], how: Arrangement): CatchUpRow[] {
  const { kind, author, link, sort, grouped } = how
  const chosen = stats.filter(
    (post) =>
      (kind === 'all' || post.kinds.includes(kind)) &&
      (author === null || sharersOf(post).includes(author)) &&
      (link === null || post.link === link),
  )
  const sorted = chosen.toSorted(sort === 'density' ? byDensity(chosen) : ORDERS[sort])
  if (!grouped) return sorted.map(({ id, boosters }) => ({ id, boosters, under: null }))
  // A person is placed where the first of their posts is.
  const groups = new Map<AccountId, PostStats[]>()
  for (const post of sorted) groups.set(post.author, [...(groups.get(post.author) ?? []), post])
  return [...groups].flatMap(([heading, posts]): CatchUpRow[] => [
    { heading, count: posts.length },
    ...posts.map(({ id, boosters }) => ({ id, boosters, under: heading })),
  ])
}
