import { shownIdOf, shownStatusOf, type EntityCache } from '@/lib/cache'
import type { Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** The kinds to filter by; a post may have several. */
export const KINDS = ['posts', 'replies', 'boosts', 'quotes', 'media', 'links'] as const
export type PostKind = (typeof KINDS)[number]

/** The properties of a post that a catch-up sorts and counts by. */
export interface PostStats {
  /** The post in home: the original, else its newest boost. */
  id: StatusId
  /** The account whose post or boost is in home: the author, else the latest booster. */
  author: AccountId
  /** False when only boosts of it are in home. */
  isOriginal: boolean
  /** The accounts whose boosts of it are in home, the latest first. */
  boosters: readonly AccountId[]
  kinds: readonly PostKind[]
  /** ms since the epoch. */
  time: number
  replies: number
  boosts: number
  favourites: number
  /** Address of the linked page. */
  link: string | null
}

/** The kinds of a post; `shown` is the boosted post, else the post itself. */
function kindsOf(status: Status, shown: Status): PostKind[] {
  const boost = Boolean(status.reblog)
  const reply = !boost && status.in_reply_to_id !== null
  return [
    ...(!boost && !reply && !shown.quote ? (['posts'] as const) : []),
    ...(reply ? (['replies'] as const) : []),
    ...(boost ? (['boosts'] as const) : []),
    ...(shown.quote ? (['quotes'] as const) : []),
    ...(shown.media_attachments.length > 0 ? (['media'] as const) : []),
    ...(linkOf(shown) === null ? [] : (['links'] as const)),
  ]
}

const linkOf = ({ card }: Status): string | null => card?.url || null

/** Everyone whose post or boost of it is in home. */
export const sharersOf = ({ author, boosters }: PostStats): AccountId[] => [...new Set([author, ...boosters])]

/** Merges two entries of home that show the same post; `earlier` is further down. */
function mergeStats(known: PostStats, earlier: PostStats): PostStats {
  const main = earlier.isOriginal ? earlier : known
  return {
    ...main,
    isOriginal: known.isOriginal || earlier.isOriginal,
    boosters: [...new Set([...known.boosters, ...earlier.boosters])],
    kinds: [...new Set([...main.kinds, ...known.kinds, ...earlier.kinds])],
  }
}

/**
 * Returns the stats of posts, each post once: its boosts are merged with it. Leaves out posts that the cache
 * does not have.
 */
export function postStatsOf(cache: EntityCache, ids: readonly StatusId[]): PostStats[] {
  const found = new Map<StatusId, PostStats>()
  for (const id of ids) {
    const status = cache.read('status', id)
    if (!status) continue
    const shown = shownStatusOf(cache, status) ?? status
    const stats: PostStats = {
      id,
      author: status.account,
      isOriginal: !status.reblog,
      boosters: status.reblog ? [status.account] : [],
      kinds: kindsOf(status, shown),
      time: Date.parse(status.created_at) || 0,
      replies: shown.replies_count,
      boosts: shown.reblogs_count,
      favourites: shown.favourites_count,
      link: linkOf(shown),
    }
    const shownId = shownIdOf(cache, id)
    const known = found.get(shownId)
    found.set(shownId, known ? mergeStats(known, stats) : stats)
  }
  return [...found.values()]
}
