import type { Runtime } from '@/lib/runtime'
import type { NotificationDto } from '@/schemas/notifications/notification'
import { peopleKeys } from '../keys'

/** Adds a follow request that arrived to the list and the count. The code loads with the first request. */
export function noteFollowRequest(
  runtime: Runtime,
  { type, account }: Pick<NotificationDto, 'type' | 'account'>,
): void {
  if (type !== 'follow_request') return
  import('./request-arrival').then(
    ({ addArrival }) => addArrival(runtime, account),
    () => {},
  )
}

/** Adds requests that arrived before the stream was connected to the loaded list. */
export function addMissedRequests(runtime: Runtime): void {
  if (!runtime.client.getQueryData(peopleKeys.requests())) return
  // The list stays as it is when the request fails, and is read again when it is opened.
  import('./request-arrival').then(({ addMissed }) => addMissed(runtime)).catch(() => {})
}
