/** Timer functions; the browser's by default. */
export interface Timers {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

export interface BufferOptions<T> {
  flush: (items: T[]) => void
  timers: Timers
  /**
   * Calls `run` before the next frame and returns the function that cancels it. A hidden page has no frames.
   */
  frame: (run: () => void) => () => void
}

/** Longest wait for a frame, in ms. */
const MAX_FRAME_WAIT = 100
/** Pause after a batch, in ms. Fifty posts a second are then rendered four times, not fifty. */
const BATCH_PAUSE = 250

/**
 * Collects items and flushes them in one batch at the next frame, or after 100 ms where there are no frames.
 * Items within 250 ms of a batch wait until that pause is over.
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
    }, BATCH_PAUSE)
    flush(batch)
  }

  return {
    push(item: T) {
      items.push(item)
      if (cancel || pause !== null) return
      const timer = timers.setTimeout(empty, MAX_FRAME_WAIT)
      const cancelFrame = frame(empty)
      cancel = () => {
        timers.clearTimeout(timer)
        cancelFrame()
      }
    },
    /** Flushes at once. */
    flush: empty,
    /** Discards all collected items. */
    clear() {
      items = []
      cancel?.()
      cancel = null
      timers.clearTimeout(pause)
      pause = null
    },
  }
}
