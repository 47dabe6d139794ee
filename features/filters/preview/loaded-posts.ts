import { normaliseStatuses } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { statusesDto } from '@/schemas/statuses/status'

/** Returns the loaded posts of others. Leaves out boosts, as the boosted posts are loaded too. */
export function loadedPosts({ client, cache, me }: Runtime): Status[] {
  const queries = client.getQueryCache().findAll({ queryKey: ['status'] })
  return queries.flatMap(({ state, queryKey }) => {
    const status = queryKey.length === 2 ? (state.data as Status | undefined) : undefined
    if (!status || status.gone || status.reblog !== null || status.account === me) return []
    return cache.read('account', status.account)?.hidden ? [] : status
  })
}

/** Loads the newest posts of home, to try a filter on. */
export async function loadRecentPosts({ http, cache }: Runtime): Promise<void> {
  const answer = await http.request('/api/v1/timelines/home', { query: { limit: 40 }, schema: statusesDto })
  cache.ingest(normaliseStatuses(answer.data).rows, answer.sent)
}
