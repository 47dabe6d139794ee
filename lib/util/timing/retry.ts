import { pause } from './pause'

export interface RetryOptions {
  /** Number of retries after the first attempt. Default 3. */
  retries?: number
  /** ms before the first retry; doubles each time. Default 500. */
  base?: number
  /** Longest pause in ms. Default 30 000. */
  cap?: number
  /** Returns true to retry after this error. Default: always. */
  when?: (error: unknown) => boolean
  /** Stops waiting; the last error is thrown. */
  signal?: AbortSignal
  random?: () => number
}

/**
 * Returns the pause in ms before retry `attempt` (0 is the first): doubling from `base` up to `cap`, half of
 * it random, so that clients that failed together do not retry together.
 */
export function backOff(
  attempt: number,
  base = 500,
  cap = 30_000,
  random: () => number = Math.random,
): number {
  const full = Math.min(cap, base * 2 ** attempt)
  return full / 2 + (full / 2) * random()
}

/** Runs `attempt` until it succeeds, with growing pauses. Throws the last error. */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { retries = 3, base, cap, when = () => true, signal, random } = options
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= retries || signal?.aborted || !when(error)) throw error
      await pause(backOff(tries, base, cap, random), signal)
      if (signal?.aborted) throw error
    }
  }
}
