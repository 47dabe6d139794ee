/**
 * An abort signal that fires with the caller's signal or at a deadline; `late()` is true when it was the
 * deadline.
 */
export interface Deadline {
  readonly signal: AbortSignal
  late(): boolean
  /** Restarts the deadline, within the longest time of the whole work. */
  extend(ms?: number): void
  /** Call it when the work is done: clears the timer and detaches from the caller's signal. */
  end(): void
}

/**
 * Starts a deadline of `ms`; null or Infinity = none. `longest`: ms that restarts may make of it. Does not use
 * AbortSignal.any, which supported browsers lack.
 */
export function startDeadline(ms: number | null, outer?: AbortSignal, longest = Infinity): Deadline {
  const end = Date.now() + longest
  const controller = new AbortController()
  let late = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const abort = () => controller.abort()
  const start = (time: number | null) => {
    clearTimeout(timer)
    if (time === null || !Number.isFinite(time)) return
    timer = setTimeout(() => {
      late = true
      abort()
    }, time)
  }
  if (outer?.aborted) abort()
  else outer?.addEventListener('abort', abort, { once: true })
  start(ms)
  return {
    signal: controller.signal,
    late: () => late,
    extend: (time) => start(Math.min(time ?? ms ?? Infinity, end - Date.now())),
    end() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}

/** Resolves with `work`, or rejects as soon as `signal` aborts, even when the work ignores the signal. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
