/** Longest delay of browser timers, in ms; a longer one ends at once. */
export const MAX_TIMER = 2 ** 31 - 1

/** Resolves after `ms`, or as soon as `signal` aborts: check the signal afterwards. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    signal?.addEventListener('abort', done)
  })
