import { normaliseAccount } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { searchDto } from '@/schemas/search'

/** Finds an account by its handle, also an account that the user's server does not know yet. Null when there is none. */
export async function findBySearch(
  { http, cache }: Pick<Runtime, 'http' | 'cache'>,
  acct: string,
  signal: AbortSignal,
): Promise<AccountId | null> {
  const answer = await http.request('/api/v2/search', {
    query: { q: `@${acct}`, type: 'accounts', resolve: true, limit: 1 },
    schema: searchDto,
    signal,
  })
  const [found] = answer.data.accounts
  if (!found) return null
  const { rows, id } = normaliseAccount(found)
  cache.ingest(rows, answer.sent)
  return id
}
