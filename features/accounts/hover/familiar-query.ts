import { queryOptions } from '@tanstack/react-query'
import { normaliseAccounts } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { familiarFollowersDto } from '@/schemas/accounts/familiar'
import { accountKeys } from '../keys'

/** The ids of followed accounts that follow this account too, as many as the server returns. */
export const familiarQuery = ({ http, cache }: Runtime, id: AccountId) =>
  queryOptions({
    queryKey: accountKeys.familiar(id),
    meta: { skipAlert: true },
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }): Promise<AccountId[]> => {
      const answer = await http.request('/api/v1/accounts/familiar_followers', {
        query: { id: [id] },
        schema: familiarFollowersDto,
        signal,
      })
      const found = answer.data.find((each) => each.id === id)
      if (!found) return []
      const { rows, ids } = normaliseAccounts(found.accounts)
      cache.ingest(rows, answer.sent)
      return ids
    },
  })
