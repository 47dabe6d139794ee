import type { QueryKey } from '@tanstack/react-query'
import { keys } from '@/lib/cache'
import type { Query } from '@/lib/http'
import type { Channel } from '@/lib/streaming'
import type { AccountId } from '@/schemas/primitives'

/** Where a timeline comes from: pages by `path` and `query`, live posts by `channel`. */
export interface TimelineSource {
  kind: 'home' | 'public' | 'tag' | 'account'
  key: QueryKey
  path: string
  query?: Query
  /** Null: nobody tells of new posts. */
  channel: Channel | null
  /** Polled while the stream is down: only home (api-facts 6). */
  polled: boolean
}

const PUBLIC = '/api/v1/timelines/public'

export type PublicKind = 'all' | 'local' | 'remote'

/** What the signed-in account follows. */
export const homeSource = (): TimelineSource => ({
  kind: 'home',
  key: keys.timeline.home(),
  path: '/api/v1/timelines/home',
  channel: { stream: 'user' },
  polled: true,
})

/** Public posts of all servers, of this one, or of the others. */
export function publicSource(kind: PublicKind): TimelineSource {
  const query = kind === 'all' ? {} : { [kind]: true }
  return {
    kind: 'public',
    key: keys.timeline.public(query),
    path: PUBLIC,
    query,
    channel: { stream: kind === 'all' ? 'public' : `public:${kind}` },
    polled: false,
  }
}

/** Posts with a hashtag. */
export const tagSource = (name: string): TimelineSource => ({
  kind: 'tag',
  key: keys.timeline.tag(name),
  path: `/api/v1/timelines/tag/${encodeURIComponent(name)}`,
  channel: { stream: 'hashtag', tag: name },
  polled: false,
})

export type AccountTab = 'posts' | 'replies' | 'media'

/** Posts of an account: without replies, with them, or those with media (40 a page, product.md 9). */
export function accountSource(id: AccountId, tab: AccountTab): TimelineSource {
  const query = {
    posts: { exclude_replies: true },
    replies: {},
    media: { only_media: true, limit: 40 },
  }[tab]
  return {
    kind: 'account',
    key: keys.timeline.account(id, query),
    path: `/api/v1/accounts/${encodeURIComponent(id)}/statuses`,
    query,
    channel: null,
    polled: false,
  }
}
