/** Listeners of one event. */
export interface Emitter<T> {
  /** Calls `listener` at every event; returns the unsubscriber. */
  readonly subscribe: (listener: (event: T) => void) => () => void
  readonly emit: (event: T) => void
  /** The number of listeners. */
  readonly size: () => number
  /** Removes all listeners. */
  readonly clear: () => void
}

/** Creates an emitter. A listener that is removed while an event is emitted is not called any more. */
export function createEmitter<T = void>(): Emitter<T> {
  const listeners = new Set<{ call: (event: T) => void }>()
  return {
    subscribe(listener) {
      // Wrapped, so that the same function can be added twice and removed once.
      const entry = { call: listener }
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    emit(event) {
      const present = Array.from(listeners)
      for (const entry of present) if (listeners.has(entry)) entry.call(event)
    },
    size: () => listeners.size,
    clear: () => listeners.clear(),
  }
}
