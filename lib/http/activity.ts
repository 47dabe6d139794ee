/** Counts the calls in flight, for the loading bar. */
export interface Activity {
  /** A call starts; the returned function ends it (once, later calls do nothing). */
  begin(): () => void
  /** Calls `listener` after each change; returns the unsubscriber. */
  subscribe(listener: () => void): () => void
  pending(): number
}

/** Makes a counter; one may be shared by several runtimes. */
export function createActivity(): Activity {
  const listeners = new Set<() => void>()
  let count = 0
  const change = (by: number) => {
    count += by
    for (const listener of listeners) listener()
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pending: () => count,
  }
}
