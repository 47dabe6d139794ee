import { statusRequests } from '@/lib/cache/kinds/status'
import { isApiError } from '@/lib/http'
import { debounce } from '@/lib/util/timing/debounce'
import type { StatusId } from '@/schemas/primitives'
import type { Runtime } from './runtime'

/** Time in ms during which the reader does not scroll, before the posts on screen are requested. */
const SETTLING_TIME = 1500
/** Mastodon answers with at most this many. */
const MAX_IDS = 20
/** Requests that the rate limit must still allow: they are for what the reader does. */
const SPARE_REQUESTS = 30

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
  const { batches } = loader
  const asked = new Set<StatusId>()
  const reread = async () => {
    const idsParam = http.capabilities.software === null ? null : batches.idsParamOf('status')
    const spare = http.rateLimit.state()?.remaining ?? Number.POSITIVE_INFINITY
    if (idsParam === null || spare < SPARE_REQUESTS) return
    // Pages that are being read contain some of them.
    if (client.isFetching() > 0) return check()
    const ids = restoredPosts(runtime)
      .filter((id) => !asked.has(id))
      .slice(0, MAX_IDS)
    if (ids.length === 0) return
    for (const id of ids) asked.add(id)
    const isKnown = batches.isProven('status') || http.capabilities.has('batchStatuses')
    try {
      const { rows, sent } = await statusRequests.batch.many(http, ids, idsParam)
      const answered = new Set<string>(rows.map(({ id }) => id))
      if (ids.some((id) => answered.has(id))) batches.proven('status')
      // An answer without any of them may be from a server that ignores the parameter.
      else if (!isKnown) return
      cache.ingest(rows, sent)
      for (const id of ids) if (!answered.has(id)) loader.verify(id)
      if (ids.length === MAX_IDS) check()
    } catch (error) {
      if (!isApiError(error)) return
      // They stay as they were stored, like the rest of the list; after a lost connection, and with the other
      // parameter, they are requested again.
      const retried = batches.refused('status', idsParam, error)
      if (retried || error.kind === 'network') for (const id of ids) asked.delete(id)
      if (retried) check()
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
