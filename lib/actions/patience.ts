import { isApiError, type ApiError, type RateLimit } from '@/lib/http'
import { pause } from '@/lib/util/timing/pause'
import { backOff } from '@/lib/util/timing/retry'

/** How a long row of requests waits. */
export interface Patience {
  readonly signal: AbortSignal
  /** ms since the epoch. */
  readonly now: () => number
  /** Called with the time until which it waits for a rate limit (ms since the epoch), and with null after it. */
  readonly onWait: (until: number | null) => void
  /** Default `pause`. */
  readonly wait?: typeof pause
}

/** Wait after a rate limit that does not say when it ends, in ms. */
const DEFAULT_WAIT = 60_000
const MAX_RETRIES = 3
/** Share of the rate limit that is left to the user. */
const RESERVED_SHARE = 0.1

async function waitUntil(until: number, { signal, now, onWait, wait = pause }: Patience): Promise<void> {
  onWait(until)
  await wait(Math.max(0, until - now()), signal)
  onWait(null)
}

/** Waits until a rate limit has ended, or `signal` is aborted. */
export const waitForLimit = ({ retryAt }: ApiError, patience: Patience): Promise<void> =>
  waitUntil(retryAt ?? patience.now() + DEFAULT_WAIT, patience)

/**
 * Repeats a request until it is answered: after a 429 at the time the server names, and three times after a lost
 * connection or an error of the server. Use it only for requests that may be repeated. Throws other errors, and the reason of `signal`.
 */
export async function patiently<T>(request: () => Promise<T>, patience: Patience): Promise<T> {
  const { signal, wait = pause } = patience
  for (let failures = 0; ;) {
    signal.throwIfAborted()
    try {
      return await request()
    } catch (error) {
      if (isApiError(error, 'rateLimited')) await waitForLimit(error, patience)
      else if (isApiError(error, 'network') && failures < MAX_RETRIES) {
        await wait(backOff(failures, 1000), signal)
        failures += 1
      } else throw error
    }
  }
}

/** Waits for the next window of the rate limit when few requests are left, so that the user can continue to read. */
export async function leaveRoom(rateLimit: Pick<RateLimit, 'state'>, patience: Patience): Promise<void> {
  const state = rateLimit.state()
  if (!state || state.remaining > state.limit * RESERVED_SHARE) return
  await waitUntil(state.reset, patience)
  patience.signal.throwIfAborted()
}
