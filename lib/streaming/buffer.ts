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
  /** True when two parts in a row are shown together, such as those of one list. Default: never. */
  joins?: (part: T[], next: T[]) => boolean
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

/** The usual wait for a frame, and the longest one, in ms. */
const FRAME_MS = 16
const MAX_FRAME_WAIT = 100
/** Shortest time between two batches, in ms. Fifty posts a second are then rendered four times, not fifty. */
const MIN_INTERVAL = 250
/** Longest time between two batches, in ms, unless one takes longer. */
const MAX_INTERVAL = 4000
/** After this time, in ms, the parts of a batch no longer wait until those before them are painted. */
const MAX_PARTING = 4000
/** The interval by the time that a batch took: a slow device shows new items less often, and is free in between. */
const INTERVAL_FACTOR = 6

/**
 * Collects items and flushes them in one batch at the next frame, or after 100 ms where there are no frames. The next batch
 * waits for at least 250 ms, and longer where rendering the last one took long.
 */
export function createBuffer<T>(options: BufferOptions<T>) {
  const { flush, split, joins = () => false, timers, now, frame, idle } = options
  let items: T[] = []
  let parts: T[][] = []
  let cancel: (() => void) | null = null
  /** The next part, or what follows the last one. */
  let timer: unknown = null
  let began = 0
  /** Time in ms that the batch has taken so far, without waiting. */
  let took = 0

  const begin = () => {
    cancel?.()
    cancel = null
    began = now()
    took = 0
    parts = items.length > 0 ? split(items) : []
    items = []
    if (parts.length > 0) handlePart()
  }
  const handlePart = () => {
    const [part = [], ...rest] = parts
    parts = rest
    const from = now()
    timer = timers.setTimeout(() => {
      const handled = now() - from
      const [next] = parts
      if (next && (joins(part, next) || now() - began > MAX_PARTING)) {
        took += handled
        handlePart()
      } else waitForPaint(handled, () => now() - from - FRAME_MS)
    }, 0)
    flush(part)
  }
  /**
   * Waits until a part is on screen: lists that render in steps would else render together, in one long task.
   * The paint is also part of what a batch takes, and all that follows it: effects, measured rows, images.
   */
  const waitForPaint = (handled: number, untilIdle: () => number) => {
    const next = (ms: number) => {
      timer = null
      cancel = null
      took += Math.max(0, ms)
      if (parts.length > 0) handlePart()
      else pause()
    }
    const cancelFrame = frame(() => {
      timers.clearTimeout(timer)
      timer = null
      cancel = idle(() => next(untilIdle()))
    })
    cancel = cancelFrame
    timer = timers.setTimeout(() => {
      cancelFrame()
      next(handled)
    }, MAX_FRAME_WAIT)
  }
  const pause = () => {
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
      took = 0
      pause()
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
