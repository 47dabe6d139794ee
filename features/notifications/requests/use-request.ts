import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { plainName } from '@/features/session'
import { useCachedEntity, useRuntime } from '@/lib/runtime'
import { notificationKeys } from '../keys'
import {
  notificationRequestQuery,
  requestsOf,
  type NotificationRequest,
  type RequestList,
} from './request-list'

export interface FoundRequest {
  readonly query: UseQueryResult<NotificationRequest>
  /** Name of the sender; null until it is loaded. */
  readonly name: string | null
}

/** Returns a request, at first from the list when it is there. */
export function useRequest(id: string): FoundRequest {
  const runtime = useRuntime()
  const { client } = runtime
  const query = useQuery({
    ...notificationRequestQuery(runtime, id),
    placeholderData: () => {
      const listed = client.getQueryData<RequestList>(notificationKeys.requests())
      return listed && requestsOf(listed).find((request) => request.id === id)
    },
  })
  const account = useCachedEntity('account', query.data?.account ?? null)
  return { query, name: account ? plainName(account) : null }
}
