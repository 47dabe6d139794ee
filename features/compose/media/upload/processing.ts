import { apiSegment, isApiError, type HttpReader } from '@/lib/http'
import { mediaDto, type Media } from '@/schemas/statuses/media'
import type { MediaId } from '@/schemas/primitives'
import { pause } from '@/lib/util/timing/pause'

/** Maximum number of checks; the pauses between them add up to about six minutes. */
export const MAX_CHECKS = 64

/** Returns the pause before check number `attempt` (from 1) in ms: its log2 in seconds, at least one. */
const pauseBefore = (attempt: number): number => Math.max(1, Math.log2(attempt)) * 1000

/** Resolves after `ms`, or immediately when aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export type Processed =
  | { kind: 'ready'; media: Media }
  | { kind: 'failed'; error: unknown }
  | { kind: 'gaveUp' }

/**
 * Checks until the server has processed a file: 200 = done, 206 = not yet. Retries after lost answers and rate limits;
 * a refusal (422: unreadable file) ends it. Null when `signal` was aborted.
 */
export async function waitForProcessing(
  http: Pick<HttpReader, 'request'>,
  id: MediaId,
  signal: AbortSignal,
  wait: Wait = pause,
): Promise<Processed | null> {
  for (let attempt = 1; attempt <= MAX_CHECKS; attempt += 1) {
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
      if (isApiError(error, 'rateLimited')) await wait(Math.max(0, (error.retryAt ?? 0) - Date.now()), signal)
      else if (!isApiError(error, 'network')) return { kind: 'failed', error }
    }
  }
  return { kind: 'gaveUp' }
}
