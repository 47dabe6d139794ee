import { isId, shownEntries } from '@/lib/live-list'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineState } from '../engine/timeline-state'

/** Age in ms of the post above which the suggestions are placed. */
const SUGGESTIONS_AGE = 4 * 60 * 60 * 1000

/**
 * The id above which home shows the follow suggestions: the first shown post older than four hours, or null.
 * `createdAt` returns the time of a post in ms, or undefined when the cache does not have it.
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
