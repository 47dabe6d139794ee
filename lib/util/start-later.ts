import { whenFirstScreenShown } from './first-screen'
import { retry } from './timing/retry'

/** First and longest pause before code that failed to load is requested again, in ms. */
const PAUSES = { base: 20_000, cap: 600_000 }

/**
 * Loads code that works in the background and starts it, after the first screen is shown. After a failure it is loaded
 * again: a connection that was lost for a moment must not cost its work for the whole visit. `start` may
 * return the function that ends the work; the returned function calls it, or cancels the start.
 */
export function startLater<T>(load: () => Promise<T>, start: (code: T) => (() => void) | void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let end: (() => void) | void
  void whenFirstScreenShown()
    .then(() => retry(load, { ...PAUSES, retries: Infinity, signal }))
    .then(
      (code) => {
        if (!signal.aborted) end = start(code)
      },
      // Ended before it was loaded.
      () => {},
    )
  return () => {
    ending.abort()
    end?.()
  }
}
