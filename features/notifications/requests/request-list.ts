import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { idRefs, normaliseAnswer, type EntityRows } from '@/lib/cache'
import { apiSegment, type ApiError } from '@/lib/http'
import { nextAddress } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { notificationRequestDto, notificationRequestsDto } from '@/schemas/notifications/notification-policy'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { notificationKeys } from '../keys'

export const REQUESTS_PATH = '/api/v1/notifications/requests'

/** A sender whose notifications are filtered. */
export interface NotificationRequest {
  readonly id: string
  readonly account: AccountId
  /** The last post that was filtered. */
  readonly status: StatusId | null
  /** Number of notifications; null when unknown. */
  readonly count: number | null
  readonly updatedAt: string
}

/** A page of requests. `ids` are the accounts, including those of requests that were answered since. */
interface RequestsPage {
  kind: 'account'
  ids: AccountId[]
  requests: readonly NotificationRequest[]
  next: string | null
  lost?: number
}

export type RequestList = InfiniteData<RequestsPage, string | null>

const requestOf = (rows: EntityRows, dto: z.output<typeof notificationRequestDto>): NotificationRequest => ({
  id: dto.id,
  account: rows.account(dto.account),
  status: dto.last_status && rows.status(dto.last_status),
  count: dto.notifications_count,
  updatedAt: dto.updated_at,
})

/** Keeps the accounts and posts of the list in the cache. */
const keepRequests = ({ cache }: Runtime) =>
  cache.lists.register<RequestList>(notificationKeys.requests(), {
    refs: ({ pages }) =>
      pages.flatMap(({ ids, requests }) => [
        ...idRefs('account', ids),
        ...idRefs(
          'status',
          requests.flatMap(({ status }) => status ?? []),
        ),
      ]),
  })

/** The filtered senders, newest first, in pages of 80. */
export const notificationRequestsQuery = ({
  http,
  cache,
  service,
}: Pick<Runtime, 'http' | 'cache' | 'service'>) =>
  infiniteQueryOptions<RequestsPage, ApiError, RequestList, QueryKey, string | null>({
    queryKey: notificationKeys.requests(),
    meta: { skipAlert: true },
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      service(keepRequests)
      const answer = await http.request(pageParam ?? REQUESTS_PATH, {
        ...(pageParam === null && { query: { limit: 80 } }),
        schema: notificationRequestsDto,
        signal,
      })
      const { rows, requests } = normaliseAnswer((entities) => ({
        requests: answer.data.map((dto) => requestOf(entities, dto)),
      }))
      cache.ingest(rows, answer.sent)
      const { next, lost } = answer
      const ids = requests.map(({ account }) => account)
      return { kind: 'account', ids, requests, next, ...(lost > 0 && { lost }) }
    },
    getNextPageParam: ({ next, ids }, _pages, _param, params) => nextAddress(next, ids, params),
  })

/** One request; throws a 'notFound' error when it was answered. */
export const notificationRequestQuery = ({ http, cache }: Pick<Runtime, 'http' | 'cache'>, id: string) =>
  queryOptions<NotificationRequest>({
    queryKey: notificationKeys.request(id),
    meta: { skipAlert: true },
    queryFn: async ({ signal }) => {
      const path = `${REQUESTS_PATH}/${apiSegment(id)}`
      const { data, sent } = await http.request(path, { schema: notificationRequestDto, signal })
      const { rows, request } = normaliseAnswer((entities) => ({ request: requestOf(entities, data) }))
      cache.ingest(rows, sent)
      return request
    },
  })

/** Returns all loaded requests, each once. */
export function requestsOf({ pages }: Pick<RequestList, 'pages'>): NotificationRequest[] {
  const byId = new Map(pages.flatMap(({ requests }) => requests.map((request) => [request.id, request])))
  return [...byId.values()]
}

const without =
  (isGone: (request: NotificationRequest) => boolean) =>
  (list: RequestList): RequestList =>
    list.pages.some(({ requests }) => requests.some(isGone))
      ? {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            requests: page.requests.filter((request) => !isGone(request)),
          })),
        }
      : list

/** Removes requests from the list. */
export const withoutRequests = (ids: readonly string[]) => without(({ id }) => ids.includes(id))

/** Reloads the list, if it was loaded, after people were unblocked or unmuted. */
export function refreshRequests({ client }: Pick<Runtime, 'client'>): void {
  void client.invalidateQueries({ queryKey: notificationKeys.requests(), exact: true })
}

/** Removes the request of a blocked or muted account, as the server does. */
export function removeRequestsOf({ cache, client }: Runtime, account: AccountId): void {
  if (client.getQueryData(notificationKeys.requests()) === undefined) return
  cache.sets.adjust(
    notificationKeys.requests(),
    without((request) => request.account === account),
  )
}
