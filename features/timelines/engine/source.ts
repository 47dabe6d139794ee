import type { QueryKey } from '@tanstack/react-query'
import { accountApiPath, apiSegment, type Feature, type QueryParams } from '@/lib/http'
import type { Channel } from '@/lib/streaming'
import type { AccountId, ListId } from '@/schemas/primitives'
import type { StatusDto } from '@/schemas/statuses/status'
import { timelineKeys } from '../keys'

/** The source of a timeline: pages from `path` and `query`, live posts from `channel`. */
export interface TimelineSource {
  kind: 'home' | 'public' | 'tag' | 'account' | 'list' | 'link'
  key: QueryKey
  path: string
  query?: QueryParams
  /** The stream of new posts; null when there is none. */
  channel: Channel | null
  /** Further streams of posts for this list. */
  also?: readonly Channel[]
  /** The server feature to rule out when a visitor may not read this list. */
  feature?: Feature
  /** True when a streamed post belongs to this list. Default: every post does. */
  accepts?: (status: StatusDto) => boolean
}

const PUBLIC = '/api/v1/timelines/public'

export type PublicKind = 'all' | 'local' | 'remote'

/** Posts of the accounts that the signed-in account follows. */
export const homeSource = (): TimelineSource => ({
  kind: 'home',
  key: timelineKeys.home(),
  path: '/api/v1/timelines/home',
  channel: { stream: 'user' },
})

/**
 * Public posts of all servers, of this server, or of the others; with `media`, only posts with attachments.
 */
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

/** Posts of the members of a list. */
export const listSource = (id: ListId): TimelineSource => ({
  kind: 'list',
  key: timelineKeys.list(id),
  path: `/api/v1/timelines/list/${apiSegment(id)}`,
  channel: { stream: 'list', list: id },
})

/** Public posts that link to a page. */
export const linkSource = (url: string): TimelineSource => ({
  kind: 'link',
  key: timelineKeys.link(url),
  path: '/api/v1/timelines/link',
  query: { url },
  channel: null,
})

export type AccountTab = 'posts' | 'replies' | 'media'

interface AccountFilter {
  /** A hashtag of the posts. */
  tagged?: string
  /** Default true. */
  boosts?: boolean
  /** Replies among posts with media. Default true. */
  replies?: boolean
}

/** Posts of an account: without replies, with replies, or with media. Only media asks for 40 a page; the other sources use the default of the server. */
export function accountSource(
  id: AccountId,
  tab: AccountTab,
  { tagged, boosts = true, replies = true }: AccountFilter = {},
): TimelineSource {
  const kinds = {
    posts: { exclude_replies: true },
    replies: {},
    media: { only_media: true, limit: 40, ...(!replies && { exclude_replies: true }) },
  }
  const query = {
    ...kinds[tab],
    ...(tagged !== undefined && { tagged }),
    ...(!boosts && { exclude_reblogs: true }),
  }
  return {
    kind: 'account',
    key: timelineKeys.account(id, query),
    path: accountApiPath(id, 'statuses'),
    query,
    channel: null,
  }
}
