import type { StatusId } from '@/schemas/primitives'

/** Maximum number of posts of a catch-up: Mastodon keeps 800 posts of a home feed. */
export const MAX_POSTS = 800
/** Spans to choose from, in hours. */
export const HOURS = [1, 2, 4, 8, 12, 24] as const

/** How far back a catch-up reads: some hours, or to the last read post. */
export type Span = { hours: number } | { lastRead: StatusId }

/**
 * loading: pages are being requested; waiting: rate limited until `resumeAt`; failed: a page did not load;
 * cancelled: the reader stopped it; done: it is complete.
 */
type CatchUpPhase = 'loading' | 'waiting' | 'failed' | 'cancelled' | 'done'

/** A catch-up: its span, its posts and its progress. */
export interface CatchUpState {
  /** With `ids`, the shape of a list, so that the cache keeps its posts. */
  kind: 'status'
  /** In the order of home, newest first. */
  ids: readonly StatusId[]
  id: string
  span: Span
  /** Time of the start, in ms since the epoch: nothing newer is included. */
  until: number
  phase: CatchUpPhase
  /** Time of the oldest loaded post, in ms since the epoch; null before the first page. */
  reached: number | null
  /** Number of posts that could not be parsed. */
  lost: number
  /** True when it ended at MAX_POSTS before the end of its span. */
  full: boolean
  /** End of the rate limit in ms since the epoch; null when not waiting. */
  resumeAt: number | null
  /** Address of the next page; null for the first. */
  next: string | null
  /** True when the reader saved it for later. */
  saved: boolean
}

/** Start of the span in ms since the epoch; null when the span ends at a post. */
export const sinceOf = ({ span, until }: Pick<CatchUpState, 'span' | 'until'>): number | null =>
  'hours' in span ? until - span.hours * 3_600_000 : null

/** Loaded share of a catch-up, 0 to 1: by time where the span has a start, else by number of posts. */
export function progressOf(state: CatchUpState): number {
  if (state.phase === 'done') return 1
  const byCount = state.ids.length / MAX_POSTS
  const since = sinceOf(state)
  if (since === null || state.reached === null) return Math.min(1, byCount)
  const byTime = (state.until - state.reached) / (state.until - since)
  return Math.max(0, Math.min(1, Math.max(byCount, byTime)))
}
