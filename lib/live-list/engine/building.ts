import { isApiError } from '../../http'

/** Pause in ms before a feed that is being built is requested again; each further one is longer. */
const FIRST_PAUSE_MS = 3000
const PAUSE_GROWTH = 1.5
const MAX_PAUSE_MS = 60_000

/** A server that answers "still building" this often never finishes; together about three minutes. */
export const MAX_BUILDING_ANSWERS = 10

/** Returns the pause in ms after answer `count` of a server that is still building. */
export const pauseAfterAnswer = (count: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** Math.max(0, count - 2))

/** Returns the pause in ms after a failure while the server is building. */
export const pauseAfterFailure = (count: number, error: unknown): number =>
  isApiError(error, 'rateLimited')
    ? Math.max(pauseAfterAnswer(count), (error.retryAt ?? 0) - Date.now())
    : Math.min(MAX_PAUSE_MS, 5 * pauseAfterAnswer(count))
