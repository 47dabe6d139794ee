import { statusRequests } from '@/lib/cache/kinds/status'
import { isApiError } from '@/lib/http'
import { debounce } from '@/lib/util/timing/debounce'
import type { StatusId } from '@/schemas/primitives'
import type { Runtime } from './runtime'

/** Time in ms during which the reader does not scroll, before the posts on screen are requested. */
const SETTLING_TIME = 1500
/** Mastodon answers with at most this many. */
const MAX_IDS = 20

type Needs = Pick<Runtime, 'cache' | 'client' | 'http' | 'listeners' | 'loader'>

/** Returns the posts with a row that are still as an earlier visit stored them. Boosts answer with the boosted post. */
function restoredPosts({ cache, listeners }: Needs): StatusId[] {
  const ids = new Set<StatusId>()
  for (const hash of listeners.mounted()) {
    const entity = cache.kinds.entityOf(hash)
    const id = entity?.kind === 'status' ? entity.id : null
    if (id !== null && cache.isRestored('status', id)) ids.add(id)
  }
  for (const id of ids) {
    const boosted = cache.read('status', id)?.reblog
    if (boosted) ids.delete(boosted)
  }
  return [...ids]
}

/**
 * Reads the restored posts on screen again, each once: lists read only their newest page, and another device may have
 * changed flags and counts of the others. Does nothing on servers without batch requests, where each post would need
 * one; an open post is read by its page. Returns the function that stops it.
 */
export function rereadRestored(runtime: Needs): () => void {
  const { cache, client, http, loader } = runtime
  const asked = new Set<StatusId>()
  const reread = async () => {
    if (!http.capabilities.has('batchStatuses')) return
    // Pages that are being read contain some of them.
    if (client.isFetching() > 0) return check()
    const ids = restoredPosts(runtime)
      .filter((id) => !asked.has(id))
      .slice(0, MAX_IDS)
    if (ids.length === 0) return
    for (const id of ids) asked.add(id)
    try {
      const { rows, sent } = await statusRequests.batch.many(http, ids, 'id')
      cache.ingest(rows, sent)
      const answered = new Set<string>(rows.map(({ id }) => id))
      for (const id of ids) if (!answered.has(id)) loader.verify(id)
      if (ids.length === MAX_IDS) check()
    } catch (error) {
      // They stay as they were stored, like the rest of the list; after a lost connection they are requested again.
      if (isApiError(error, 'network')) for (const id of ids) asked.delete(id)
    }
  }
  const check = debounce(() => void reread(), SETTLING_TIME)
  check()
  const stop = http.capabilities.subscribe(check)
  // Every column scrolls its own element.
  window.addEventListener('scroll', check, { capture: true, passive: true })
  window.addEventListener('online', check)
  return () => {
    check.cancel()
    stop()
    window.removeEventListener('scroll', check, { capture: true })
    window.removeEventListener('online', check)
  }
}
