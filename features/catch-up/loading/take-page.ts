import { compareId } from '@/lib/live-list/compare-id'
import type { StatusId } from '@/schemas/primitives'
import { MAX_POSTS, sinceOf, type CatchUpState } from './state'

interface Post {
  id: StatusId
  created_at: string
}

/**
 * Adds a page of home to a catch-up. The catch-up ends at the first post before the span, at a page with no
 * new posts, at MAX_POSTS, or when there is no next page. `next` is the address of the following page,
 * `lost` the number of its posts that could not be parsed.
 */
export function takePage(
  state: CatchUpState,
  posts: readonly Post[],
  next: string | null,
  lost = 0,
): CatchUpState {
  const since = sinceOf(state)
  const { span } = state
  const isBefore = (post: Post) =>
    'lastRead' in span
      ? compareId(post.id, span.lastRead) <= 0
      : since !== null && Date.parse(post.created_at) < since
  const end = posts.findIndex(isBefore)
  const inside = end < 0 ? posts : posts.slice(0, end)
  const known = new Set(state.ids)
  const fresh = inside.filter(({ id }) => !known.has(id))
  const room = MAX_POSTS - state.ids.length
  const taken = fresh.slice(0, room)
  const last = taken.at(-1)
  const full = fresh.length > room || (taken.length === room && end < 0 && next !== null)
  const over = full || end >= 0 || fresh.length === 0 || next === null
  const time = last ? Date.parse(last.created_at) : Number.NaN
  return {
    ...state,
    ids: [...state.ids, ...taken.map(({ id }) => id)],
    reached: Number.isNaN(time) ? state.reached : Math.min(time, state.reached ?? time),
    phase: over ? 'done' : 'loading',
    lost: state.lost + lost,
    full,
    resumeAt: null,
    next,
  }
}
