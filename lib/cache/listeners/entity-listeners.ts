import { notifyManager, type QueryCache } from '@tanstack/react-query'

export interface EntityListeners {
  /** Calls `listener` after the query with this hash changed; returns the unsubscriber. */
  listen(hash: string, listener: () => void): () => void
  /** The hashes with listeners: roots of the sweep. */
  mounted(): Iterable<string>
  /** Stops listening to the cache. */
  close(): void
}

const CHANGES: ReadonlySet<string> = new Set(['success', 'setState'])

/**
 * One listener on the QueryCache, distributed by hash: a change of an entity notifies only the rows that show
 * it. Listeners run with Query's own notifications, so a batch stays a batch.
 */
export function createEntityListeners(cache: QueryCache): EntityListeners {
  const byHash = new Map<string, Set<() => void>>()
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' ? !CHANGES.has(event.action.type) : !/^(?:added|removed)$/.test(event.type))
      return
    const listeners = byHash.get(event.query.queryHash)
    if (listeners) for (const listener of listeners) notifyManager.schedule(listener)
  })
  return {
    listen(hash, listener) {
      const listeners = byHash.get(hash) ?? new Set()
      byHash.set(hash, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byHash.get(hash) === listeners) byHash.delete(hash)
      }
    },
    mounted: () => byHash.keys(),
    close() {
      stop()
      byHash.clear()
    },
  }
}
