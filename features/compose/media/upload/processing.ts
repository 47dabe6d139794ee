import { apiSegment, isApiError, type Http } from '@/lib/http'
import { mediaDto, type Media } from '@/schemas/media'
import type { MediaId } from '@/schemas/primitives'
import { pause } from '@/lib/util/pause'

/** Looks at most; the waits between them add up to some six minutes. */
export const MOST_LOOKS = 64

/** Pause before look number `attempt` (from 1), in ms: log2 of it in seconds, at least one. */
export const pauseBefore = (attempt: number): number => Math.max(1, Math.log2(attempt)) * 1000

/** Resolves after `ms`, or at once when aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export type Processed =
  | { kind: 'ready'; media: Media }
  | { kind: 'failed'; error: unknown }
  | { kind: 'gaveUp' }

/**
 * Asks until the server has worked a file through: 200 is done, 206 goes on. Lost answers and limits are waited out;
 * a refusal (422: it could not be read) ends it. Null when `signal` was aborted.
 */
export async function waitForProcessing(
  http: Pick<Http, 'request'>,
  id: MediaId,
  signal: AbortSignal,
  wait: Wait = pause,
): Promise<Processed | null> {
  for (let attempt = 1; attempt <= MOST_LOOKS; attempt += 1) {
    await wait(pauseBefore(attempt), signal)
    if (signal.aborted) return null
    try {
      const answer = await http.request(`/api/v1/media/${apiSegment(id)}`, {
        schema: mediaDto,
        signal,
      })
      if (!answer.partial) return { kind: 'ready', media: answer.data }
    } catch (error) {
      if (isApiError(error, 'aborted')) return null
      if (isApiError(error, 'limited')) await wait(Math.max(0, (error.retryAt ?? 0) - Date.now()), signal)
      else if (!isApiError(error, 'lost')) return { kind: 'failed', error }
    }
  }
  return { kind: 'gaveUp' }
}
