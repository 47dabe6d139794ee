/** Timer functions; the browser's by default. */
export interface Timers {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

export interface BufferOptions<T> {
  /** Handles items of a batch, in their order. */
  flush: (items: T[]) => void
  /** Splits a batch into parts. Input is handled and frames are painted between them. */
  split: (items: T[]) => T[][]
  timers: Timers
  /** ms since the epoch. */
  now: () => number
  /**
   * Calls `run` before the next frame and returns the function that cancels it. A hidden page has no frames.
   */
  frame: (run: () => void) => () => void
  /** Calls `run` once the browser has nothing else to do and returns the function that cancels it. */
  idle: (run: () => void) => () => void
}

/** Longest wait for a frame, in ms. */
const MAX_FRAME_WAIT = 100
/** Shortest time between two batches, in ms. Fifty posts a second are then rendered four times, not fifty. */
const MIN_INTERVAL = 250
/** Longest time between two batches, in ms, unless one takes longer. */
const MAX_INTERVAL = 4000
/** The interval by the time that a batch took: a slow device shows new items less often, and is free in between. */
const INTERVAL_FACTOR = 6

/**
 * Collects items and flushes them in one batch at the next frame, or after 100 ms where there are no frames. The next batch
 * waits for at least 250 ms, and longer where rendering the last one took long.
 */
export function createBuffer<T>({ flush, split, timers, now, frame, idle }: BufferOptions<T>) {
  let items: T[] = []
  let parts: T[][] = []
  let cancel: (() => void) | null = null
  /** The next part, or what follows the last one. */
  let timer: unknown = null
  let began = 0

  const begin = () => {
    cancel?.()
    cancel = null
    began = now()
    parts = items.length > 0 ? split(items) : []
    items = []
    if (parts.length > 0) handlePart()
  }
  const handlePart = () => {
    const [part = [], ...rest] = parts
    parts = rest
    timer = timers.setTimeout(() => (parts.length > 0 ? handlePart() : waitForPaint()), 0)
    flush(part)
  }
  /** The paint of a batch is part of what it takes, and all that follows it: effects, measured rows, images. */
  const waitForPaint = () => {
    const took = now() - began
    const cancelFrame = frame(() => {
      timers.clearTimeout(timer)
      timer = null
      cancel = idle(() => pause(now() - began))
    })
    cancel = cancelFrame
    timer = timers.setTimeout(() => {
      cancelFrame()
      pause(took)
    }, MAX_FRAME_WAIT)
  }
  const pause = (took: number) => {
    cancel = null
    const interval = Math.min(MAX_INTERVAL, Math.max(MIN_INTERVAL, INTERVAL_FACTOR * took))
    const left = Math.max(0, began + interval - now())
    timer = timers.setTimeout(() => {
      timer = null
      begin()
    }, left)
  }
  const stop = () => {
    cancel?.()
    cancel = null
    timers.clearTimeout(timer)
    timer = null
  }

  return {
    push(item: T) {
      items.push(item)
      if (cancel || timer !== null) return
      const wait = timers.setTimeout(begin, MAX_FRAME_WAIT)
      const cancelFrame = frame(begin)
      cancel = () => {
        timers.clearTimeout(wait)
        cancelFrame()
      }
    },
    /** Flushes everything at once. */
    flush() {
      const all = [...parts.flat(), ...items]
      if (all.length === 0) return
      stop()
      parts = []
      items = []
      began = now()
      pause(0)
      flush(all)
    },
    /** Discards all collected items. */
    clear() {
      items = []
      parts = []
      stop()
    },
  }
}
