import type { StatusId } from '@/schemas/primitives'

/** Posts that a catch-up holds at most: as many as servers keep of a home feed. */
export const MOST_POSTS = 800
/** Spans to choose from, in hours. */
export const HOURS = [1, 2, 4, 8, 12, 24] as const

/** How far back a catch-up goes: some hours, or to the post that was read last. */
export type Span = { hours: number } | { lastRead: StatusId }

/**
 * loading: pages come; waiting: the server asked for a pause until `resumeAt`; failed: a page did not come; cancelled:
 * the reader had enough; done: all of it is there.
 */
export type CatchUpPhase = 'loading' | 'waiting' | 'failed' | 'cancelled' | 'done'

/** One catch-up: which part of home it is about and what came of it. */
export interface CatchUpState {
  /** With `ids` the form of a list, so that its posts stay in the cache. */
  kind: 'status'
  /** In the order of home, newest first. */
  ids: readonly StatusId[]
  id: string
  span: Span
  /** When it was begun, ms since the epoch: nothing newer is in it. */
  until: number
  phase: CatchUpPhase
  /** Time of the oldest post that came, ms since the epoch; null before the first page. */
  reached: number | null
  /** Posts that the server sent in a form that cannot be read: they are missing here. */
  lost: number
  /** It ended at MOST_POSTS, not at the end of its span. */
  full: boolean
  /** ms since the epoch. */
  resumeAt: number | null
  /** Address of the next page; null for the first. */
  next: string | null
  /** It outlives the page. */
  kept: boolean
}

/** Beginning of the span in ms since the epoch; null when only a post marks it. */
export const sinceOf = ({ span, until }: Pick<CatchUpState, 'span' | 'until'>): number | null =>
  'hours' in span ? until - span.hours * 3_600_000 : null

/** How much of a catch-up is loaded, 0 to 1: by time where the span has a beginning, else by posts. */
export function progressOf(state: CatchUpState): number {
  if (state.phase === 'done') return 1
  const byCount = state.ids.length / MOST_POSTS
  const since = sinceOf(state)
  if (since === null || state.reached === null) return Math.min(1, byCount)
  const byTime = (state.until - state.reached) / (state.until - since)
  return Math.max(0, Math.min(1, Math.max(byCount, byTime)))
}
