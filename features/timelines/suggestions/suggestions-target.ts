import { isId, shownEntries } from '@/lib/live-list'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineState } from '../engine/timeline-state'

/** The marker stands above the first post older than this, in ms. */
export const SUGGESTIONS_AGE = 4 * 60 * 60 * 1000

/**
 * The id above which the follow suggestions stand in a home timeline: the first shown post older than four hours, or null.
 * `createdAt` gives a post's time in ms, or undefined when the post is not known.
 */
export function suggestionsBefore(
  state: TimelineState,
  createdAt: (id: StatusId) => number | undefined,
  now: number,
): StatusId | null {
  const found = shownEntries(state).find((entry) => {
    const at = isId(entry) ? createdAt(entry) : undefined
    return at !== undefined && now - at > SUGGESTIONS_AGE
  })
  return isId(found) ? found : null
}
