import { isApiError } from '../../http'

/** The first two pauses, in ms, before a feed that is being built is requested again, and the factor of each later one. */
const FIRST_PAUSE_MS = 3000
const PAUSE_GROWTH = 1.5
/** After a failure the pause is so many times longer: the server is likely to be busy. */
const FAILURE_FACTOR = 5
const MAX_PAUSE_MS = 60_000

/**
 * Maximum number of answers and failures while a server builds a feed: it never finishes. The pauses between such answers
 * sum to about two and a half minutes.
 */
export const MAX_BUILDING_ATTEMPTS = 10

/** Returns the pause in ms after attempt `attempts` that a server answered with "still building". */
export const pauseAfterAnswer = (attempts: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** Math.max(0, attempts - 2))

/** Returns the pause in ms after attempt `attempts` that failed. */
export const pauseAfterFailure = (attempts: number, error: unknown): number =>
  isApiError(error, 'rateLimited')
    ? Math.max(pauseAfterAnswer(attempts), (error.retryAt ?? 0) - Date.now())
    : Math.min(MAX_PAUSE_MS, FAILURE_FACTOR * pauseAfterAnswer(attempts))
