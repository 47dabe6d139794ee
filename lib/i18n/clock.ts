import { createEmitter } from '@/lib/util/emitter'

/** One clock for every relative time on screen. */
export interface Clock {
  /** Time of the last tick, in ms since the epoch. */
  readonly read: () => number
  /** Calls `listener` at every tick; one timer runs while there are listeners. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Interval at which relative times are updated, in ms. */
const TICK_INTERVAL = 10_000

/** Creates a clock that ticks every ten seconds while it has listeners and the page is visible. */
export function createClock(now: () => number = Date.now): Clock {
  const ticks = createEmitter()
  let time = now()
  let timer: ReturnType<typeof setInterval> | undefined

  const tick = () => {
    time = now()
    ticks.emit()
  }
  const start = () => {
    timer ??= setInterval(tick, TICK_INTERVAL)
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const onVisibility = () => {
    if (document.hidden) return stop()
    tick()
    start()
  }

  return {
    read() {
      // Without listeners there is no timer, so the time of the last tick may be old.
      if (timer === undefined) time = now()
      return time
    },
    subscribe(listener) {
      if (ticks.size() === 0) {
        time = now()
        document.addEventListener('visibilitychange', onVisibility)
        if (!document.hidden) start()
      }
      const end = ticks.subscribe(listener)
      return () => {
        end()
        if (ticks.size() > 0) return
        document.removeEventListener('visibilitychange', onVisibility)
        stop()
      }
    },
  }
}
