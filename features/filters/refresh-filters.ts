import { normaliseStatuses } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { statusesDto } from '@/schemas/statuses/status'
import type { StatusId } from '@/schemas/primitives'
import { ownFiltersOf } from './own-filters'

/** Posts per request (the API's limit), and most posts to check after a change of filters. */
const BATCH_SIZE = 20
const MAX_POSTS = 200

/** Returns the posts that are mounted or in a mounted list; of boosts the boosted post. */
function postsInView({ cache, listeners }: Runtime): StatusId[] {
  const ids = new Set<StatusId>()
  for (const hash of listeners.mounted()) {
    const entity = hash.startsWith('["status",') ? cache.kinds.entityOf(hash) : null
    const status = entity && cache.read('status', entity.id as StatusId)
    if (status && !status.reblog) ids.add(status.id)
  }
  return [...ids].slice(-MAX_POSTS)
}

/** Loads the visible posts again, since only the server knows which filters they match. */
async function readAgain(runtime: Runtime): Promise<void> {
  const { http, cache, loader } = runtime
  const ids = postsInView(runtime)
  if (!http.capabilities.has('batchStatuses')) {
    for (const id of ids) await loader.refresh({ kind: 'status', id })
    return
  }
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const id = ids.slice(at, at + BATCH_SIZE)
    const answer = await http.request('/api/v1/statuses', { query: { id }, schema: statusesDto })
    cache.ingest(normaliseStatuses(answer.data).rows, answer.sent)
  }
}

/**
 * Applies a change of the filters: reloads the filters if they are known, to find out what changed; otherwise
 * reloads the visible posts.
 */
export async function refreshFilters(runtime: Runtime): Promise<void> {
  if (runtime.me === null) return
  try {
    const own = ownFiltersOf(runtime)
    if (own.isLoaded() || !runtime.http.capabilities.has('filtersV2')) await own.refresh()
    else await readAgain(runtime)
  } catch {
    // Posts loaded from now on are matched by the new filters.
  }
}
