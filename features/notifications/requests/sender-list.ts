import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { entityHash } from '@/lib/cache'
import type { ApiError } from '@/lib/http'
import { nextAddress } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { notificationsDto } from '@/schemas/notifications/notification'
import type { AccountId } from '@/schemas/primitives'
import { notificationKeys } from '../keys'
import { sampleOf, type NotificationGroup } from '../model/group'
import { normaliseSingles } from '../model/normalise-groups'
import { NOTIFICATIONS_PATH } from '../queries'

/** A page of the notifications of one sender, each a group of its own. */
interface SenderPage {
  kind: 'account'
  ids: AccountId[]
  groups: readonly NotificationGroup[]
  next: string | null
  lost?: number
}

type SenderList = InfiniteData<SenderPage, string | null>

/** Keeps the accounts and posts of these lists in the cache. */
const keepSenders = ({ cache }: Runtime) =>
  cache.lists.register<SenderList>(notificationKeys.sender(), {
    refs: ({ pages }) =>
      pages.flatMap(({ groups }) =>
        groups.flatMap((group) => [
          ...sampleOf(group).map((id) => entityHash('account', id)),
          ...(group.status === null ? [] : [entityHash('status', group.status)]),
        ]),
      ),
  })

/** The notifications of a sender, also the filtered ones, newest first. */
export const senderNotificationsQuery = (
  { http, cache, service }: Pick<Runtime, 'http' | 'cache' | 'service'>,
  account: AccountId,
) =>
  infiniteQueryOptions<SenderPage, ApiError, SenderList, QueryKey, string | null>({
    queryKey: notificationKeys.sender(account),
    meta: { skipAlert: true },
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      service(keepSenders)
      const { data, sent, next, lost } = await http.request(pageParam ?? NOTIFICATIONS_PATH, {
        ...(pageParam === null && { query: { account_id: account } }),
        schema: notificationsDto,
        signal,
      })
      const { groups, rows } = normaliseSingles(data, [])
      cache.ingest(rows, sent)
      return { kind: 'account', ids: groups.flatMap(sampleOf), groups, next, ...(lost > 0 && { lost }) }
    },
    getNextPageParam: ({ next, groups }, _pages, _param, params) => nextAddress(next, groups, params),
  })

/** Returns all loaded notifications, each once. */
export const groupsOf = ({ pages }: Pick<SenderList, 'pages'>): NotificationGroup[] => [
  ...new Map(pages.flatMap(({ groups }) => groups.map((group) => [group.id, group]))).values(),
]
