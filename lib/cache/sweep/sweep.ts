import type { Query, QueryClient } from '@tanstack/react-query'
import type { EntityOf, Kind } from '@/schemas/entities'
import { forgetHash } from '../keys'
import type { KindRegistry } from '../kinds/kind'
import type { ListRegistry } from './list-registry'

/** The parts of a cache that say what refers to what. */
interface Stored {
  client: QueryClient
  kinds: KindRegistry
  lists: ListRegistry
}

/** The hashes of `roots` and of every entity they refer to, directly or not. */
export function markEntities({ client, kinds }: Stored, roots: Iterable<string>): Set<string> {
  const cache = client.getQueryCache()
  const marked = new Set<string>()
  const todo = [...roots]
  for (let hash = todo.pop(); hash !== undefined; hash = todo.pop()) {
    if (marked.has(hash)) continue
    marked.add(hash)
    const query = cache.get(hash)
    const kind = query?.queryKey[0]
    if (query?.state.data === undefined || !kinds.has(kind)) continue
    const refs = kinds.get<Kind>(kind).refs?.(query.state.data as EntityOf[Kind])
    if (refs) todo.push(...refs)
  }
  return marked
}

interface SweepPlan {
  /** Hashes to keep besides those in lists and those observed or being fetched. */
  roots: Iterable<string>
  /** Time of the last answer about the entity, in ms. */
  touched: (query: Query) => number
  /** Remove only entities touched before this time. */
  before: number
}

/**
 * Removes unreferenced entities. A single walk over the cache, as matching by key would hash every key again.
 */
export function sweepEntities(stored: Stored, { roots, touched, before }: SweepPlan) {
  const { client, kinds, lists } = stored
  const cache = client.getQueryCache()
  const entities: Query[] = []
  const todo = [...roots]
  for (const query of cache.getAll()) {
    const { queryKey, queryHash, state } = query
    if (!kinds.has(queryKey[0])) {
      if (state.data !== undefined) for (const hash of lists.refsOf(queryKey, state.data)) todo.push(hash)
      continue
    }
    entities.push(query)
    if (query.getObserversCount() > 0 || state.fetchStatus !== 'idle') todo.push(queryHash)
  }
  const marked = markEntities(stored, todo)
  const swept = entities.filter((query) => !marked.has(query.queryHash) && touched(query) <= before)
  for (const query of swept) {
    cache.remove(query)
    const [kind, id] = query.queryKey as [Kind, string]
    forgetHash(kind, id)
  }
  return { marked: marked.size, removed: swept.length, left: entities.length - swept.length }
}
