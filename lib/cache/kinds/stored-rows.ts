import * as z from 'zod/mini'
import type { EntityOf, Kind } from '@/schemas/entities'
import type { EntityCache } from '../entity-cache'
import type { EntityRow } from '../row'

/** Entities as they are stored or sent to other tabs. `kinds.readRow` reads each. */
export const storedRowsSchema = z.array(
  z.object({ kind: z.string(), id: z.string(), data: z.looseObject({}) }),
)

/**
 * Returns the entities with these hashes, and those they refer to, as they are stored for the next session: the
 * values of the server, as their kinds store them.
 */
export function storedRows(cache: EntityCache, hashes: Iterable<string>, limit = Infinity): EntityRow[] {
  const rows: EntityRow[] = []
  for (const hash of cache.mark(hashes)) {
    if (rows.length >= limit) break
    const entity = cache.kinds.entityOf(hash)
    const base = entity && cache.base<Kind>(entity.kind, entity.id)
    if (!base) continue
    const { stored = (same: EntityOf[Kind]) => same } = cache.kinds.get<Kind>(entity.kind)
    const data = stored(base)
    if (data) rows.push({ ...entity, data } as EntityRow)
  }
  return rows
}
