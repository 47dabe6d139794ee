import type { Query } from '@tanstack/react-query'
import type { Kind } from '@/schemas/entities'
import type { EntityCache } from '../entity-cache'
import { forgetHash } from '../keys'
import { markEntities } from './mark'

interface SweepOptions {
  /** Hashes of entities on screen. */
  mounted?: Iterable<string>
  /** Keep entities that a server answered about within this time, in ms. Default 5 min. */
  olderThan?: number
}

const FIVE_MINUTES = 300_000

/**
 * Removes entities that no list, row on screen or change in flight refers to, and about which no server answered
 * recently. A single walk over the cache, as matching by key would hash every key again.
 */
export function sweep(
  cache: EntityCache,
  { mounted = [], olderThan = FIVE_MINUTES }: SweepOptions = {},
): { marked: number; removed: number } {
  const { kinds, lists } = cache
  const queries = cache.client.getQueryCache()
  const entities: Query[] = []
  const todo = [...mounted, ...cache.changing()]
  for (const query of queries.getAll()) {
    const { queryKey, queryHash, state } = query
    if (!kinds.has(queryKey[0])) {
      if (state.data !== undefined) for (const hash of lists.refsOf(queryKey, state.data)) todo.push(hash)
      continue
    }
    entities.push(query)
    if (query.getObserversCount() > 0 || state.fetchStatus !== 'idle') todo.push(queryHash)
  }
  const marked = markEntities(cache, todo)
  const before = cache.now() - olderThan
  const swept = entities.filter((query) => !marked.has(query.queryHash) && cache.touched(query) <= before)
  for (const query of swept) {
    queries.remove(query)
    const [kind, id] = query.queryKey as [Kind, string]
    forgetHash(kind, id)
  }
  cache.noteSwept(entities.length - swept.length)
  return { marked: marked.size, removed: swept.length }
}
