import { createEmitter } from '@/lib/util/emitter'

/** Counts the requests in flight, for the loading bar. */
export interface Activity {
  /** Counts a request as started. The returned function counts it as ended; later calls of it do nothing. */
  begin(): () => void
  /** Calls `listener` after each change; returns the unsubscriber. */
  subscribe(listener: () => void): () => void
  pending(): number
}

/** Creates a counter. Several runtimes may share it. */
export function createActivity(): Activity {
  const changes = createEmitter()
  let count = 0
  const change = (by: number) => {
    count += by
    changes.emit()
  }
  return {
    begin() {
      let open = true
      change(1)
      return () => {
        if (open) change(-1)
        open = false
      }
    },
    subscribe: changes.subscribe,
    pending: () => count,
  }
}
