import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import { scheduledStatusDto, type ScheduledStatus } from '@/schemas/statuses/scheduled'
import { scheduledKey } from '../keys'
import { withoutPost, withTime } from './patches'

const pathOf = (id: string) => `/api/v1/scheduled_statuses/${apiSegment(id)}`

const GONE = Symbol('gone')

/** Returns a replacement for the answer when the post is gone; throws every other error. */
const goneOrThrow = (error: unknown): { data: typeof GONE } => {
  if (isApiError(error, 'notFound')) return { data: GONE }
  throw error
}

interface GoneOptions {
  /** Called when the post had left the schedule before. It may be published. */
  onGone?: () => void
}

/**
 * Changes the time of a scheduled post, ISO 8601; shown after the server accepts it. A post that is gone leaves the list
 * and `onGone` is called.
 */
export const reschedule = (id: string, at: string, { onGone }: GoneOptions = {}) =>
  queryMutation<ScheduledStatus[], ScheduledStatus | typeof GONE>({
    key: scheduledKey(),
    item: id,
    slot: 'time',
    request: (http) =>
      http
        .request(pathOf(id), { method: 'PUT', json: { scheduled_at: at }, schema: scheduledStatusDto })
        .catch(goneOrThrow),
    settle: (list, answer) =>
      answer === GONE ? withoutPost(id)(list) : withTime(id, answer.scheduled_at)(list),
    onDone: (answer) => {
      if (answer === GONE) onGone?.()
    },
  })

/**
 * Removes a post from the schedule. One that is gone already counts as removed, but may be published: `onGone` is called.
 */
export const unschedule = (id: string, { onGone }: GoneOptions = {}) =>
  queryMutation<ScheduledStatus[], unknown>({
    key: scheduledKey(),
    item: id,
    slot: 'delete',
    patch: withoutPost(id),
    request: (http) => http.request(pathOf(id), { method: 'DELETE', schema: z.unknown() }).catch(goneOrThrow),
    onDone: (answer) => {
      if (answer === GONE) onGone?.()
    },
  })
