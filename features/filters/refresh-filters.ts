import { splitStatuses } from '@/lib/cache'
import { entityOfHash } from '@/lib/cache/keys'
import type { Runtime } from '@/lib/runtime'
import { statusesDto } from '@/schemas/status'
import type { StatusId } from '@/schemas/primitives'
import { v1FiltersOf } from './v1-filters'

/** Posts per request (the API's limit), and most posts to check after a change of filters. */
const BATCH = 20
const MOST = 200

/** Returns the posts that are mounted or in a mounted list; of boosts the boosted post. */
function postsInView({ cache, listeners }: Runtime): StatusId[] {
  const ids = new Set<StatusId>()
  for (const hash of listeners.mounted()) {
    const entity = hash.startsWith('["status",') ? entityOfHash(hash) : null
    const status = entity && cache.read('status', entity.id as StatusId)
    if (status && !status.reblog) ids.add(status.id)
  }
  return [...ids].slice(-MOST)
}

/** Loads the visible posts again, since only the server knows which filters they match. */
async function readAgain(runtime: Runtime): Promise<void> {
  const { http, cache, loader } = runtime
  const ids = postsInView(runtime)
  if (!http.capabilities.has('batchStatuses')) {
    for (const id of ids) await loader.refresh({ kind: 'status', id })
    return
  }
  for (let at = 0; at < ids.length; at += BATCH) {
    const id = ids.slice(at, at + BATCH)
    const answer = await http.request('/api/v1/statuses', { query: { id }, schema: statusesDto })
    cache.ingest(splitStatuses(answer.data).rows, answer.sent)
  }
}

/** Updates after a change of filters: loads the v1 filters, or the visible posts, again. */
export async function refreshFilters(runtime: Runtime): Promise<void> {
  if (runtime.me === null) return
  try {
    if (runtime.http.capabilities.has('filtersV2')) await readAgain(runtime)
    else await v1FiltersOf(runtime).refresh()
  } catch {
    // Posts loaded from now on are matched by the new filters.
  }
}
