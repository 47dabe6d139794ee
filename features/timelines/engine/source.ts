import type { QueryKey } from '@tanstack/react-query'
import { apiSegment, isApiError, type Feature, type Query } from '@/lib/http'
import type { Channel } from '@/lib/streaming'
import type { AccountId, ListId } from '@/schemas/primitives'
import type { StatusDto } from '@/schemas/status'
import { timelineKeys } from '../keys'

/** Where a timeline comes from: pages by `path` and `query`, live posts by `channel`. */
export interface TimelineSource {
  kind: 'home' | 'public' | 'tag' | 'account' | 'list' | 'link'
  key: QueryKey
  path: string
  query?: Query
  /** Null: nobody tells of new posts. */
  channel: Channel | null
  /** Further streams that tell of posts of this list. */
  also?: readonly Channel[]
  /** What the server lacks for a visitor whom it refuses this list. */
  feature?: Feature
  /** Whether a post that a stream tells of belongs into this list. Default: all do. */
  accepts?: (status: StatusDto) => boolean
}

const PUBLIC = '/api/v1/timelines/public'

/** Statuses with which servers keep a feed from visitors. */
const KEPT_FROM_VISITORS = [401, 403, 422]

/** Whether `error` says that only members may read; `me` null is a visitor. */
export const isForMembersOnly = (me: AccountId | null, error: unknown): boolean =>
  me === null && isApiError(error) && KEPT_FROM_VISITORS.includes(error.status ?? 0)

export type PublicKind = 'all' | 'local' | 'remote'

/** What the signed-in account follows. */
export const homeSource = (): TimelineSource => ({
  kind: 'home',
  key: timelineKeys.home(),
  path: '/api/v1/timelines/home',
  channel: { stream: 'user' },
})

/** Public posts of all servers, of this one, or of the others; `media`: only those with pictures, video or sound. */
export function publicSource(kind: PublicKind, media = false): TimelineSource {
  const query = { ...(kind !== 'all' && { [kind]: true }), ...(media && { only_media: true }) }
  const stream = kind === 'all' ? 'public' : `public:${kind}`
  return {
    kind: 'public',
    key: timelineKeys.public(query),
    path: PUBLIC,
    query,
    channel: { stream: media ? `${stream}:media` : stream },
    ...(kind === 'local' && { feature: 'localFeed' }),
    ...(kind === 'all' && { feature: 'publicFeed' }),
  }
}

/** Posts of those in a list. */
export const listSource = (id: ListId): TimelineSource => ({
  kind: 'list',
  key: timelineKeys.list(id),
  path: `/api/v1/timelines/list/${apiSegment(id)}`,
  channel: { stream: 'list', list: id },
})

/** Public posts with a link to a page. */
export const linkSource = (url: string): TimelineSource => ({
  kind: 'link',
  key: timelineKeys.link(url),
  path: '/api/v1/timelines/link',
  query: { url },
  channel: null,
})

export type AccountTab = 'posts' | 'replies' | 'media'

/** Posts of an account: without replies, with them, or those with media (40 a page, product.md 9); `tagged` with a tag. */
export function accountSource(id: AccountId, tab: AccountTab, tagged?: string): TimelineSource {
  const kinds = {
    posts: { exclude_replies: true },
    replies: {},
    media: { only_media: true, limit: 40 },
  }
  const query = { ...kinds[tab], ...(tagged !== undefined && { tagged }) }
  return {
    kind: 'account',
    key: timelineKeys.account(id, query),
    path: `/api/v1/accounts/${apiSegment(id)}/statuses`,
    query,
    channel: null,
  }
}
