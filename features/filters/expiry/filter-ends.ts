import { MAX_TIMER } from '@/lib/util/timing/pause'

/** The times at which filters in use expire. */
export interface FilterEnds {
  /** Adds a time in ms since the epoch; null and times that passed are ignored. */
  note: (end: number | null) => void
  /** Stops the timer. */
  close: () => void
}

/** Calls `onEnd` whenever a noted time has passed. One timer waits for the next time, and none when there is none. */
export function createFilterEnds(now: () => number, onEnd: () => void): FilterEnds {
  const ends = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    clearTimeout(timer)
    timer = undefined
    if (ends.size === 0) return
    const next = Array.from(ends).reduce((first, end) => Math.min(first, end))
    timer = setTimeout(check, Math.min(MAX_TIMER, Math.max(0, next - now())))
  }
  function check() {
    const time = now()
    const passed = Array.from(ends).filter((end) => end <= time)
    for (const end of passed) ends.delete(end)
    schedule()
    if (passed.length > 0) onEnd()
  }

  return {
    note(end) {
      if (end === null || Number.isNaN(end) || ends.has(end) || end <= now()) return
      ends.add(end)
      schedule()
    },
    close() {
      ends.clear()
      schedule()
    },
  }
}
