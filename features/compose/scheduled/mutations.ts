import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id } from '@/schemas/primitives'
import { scheduledStatusDto, type ScheduledStatus } from '@/schemas/statuses/scheduled'
import { scheduledKey } from '../keys'
import { withoutPost, withTime } from './patches'

const pathOf = (post: ScheduledStatus['id']) => `/api/v1/scheduled_statuses/${apiSegment(post)}`

/** Returns the answer 'gone' when the post had left the schedule before; throws every other error. */
const goneOrThrow = (error: unknown): { data: 'gone' } => {
  if (isApiError(error, 'notFound')) return { data: 'gone' }
  throw error
}

/**
 * Changes the time of a scheduled post, ISO 8601; shown after the server accepts it. A post that had left the schedule
 * before also leaves the list, and the answer is 'gone': it may be published.
 */
export const reschedule = defineMutation({
  name: 'reschedule',
  args: z.object({ id: id<'scheduled'>(), at: z.string() }),
  create: ({ id: post, at }) =>
    queryMutation<ScheduledStatus[], ScheduledStatus | 'gone'>({
      key: scheduledKey(),
      item: post,
      slot: 'time',
      request: (http) =>
        http
          .request(pathOf(post), { method: 'PUT', json: { scheduled_at: at }, schema: scheduledStatusDto })
          .catch(goneOrThrow),
      settle: (list, answer) =>
        answer === 'gone' ? withoutPost(post)(list) : withTime(post, answer.scheduled_at)(list),
    }),
})

/**
 * Removes a post from the schedule. One that had left it before counts as removed, but may be published: the answer is
 * 'gone'.
 */
export const unschedule = defineMutation({
  name: 'unschedule',
  args: z.object({ id: id<'scheduled'>() }),
  create: ({ id: post }) =>
    queryMutation<ScheduledStatus[], 'removed' | 'gone'>({
      key: scheduledKey(),
      item: post,
      slot: 'delete',
      patch: withoutPost(post),
      request: (http) =>
        http
          .request(pathOf(post), { method: 'DELETE', schema: z.unknown() })
          .then(() => ({ data: 'removed' as const }), goneOrThrow),
    }),
})
