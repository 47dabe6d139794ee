import { statusQuery } from '@/features/statuses'
import { splitStatuses } from '@/lib/cache'
import { isApiError } from '@/lib/http'
import { statusesDto } from '@/schemas/status'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEngine } from './timeline-engine'

/** The post to go to instead of one that is gone: the next older of the list. */
async function heirOf({ runtime, source }: TimelineEngine, id: StatusId): Promise<StatusId | null> {
  const { data, sent } = await runtime.http.request(source.path, {
    query: { ...source.query, max_id: id, limit: 1 },
    schema: statusesDto,
  })
  const { rows, ids } = splitStatuses(data)
  runtime.cache.ingest(rows, sent)
  return ids[0] ?? null
}

/** Holds the post, or the one to go to instead. */
async function bring(engine: TimelineEngine, id: StatusId): Promise<StatusId | null> {
  const { client, cache } = engine.runtime
  if (cache.read('status', id)) return id
  try {
    await client.query({ ...statusQuery(engine.runtime, id), staleTime: 0 })
    return id
  } catch (error) {
    if (!isApiError(error, 'missing')) throw error
    return heirOf(engine, id)
  }
}

/**
 * Makes a post be in the list, wherever it lies, and answers the row to go to: the post, else the one next to it; null
 * when it cannot be told. Throws ApiError.
 */
export async function reach(engine: TimelineEngine, id: StatusId): Promise<StatusId | null> {
  const has = (wanted: StatusId) => engine.state.entries.includes(wanted)
  if (!has(id)) {
    const found = await bring(engine, id)
    if (found === null) return null
    if (!has(found)) engine.dispatch({ type: 'landed', id: found })
    if (!has(found)) return null
    id = found
  }
  if (engine.state.entries.indexOf(id) < engine.state.hidden) engine.show()
  return id
}
