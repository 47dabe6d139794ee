import { statusQuery } from '@/features/statuses'
import { normaliseStatuses } from '@/lib/cache'
import { isApiError } from '@/lib/http'
import { statusesDto } from '@/schemas/statuses/status'
import type { StatusId } from '@/schemas/primitives'
import { GapRow } from '../timeline/lazy/lazy-gap-row'
import type { TimelineEngine } from './timeline-engine'

/** Returns the next older post of the list, in place of a deleted one. */
async function replacementOf({ runtime, source }: TimelineEngine, id: StatusId): Promise<StatusId | null> {
  const { data, sent } = await runtime.http.request(source.path, {
    query: { ...source.query, max_id: id, limit: 1 },
    schema: statusesDto,
  })
  const { rows, ids } = normaliseStatuses(data)
  runtime.cache.ingest(rows, sent)
  return ids[0] ?? null
}

/** Loads the post into the cache; returns its id, or the id of the next older post when it was deleted. */
async function bring(engine: TimelineEngine, id: StatusId): Promise<StatusId | null> {
  const { client, cache } = engine.runtime
  if (cache.read('status', id)) return id
  try {
    await client.query({ ...statusQuery(engine.runtime, id), staleTime: 0 })
    return id
  } catch (error) {
    if (!isApiError(error, 'notFound')) throw error
    return replacementOf(engine, id)
  }
}

/**
 * Inserts a post into the list and returns the row to go to: the post, or the next older one when it was
 * deleted; null when there is none. Throws ApiError.
 */
export async function jumpToStatus(engine: TimelineEngine, id: StatusId): Promise<StatusId | null> {
  const has = (wanted: StatusId) => engine.state.entries.includes(wanted)
  if (!has(id)) {
    // The post will be next to a gap, which must not go unnoticed while its code loads.
    const gapRow = GapRow.load().catch(() => {})
    const found = await bring(engine, id)
    await gapRow
    if (found === null) return null
    if (!has(found)) engine.dispatch({ type: 'jumped', id: found })
    if (!has(found)) return null
    id = found
  }
  if (engine.state.entries.indexOf(id) < engine.state.pendingCount) engine.show()
  return id
}
