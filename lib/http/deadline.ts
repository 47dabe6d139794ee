/** A signal that follows the caller's and a deadline; `late()` tells which of the two it was. */
export interface Deadline {
  readonly signal: AbortSignal
  late(): boolean
  /** Starts the time again. */
  extend(ms?: number): void
  /** To be called when the work is over: stops the clock and lets go of the caller's signal. */
  end(): void
}

/** `ms` null or Infinity = no deadline. (AbortSignal.any is missing in browsers still in use.) */
export function startDeadline(ms: number | null, outer?: AbortSignal): Deadline {
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
    extend: (time) => start(time ?? ms),
    end() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}

/** `work`, or a rejection as soon as `signal` aborts, also when the work itself does not listen to it. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
