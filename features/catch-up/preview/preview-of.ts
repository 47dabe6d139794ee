import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, StatusId } from '@/schemas/primitives'
import type { Span } from '../loading/state'

/** A post of home, as far as a preview needs it. */
export interface RecentPost {
  id: StatusId
  /** Time in ms since the epoch. */
  at: number
  by: AccountId
  face: string
}

/** The newest posts of home, and whether there are older ones. */
export interface Recent {
  posts: readonly RecentPost[]
  hasMore: boolean
}

/** The content of a span: its number of posts, or at least that many, and avatars of the people with the newest. */
export interface SpanPreview {
  count: number
  more: boolean
  faces: readonly string[]
}

/** Avatars on a preview. */
const MAX_FACES = 5

/** Returns what the newest posts of home say about a span. */
export function previewOf(span: Span, { posts, hasMore }: Recent, now: number): SpanPreview {
  const isOutside = ({ id, at }: RecentPost) =>
    'lastRead' in span ? compareId(id, span.lastRead) <= 0 : at < now - span.hours * 3_600_000
  const end = posts.findIndex(isOutside)
  const inside = end < 0 ? posts : posts.slice(0, end)
  const faces = new Map(inside.map(({ by, face }) => [by, face]))
  return {
    count: inside.length,
    more: end < 0 && hasMore,
    faces: [...faces.values()].slice(0, MAX_FACES),
  }
}
