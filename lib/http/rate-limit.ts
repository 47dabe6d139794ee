const MINUTE = 60_000
/** The longest window a server counts in (follows, reports); a later reset is a wrong clock. */
const LONGEST = 24 * 60 * MINUTE

type Headers = Pick<globalThis.Headers, 'get'>

/** ms since the epoch of a date, of seconds or ms since the epoch, or of seconds from now; null if it is none of these. */
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
 * When a 429 may be tried again: X-RateLimit-Reset, else Retry-After (readable on the own origin only), else in 60 s.
 * A moment that is past or more than a day off speaks of a wrong clock and counts as absent.
 */
export function retryMoment(headers: Headers, now: number): number {
  for (const name of ['x-ratelimit-reset', 'retry-after']) {
    const at = readMoment(headers.get(name), now)
    if (at !== null && at > now && at <= now + LONGEST) return at
  }
  return now + MINUTE
}

export interface RateState {
  limit: number
  remaining: number
  /** ms since the epoch. */
  reset: number
}

/** What the answers so far say about the tightest allowance of this token. */
export interface RateLimit {
  /** Takes in the headers of an answer. */
  note(headers: Headers, status: number): void
  /** The tightest allowance whose window still runs, null when nothing is known. */
  state(): RateState | null
  /** No background call before this moment (ms since the epoch); null = go on. */
  limitedUntil(): number | null
}

/** Shared memory of limits for one Http; `now` in ms since the epoch. It informs, it never holds a call back. */
export function createRateLimit(now: () => number): RateLimit {
  let tightest: RateState | null = null
  let until: number | null = null
  const state = () => (tightest && tightest.reset > now() ? tightest : null)
  return {
    note(headers, status) {
      if (status === 429) until = Math.max(until ?? 0, retryMoment(headers, now()))
      const [limit, remaining] = ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) =>
        Number(headers.get(name) ?? Number.NaN),
      )
      const reset = readMoment(headers.get('x-ratelimit-reset'), now())
      if (limit === undefined || remaining === undefined || reset === null) return
      if (!Number.isFinite(limit) || !Number.isFinite(remaining)) return
      const known = state()
      // The same window told again replaces what we knew; another one counts only when it leaves less.
      if (!known || known.limit === limit || remaining < known.remaining)
        tightest = { limit, remaining, reset }
    },
    state,
    limitedUntil: () => (until !== null && until > now() ? until : null),
  }
}
