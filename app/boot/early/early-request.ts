import { untilAborted } from '@/lib/http/deadline'

/** A request that was sent before the code that needs its answer had loaded. */
interface EarlyRequest {
  readonly url: string
  /** The header with the token; null for visitors. */
  readonly authorization: string | null
  readonly answer: Promise<Response>
}

let early: EarlyRequest | null = null

/** Sends a read of a server's API for `takeEarlyAnswer`, as `lib/http` sends it. */
export function sendEarly(url: URL, token: string | null): void {
  const authorization = token === null ? null : `Bearer ${token}`
  const answer = fetch(url, {
    headers: { Accept: 'application/json', ...(authorization !== null && { Authorization: authorization }) },
    redirect: 'manual',
    credentials: 'omit',
  })
  // Its taker reports the failure.
  answer.catch(() => {})
  early = { url: url.href, authorization, answer }
}

/** Returns the answer to the same read if it was requested early, once; it rejects when `request` is aborted. Else null. */
export function takeEarlyAnswer({ method, url, headers, signal }: Request): Promise<Response> | null {
  if (!early || method !== 'GET' || url !== early.url || headers.get('authorization') !== early.authorization)
    return null
  const { answer } = early
  early = null
  return untilAborted(answer, signal)
}

/** Forgets an early answer that no one has taken. It would be old by the time of the next such request. */
export function dropEarlyAnswer(): void {
  void early?.answer.then(({ body }) => body?.cancel()).catch(() => {})
  early = null
}
