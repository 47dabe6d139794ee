import { queryOptions } from '@tanstack/react-query'
import { normaliseAccounts } from '@/lib/cache'
import { isPermanentError, lacksEndpoint } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { accountDto } from '@/schemas/accounts/account'
import { tolerantArray, type AccountId } from '@/schemas/primitives'
import { suggestionsDto } from '@/schemas/accounts/suggestion'
import { suggestionsKey } from '../keys'

/**
 * Suggested accounts, with the server's reasons by account. `kind` and `ids` let the cache keep the accounts.
 */
export interface Suggestions {
  kind: 'account'
  ids: AccountId[]
  reasons: Record<string, string>
}

/** Number of suggestions to request. */
const MAX_SUGGESTIONS = 20
const NONE: Suggestions = { kind: 'account', ids: [], reasons: {} }

async function current({ http, cache }: Runtime): Promise<Suggestions> {
  const { data, sent } = await http.request('/api/v2/suggestions', {
    query: { limit: MAX_SUGGESTIONS },
    schema: suggestionsDto,
  })
  const { rows, ids } = normaliseAccounts(data.map(({ account }) => account))
  cache.ingest(rows, sent)
  const reasons = data.flatMap(({ account, sources }) => (sources?.[0] ? [[account.id, sources[0]]] : []))
  return { kind: 'account', ids, reasons: Object.fromEntries(reasons) as Record<string, string> }
}

async function older({ http, cache }: Runtime): Promise<Suggestions> {
  const schema = tolerantArray(accountDto, 'suggestion')
  const { data, sent } = await http.request('/api/v1/suggestions', {
    query: { limit: MAX_SUGGESTIONS },
    schema,
  })
  const { rows, ids } = normaliseAccounts(data)
  cache.ingest(rows, sent)
  return { ...NONE, ids }
}

/** Accounts to follow; empty where the server suggests none. */
export const suggestionsQuery = (runtime: Runtime) =>
  queryOptions({
    queryKey: suggestionsKey(),
    meta: { skipAlert: true },
    staleTime: 60 * 60_000,
    queryFn: async (): Promise<Suggestions> => {
      let refusal: unknown = null
      for (const ask of runtime.http.capabilities.support('suggestionsV2') === 'no'
        ? [older]
        : [current, older])
        try {
          return await ask(runtime)
        } catch (error) {
          if (!isPermanentError(error)) throw error
          if (!lacksEndpoint(error)) refusal ??= error
        }
      if (refusal !== null) throw refusal
      return NONE
    },
  })
