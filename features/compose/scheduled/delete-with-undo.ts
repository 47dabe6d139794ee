import * as z from 'zod/mini'
import { alertError } from '@/lib/alerts'
import { apiSegment, isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import { scheduledStatusDto, type ScheduledStatus } from '@/schemas/scheduled'
import { messages } from './messages'
import { scheduledKey } from '../keys'

const pathOf = ({ id }: Pick<ScheduledStatus, 'id'>) => `/api/v1/scheduled_statuses/${apiSegment(id)}`

const byTime = (a: ScheduledStatus, b: ScheduledStatus) =>
  Date.parse(a.scheduled_at) - Date.parse(b.scheduled_at)

function changeList({ client }: Runtime, change: (list: ScheduledStatus[]) => ScheduledStatus[]): void {
  client.setQueryData<ScheduledStatus[]>(scheduledKey(), (list) => list && change(list))
}

const take = (runtime: Runtime, id: string) =>
  changeList(runtime, (list) => list.filter((one) => one.id !== id))
const putBack = (runtime: Runtime, post: ScheduledStatus) =>
  changeList(runtime, (list) => [...list.filter(({ id }) => id !== post.id), post].sort(byTime))

/** Gives a scheduled post another time, ISO 8601. Throws ApiError. */
export async function reschedule(runtime: Runtime, post: ScheduledStatus, at: string): Promise<void> {
  const { data } = await runtime.http.request(pathOf(post), {
    method: 'PUT',
    json: { scheduled_at: at },
    schema: scheduledStatusDto,
  })
  putBack(runtime, { ...post, scheduled_at: data.scheduled_at })
}

/** Takes a scheduled post out of the schedule. One that is no more is as good. Throws ApiError. */
export async function unschedule(
  runtime: Runtime,
  post: ScheduledStatus,
  { keepalive = false }: { keepalive?: boolean } = {},
): Promise<void> {
  try {
    await runtime.http.request(pathOf(post), { method: 'DELETE', schema: z.unknown(), keepalive })
  } catch (error) {
    if (!isApiError(error, 'missing')) throw error
  }
  take(runtime, post.id)
}

/** Removes a scheduled post at once and deletes it on the server after 10 s; until then it can be undone. */
export const deleteScheduled = (runtime: Runtime, post: ScheduledStatus, intl: IntlShape): void =>
  startUndoable(
    runtime,
    {
      key: `unschedule ${post.id}`,
      text: intl.formatMessage(messages.deleted),
      show: () => {
        take(runtime, post.id)
        return () => {}
      },
      send: (keepalive) =>
        void unschedule(runtime, post, { keepalive }).catch((error: unknown) => {
          putBack(runtime, post)
          alertError(error, intl, { identity: runtime.identity.who })
        }),
      onUndone: () => putBack(runtime, post),
    },
    intl,
  )
