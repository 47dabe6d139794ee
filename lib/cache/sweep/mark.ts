import type { QueryClient } from '@tanstack/react-query'
import type { EntityOf, Kind } from '@/schemas/entities'
import type { KindRegistry } from '../kinds/kind'

/** The parts of a cache that say what refers to what. */
interface Stored {
  client: QueryClient
  kinds: KindRegistry
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
