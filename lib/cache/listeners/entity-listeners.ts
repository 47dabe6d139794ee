import { notifyManager, type QueryCache } from '@tanstack/react-query'

/** The listeners of rows to the entities that they show. `hash` is that of an entity, from `entityHash`. */
export interface EntityListeners {
  /** Calls `listener` after the entity was added, changed or removed; returns the unsubscriber. */
  listen(hash: string, listener: () => void): () => void
  /** Returns the hashes that have listeners: mounted rows show these entities, so the sweep keeps them. */
  mounted(): Iterable<string>
  /** Stops listening to the cache and removes all listeners. */
  close(): void
}

/** The events of the QueryCache, and the actions of its event `updated`, that change the data of a query. */
const DATA_CHANGES: ReadonlySet<string> = new Set(['added', 'removed', 'success', 'setState'])

/**
 * Creates the listeners with a single subscription to the QueryCache: a change of an entity notifies only its rows. They are
 * called in the batches of Query's own notifications, so that several changes render once.
 */
export function createEntityListeners(cache: QueryCache): EntityListeners {
  const byHash = new Map<string, Set<() => void>>()
  const stop = cache.subscribe((event) => {
    if (!DATA_CHANGES.has(event.type === 'updated' ? event.action.type : event.type)) return
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
