import { queryOptions } from '@tanstack/react-query'
import { normaliseAccounts } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { pause } from '@/lib/util/timing/pause'
import { accountsDto } from '@/schemas/accounts/account'
import type { AccountId } from '@/schemas/primitives'
import { accountKeys } from './keys'

/** Pause after typing before the server is asked, in ms. */
const SEARCH_DELAY = 200
/** How long a result is kept, in ms. */
const RESULT_LIFETIME = 60_000

interface Search {
  text: string
  limit: number
  signal: AbortSignal
}

/**
 * Returns the accounts the server knows by a name or address like `text`, best first, after a pause in which `signal`
 * can cancel the request. Throws when it was cancelled.
 */
export async function searchAccounts(
  { http, cache }: Pick<Runtime, 'http' | 'cache'>,
  { text, limit, signal }: Search,
): Promise<AccountId[]> {
  await pause(SEARCH_DELAY, signal)
  signal.throwIfAborted()
  const answer = await http.request('/api/v1/accounts/search', {
    schema: accountsDto,
    query: { q: text, resolve: false, limit },
    signal,
  })
  const { rows, ids } = normaliseAccounts(answer.data)
  cache.ingest(rows, answer.sent)
  // Not every server obeys the limit.
  return ids.slice(0, limit)
}

/** The accounts found while a text is typed. A change of the text cancels the request. */
export const accountSearchQuery = (runtime: Runtime, text: string, limit: number) =>
  queryOptions({
    queryKey: accountKeys.search(text, limit),
    meta: { skipAlert: true },
    gcTime: RESULT_LIFETIME,
    queryFn: ({ signal }) => searchAccounts(runtime, { text, limit, signal }),
  })
