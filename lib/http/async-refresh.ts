/**
 * Says that an answer is provisional because a background job of the server is still adding to it (header
 * `Mastodon-Async-Refresh`, Mastodon 4.5).
 */
export interface AsyncRefresh {
  id: string
  /** Seconds between two checks of the job. */
  retry: number
  /** Number of results the job has found so far; null when the server does not say. */
  resultCount: number | null
}

const PAIR = /([a-z_]+)\s*=\s*(?:"([^"]*)"|([^\s,;"]+))/gi
const DEFAULT_RETRY = 5
/** Shortest and longest interval that a server can ask for. */
const MIN_RETRY = 1
const MAX_RETRY = 60

/**
 * Parses a `Mastodon-Async-Refresh` header (`id="…", retry=3, result_count=2`). Null when there is no job to
 * follow.
 */
export function parseAsyncRefresh(header: string | null | undefined): AsyncRefresh | null {
  if (!header) return null
  const values = new Map<string, string>()
  for (const [, key = '', quoted, plain] of header.matchAll(PAIR))
    values.set(key.toLowerCase(), quoted ?? plain ?? '')
  const id = values.get('id')
  if (!id) return null
  const retry = Number(values.get('retry'))
  const count = Number(values.get('result_count') ?? Number.NaN)
  return {
    id,
    retry: retry > 0 ? Math.min(Math.max(retry, MIN_RETRY), MAX_RETRY) : DEFAULT_RETRY,
    resultCount: Number.isFinite(count) ? count : null,
  }
}
