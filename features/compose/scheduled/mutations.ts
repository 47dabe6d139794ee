import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import { scheduledStatusDto, type ScheduledStatus } from '@/schemas/statuses/scheduled'
import { scheduledKey } from '../keys'
import { withoutPost, withTime } from './patches'

const pathOf = (id: string) => `/api/v1/scheduled_statuses/${apiSegment(id)}`

/** Changes the time of a scheduled post, ISO 8601; shown after the server accepts it. */
export const reschedule = (id: string, at: string) =>
  queryMutation({
    key: scheduledKey(),
    item: id,
    slot: 'time',
    request: (http) =>
      http.request(pathOf(id), { method: 'PUT', json: { scheduled_at: at }, schema: scheduledStatusDto }),
    settle: (list: ScheduledStatus[], answer) => withTime(id, answer.scheduled_at)(list),
  })

const GONE = Symbol('gone')

/**
 * Removes a post from the schedule. One that is gone already counts as removed, but may be published: `onGone` is called.
 * `keepalive` lets the call outlive the page.
 */
export const unschedule = (
  id: string,
  { keepalive = false, onGone }: { keepalive?: boolean; onGone?: () => void } = {},
) =>
  queryMutation<ScheduledStatus[], unknown>({
    key: scheduledKey(),
    item: id,
    slot: 'delete',
    patch: withoutPost(id),
    request: (http) =>
      http
        .request(pathOf(id), { method: 'DELETE', schema: z.unknown(), keepalive })
        .catch((error: unknown) => {
          if (isApiError(error, 'notFound')) return { data: GONE }
          throw error
        }),
    onDone: (answer) => {
      if (answer === GONE) onGone?.()
    },
  })
