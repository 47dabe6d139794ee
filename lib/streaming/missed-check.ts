import * as z from 'zod/mini'
import type { StatusId } from '@/schemas/primitives'
import type { PollerOptions } from './polling'

/** The newest post of home. */
const NEWEST = { key: 'newest', path: '/api/v1/timelines/home', query: { limit: 1 } }

const newestDto = z.array(z.object({ id: z.string() }))

/**
 * Creates the check whether home has a newer post than a connection delivered: one that `isKnown` does not find.
 * The same post is reported once.
 */
export function createMissedCheck(
  fetchPage: PollerOptions['fetchPage'],
  isKnown: (id: StatusId) => boolean,
): () => Promise<boolean> {
  let reported: string | null = null
  return async () => {
    const read = z.safeParse(newestDto, await fetchPage(NEWEST))
    const id = read.data?.[0]?.id
    if (id === undefined || id === reported || isKnown(id as StatusId)) return false
    reported = id
    return true
  }
}
