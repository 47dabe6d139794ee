export interface Throttled<A extends unknown[]> {
  (...args: A): void
  /** Drops the pending call. */
  cancel(): void
  /** Runs the pending call now. */
  flush(): void
}

/**
 * Calls `run` at most once per `wait` ms: at once (leading), and once more with the last arguments if there
 * were further calls (trailing).
 */
export function throttle<A extends unknown[]>(run: (...args: A) => void, wait: number): Throttled<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: A | undefined

  const tick = () => {
    timer = undefined
    if (!waiting) return
    const args = waiting
    waiting = undefined
    timer = setTimeout(tick, wait)
    run(...args)
  }
  const throttled = (...args: A) => {
    if (timer !== undefined) {
      waiting = args
      return
    }
    timer = setTimeout(tick, wait)
    run(...args)
  }
  throttled.cancel = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
  }
  throttled.flush = () => {
    clearTimeout(timer)
    tick()
  }
  return throttled
}
