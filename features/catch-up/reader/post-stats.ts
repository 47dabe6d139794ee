import type { EntityCache } from '@/lib/cache'
import type { Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** The kinds to filter by; a post may have several. */
export const KINDS = ['posts', 'replies', 'boosts', 'quotes', 'media', 'links'] as const
export type PostKind = (typeof KINDS)[number]

/** The properties of a post that a catch-up sorts and counts by. */
export interface PostStats {
  id: StatusId
  /** The account whose post or boost is in home: the booster, else the author. */
  author: AccountId
  kinds: readonly PostKind[]
  /** ms since the epoch. */
  time: number
  replies: number
  boosts: number
  favourites: number
  /** Address of the linked page. */
  link: string | null
}

/** The kinds of a post; `subject` is the boosted post, else the post itself. */
export function kindsOf(status: Status, subject: Status): PostKind[] {
  const boost = Boolean(status.reblog)
  const reply = !boost && status.in_reply_to_id !== null
  return [
    ...(!boost && !reply && !subject.quote ? (['posts'] as const) : []),
    ...(reply ? (['replies'] as const) : []),
    ...(boost ? (['boosts'] as const) : []),
    ...(subject.quote ? (['quotes'] as const) : []),
    ...(subject.media_attachments.length > 0 ? (['media'] as const) : []),
    ...(linkOf(subject) === null ? [] : (['links'] as const)),
  ]
}

const linkOf = ({ card }: Status): string | null => card?.url || null

/** Returns the stats of posts; leaves out posts that the cache does not have. */
export function postStatsOf(cache: EntityCache, ids: readonly StatusId[]): PostStats[] {
  return ids.flatMap((id) => {
    const status = cache.read('status', id)
    if (!status) return []
    const subject = (status.reblog && cache.read('status', status.reblog)) || status
    return {
      id,
      author: status.account,
      kinds: kindsOf(status, subject),
      time: Date.parse(status.created_at) || 0,
      replies: subject.replies_count,
      boosts: subject.reblogs_count,
      favourites: subject.favourites_count,
      link: linkOf(subject),
    }
  })
}
