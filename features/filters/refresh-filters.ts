import { splitStatuses } from '@/lib/cache'
import { entityOfHash } from '@/lib/cache/keys'
import type { Runtime } from '@/lib/runtime'
import { statusesDto } from '@/schemas/status'
import type { StatusId } from '@/schemas/primitives'
import { filterBookOf } from './book'

/** Posts per request (api-facts 3), and so many that are looked at again after a change of filters. */
const BATCH = 20
const MOST = 200

/** The posts that somebody looks at or holds in a list on screen; boosts give the boosted post. */
function postsInView({ cache, listeners }: Runtime): StatusId[] {
  const ids = new Set<StatusId>()
  for (const hash of listeners.mounted()) {
    const entity = hash.startsWith('["status",') ? entityOfHash(hash) : null
    const status = entity && cache.read('status', entity.id as StatusId)
    if (status && !status.reblog) ids.add(status.id)
  }
  return [...ids].slice(-MOST)
}

/** Reads the posts in view anew, since only the server knows which filters they match. */
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

/** The reader's filters changed: those matched here are read anew, or the posts in view are. */
export async function refreshFilters(runtime: Runtime): Promise<void> {
  if (runtime.me === null) return
  try {
    if (runtime.http.capabilities.has('filtersV2')) await readAgain(runtime)
    else await filterBookOf(runtime).refresh()
  } catch {
    // Whatever comes next is matched by the new filters.
  }
}
