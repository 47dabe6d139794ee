/** Timers of a clock; the browser's by default. */
export interface Timers {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

export interface BufferOptions<T> {
  flush: (items: T[]) => void
  timers: Timers
  /** Calls `run` before the next frame, and returns how to cancel it. A hidden page has no frames. */
  frame: (run: () => void) => () => void
}

/** Longest wait for a frame, in ms. */
const WAIT = 100
/** Pause after a batch, in ms: fifty posts a second are drawn four times, not fifty, and nobody reads faster. */
const PAUSE = 250

/**
 * Gathers what comes within a frame, or within 100 ms where there are no frames, and hands it on in one batch. What
 * follows within 250 ms waits for the end of these.
 */
export function createBuffer<T>({ flush, timers, frame }: BufferOptions<T>) {
  let items: T[] = []
  let cancel: (() => void) | null = null
  let pause: unknown = null

  const empty = () => {
    cancel?.()
    cancel = null
    const batch = items
    items = []
    if (batch.length === 0) return
    timers.clearTimeout(pause)
    pause = timers.setTimeout(() => {
      pause = null
      empty()
    }, PAUSE)
    flush(batch)
  }

  return {
    push(item: T) {
      items.push(item)
      if (cancel || pause !== null) return
      const timer = timers.setTimeout(empty, WAIT)
      const cancelFrame = frame(empty)
      cancel = () => {
        timers.clearTimeout(timer)
        cancelFrame()
      }
    },
    /** Hands on at once what is there. */
    flush: empty,
    /** Forgets what is there. */
    clear() {
      items = []
      cancel?.()
      cancel = null
      timers.clearTimeout(pause)
      pause = null
    },
  }
}
