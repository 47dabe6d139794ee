import { queryOptions } from '@tanstack/react-query'
import { keys, splitAccounts } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { familiarFollowersDto } from '@/schemas/familiar'

/** Those one follows who follow an account too: ids, as many as the server cares to name. */
export const familiarQuery = ({ http, cache }: Runtime, id: AccountId) =>
  queryOptions({
    queryKey: keys.accounts.familiar(id),
    meta: { skipAlert: true },
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }): Promise<AccountId[]> => {
      const answer = await http.request('/api/v1/accounts/familiar_followers', {
        query: { id: [id] },
        schema: familiarFollowersDto,
        signal,
      })
      const of = answer.data.find((each) => each.id === id)
      if (!of) return []
      const { rows, ids } = splitAccounts(of.accounts)
      cache.ingest(rows, answer.sent)
      return ids
    },
  })
