import type { Query, QueryCache } from '@tanstack/react-query'
import type { EntityOf, Kind } from '@/schemas/entities'
import { forgetHash, isKind } from '../keys'
import type { ListRegistry } from './list-registry'
import { entityRefs } from '../refs'

/** The hashes of `roots` and of every entity they refer to, directly or not. */
export function markEntities(cache: QueryCache, roots: Iterable<string>): Set<string> {
  const marked = new Set<string>()
  const todo = [...roots]
  for (let hash = todo.pop(); hash !== undefined; hash = todo.pop()) {
    if (marked.has(hash)) continue
    marked.add(hash)
    const query = cache.get(hash)
    const kind = query?.queryKey[0]
    if (query?.state.data !== undefined && isKind(kind))
      todo.push(...entityRefs(kind, query.state.data as EntityOf[Kind] as never))
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
export function sweepEntities(cache: QueryCache, lists: ListRegistry, { roots, touched, before }: SweepPlan) {
  const entities: Query[] = []
  const todo = [...roots]
  for (const query of cache.getAll()) {
    const { queryKey, queryHash, state } = query
    if (!isKind(queryKey[0])) {
      if (state.data !== undefined) for (const hash of lists.refsOf(queryKey, state.data)) todo.push(hash)
      continue
    }
    entities.push(query)
    if (query.getObserversCount() > 0 || state.fetchStatus !== 'idle') todo.push(queryHash)
  }
  const marked = markEntities(cache, todo)
  const swept = entities.filter((query) => !marked.has(query.queryHash) && touched(query) <= before)
  for (const query of swept) {
    cache.remove(query)
    const [kind, id] = query.queryKey as [Kind, string]
    forgetHash(kind, id)
  }
  return { marked: marked.size, removed: swept.length, left: entities.length - swept.length }
}
