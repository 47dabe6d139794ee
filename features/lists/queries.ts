import { queryOptions } from '@tanstack/react-query'
import { normaliseAccounts } from '@/lib/cache'
import { accountApiPath, apiSegment, isApiError } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/accounts/account'
import type { AccountId, ListId } from '@/schemas/primitives'
import { listDto, listsDto, type List } from '@/schemas/list'
import { listKeys } from './keys'

/** The user's lists in the order of the server. */
export const listsQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: listKeys.all(),
    meta: { skipAlert: true },
    queryFn: async ({ signal }) => (await http.request('/api/v1/lists', { schema: listsDto, signal })).data,
  })

/** One list; null when it does not exist. */
export const listQuery = ({ http, client }: Runtime, id: ListId) =>
  queryOptions({
    queryKey: listKeys.one(id),
    meta: { skipAlert: true },
    // The overview already has its title.
    placeholderData: () =>
      client.getQueryData<List[]>(listKeys.all())?.find((list) => list.id === id) ?? undefined,
    queryFn: async ({ signal }): Promise<List | null> => {
      try {
        return (await http.request(`/api/v1/lists/${apiSegment(id)}`, { schema: listDto, signal })).data
      } catch (error) {
        if (!isApiError(error, 'notFound')) throw error
        return null
      }
    },
  })

/** Accounts per page: the most that Mastodon sends. */
const PAGE_SIZE = 80

/** The members of a list, paged. */
export const membersList = (runtime: Runtime, id: ListId) =>
  pagedList(runtime, {
    key: listKeys.members(id),
    kind: 'account',
    path: `/api/v1/lists/${apiSegment(id)}/accounts`,
    query: { limit: PAGE_SIZE },
    schema: accountsDto,
    split: normaliseAccounts,
    meta: { skipAlert: true },
  })

/** Accounts whose name or address matches a text, followed ones only or all. Not paged. */
export const memberSearch = (runtime: Runtime, text: string, following: boolean) =>
  pagedList(runtime, {
    key: listKeys.search(text, following),
    kind: 'account',
    path: '/api/v1/accounts/search',
    // `resolve` looks up an address that the server does not know yet.
    query: { q: text, ...(following ? { following } : { resolve: true }) },
    schema: accountsDto,
    split: normaliseAccounts,
    next: () => null,
    meta: { skipAlert: true },
  })

/** The ids of the lists that contain an account. */
export const containingQuery = ({ http }: Runtime, account: AccountId) =>
  queryOptions({
    queryKey: listKeys.containing(account),
    meta: { skipAlert: true },
    queryFn: async ({ signal }) => {
      const path = accountApiPath(account, 'lists')
      return (await http.request(path, { schema: listsDto, signal })).data.map(({ id }) => id)
    },
  })
