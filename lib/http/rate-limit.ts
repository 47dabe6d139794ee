const MINUTE = 60_000
/** Longest rate limit window of Mastodon (follows, reports); a later reset means that a clock is wrong. */
const MAX_WINDOW = 24 * 60 * MINUTE

type Headers = Pick<globalThis.Headers, 'get'>

/**
 * Parses an HTTP date, seconds or ms since the epoch, or seconds from now. Returns ms since the epoch, or
 * null.
 */
export function readMoment(value: string | null, now: number): number | null {
  if (!value) return null
  if (/^\d+(\.\d+)?$/.test(value.trim())) {
    const number = Number(value)
    if (number > 1e11) return number
    return number > 1e9 ? number * 1000 : now + number * 1000
  }
  const parsed = Date.parse(value)
  return Number.isNaN(parsed) ? null : parsed
}

/**
 * When to retry after a 429: X-RateLimit-Reset, else Retry-After (not readable across origins), else in 60 s.
 * A time in the past or more than a day ahead means a wrong clock and is ignored.
 */
export function retryMoment(headers: Headers, now: number): number {
  for (const name of ['x-ratelimit-reset', 'retry-after']) {
    const at = readMoment(headers.get(name), now)
    if (at !== null && at > now && at <= now + MAX_WINDOW) return at
  }
  return now + MINUTE
}

interface RateState {
  limit: number
  remaining: number
  /** ms since the epoch. */
  reset: number
}

/** Tracks the tightest rate limit of this token as reported by answers. */
export interface RateLimit {
  /** Reads the rate limit headers of an answer. */
  note(headers: Headers): void
  /** The tightest rate limit whose window is still running; null when unknown. */
  state(): RateState | null
}

/**
 * Creates the rate limit tracker of one Http. `now` returns ms since the epoch. It only informs and never
 * delays a request.
 */
export function createRateLimit(now: () => number): RateLimit {
  let tightest: RateState | null = null
  const state = () => (tightest && tightest.reset > now() ? tightest : null)
  return {
    note(headers) {
      const [limit, remaining] = ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) =>
        Number(headers.get(name) ?? Number.NaN),
      )
      const reset = readMoment(headers.get('x-ratelimit-reset'), now())
      if (limit === undefined || remaining === undefined || reset === null) return
      if (!Number.isFinite(limit) || !Number.isFinite(remaining)) return
      const known = state()
      // An update of the same window replaces the known state; another window replaces it only when it leaves
      // fewer requests.
      if (!known || known.limit === limit || remaining < known.remaining)
        tightest = { limit, remaining, reset }
    },
    state,
  }
}
