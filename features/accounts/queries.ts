import { queryOptions } from '@tanstack/react-query'
import { entityKey, normaliseAccount } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { accountDto } from '@/schemas/accounts/account'
import type { AccountId } from '@/schemas/primitives'
import { accountKeys } from './keys'

/** One account by id, stored in the entity cache. */
export const accountQuery = ({ http, cache }: Runtime, id: AccountId) =>
  queryOptions({
    queryKey: entityKey('account', id),
    meta: { skipAlert: true },
    queryFn: async () => {
      const answer = await http.request(`/api/v1/accounts/${apiSegment(id)}`, { schema: accountDto })
      cache.ingest(normaliseAccount(answer.data).rows, answer.sent)
      const cached = cache.read('account', id)
      if (!cached) throw new Error('The server answered with another account')
      return cached
    },
  })

/**
 * The account id of a handle; null when the server finds none. Uses lookup, else (older servers, a remote
 * handle) search, which visitors may not use. A missing account is cached as null.
 */
export const lookupQuery = ({ http, cache, me }: Runtime, acct: string) =>
  queryOptions({
    queryKey: accountKeys.lookup(acct),
    meta: { skipAlert: true },
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<AccountId | null> => {
      try {
        const answer = await http.request('/api/v1/accounts/lookup', {
          query: { acct },
          schema: accountDto,
          signal,
        })
        const { rows, id } = normaliseAccount(answer.data)
        cache.ingest(rows, answer.sent)
        return id
      } catch (error) {
        // A refusal of a visitor says that only members may know.
        if (!isApiError(error, 'notFound', 'invalid', me === null ? 'notFound' : 'refused')) throw error
        if (me === null) return null
      }
      const { findBySearch } = await import('./find-by-search')
      return findBySearch({ http, cache }, acct, signal)
    },
  })
