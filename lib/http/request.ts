import type * as z from 'zod/mini'
import type { KyInstance } from 'ky'
import type { Activity } from './activity'
import { looksLikeHtml, readAnswer, type ParsedAnswer } from './answer'
import { startDeadline, untilAborted, type Deadline } from './deadline'
import { ApiError, isApiError } from './errors'
import { queryString, type QueryParams } from './query-string'
import type { RateLimit } from './rate-limit'

const READ_DEADLINE = 15_000
const WRITE_DEADLINE = 60_000
/** Longest time for a whole answer in ms, however steadily it comes in. */
const LONGEST_ANSWER = 120_000
/** Characters of a body that restart the deadline: a slow connection makes progress, a trickle does not. */
const MIN_PROGRESS = 8192

export interface RequestOptions<S extends z.core.$ZodType> {
  /** Schema of the answer. z.unknown() where the body is not read; an empty body passes then. */
  schema: S
  /** Default GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
  /** Appended to the URL; arrays become key[]=a&key[]=b. */
  query?: QueryParams | undefined
  json?: unknown
  form?: FormData | URLSearchParams | undefined
  headers?: Readonly<Record<string, string>> | undefined
  signal?: AbortSignal | undefined
  /** Lets a write without files outlive the page. Browsers refuse it for bodies of 64 KB and more. Default false. */
  keepalive?: boolean | undefined
  /** Follows redirects. For public documents without a token only: WebFinger may live on another host. */
  followRedirects?: boolean | undefined
  /** Deadline of the whole answer in ms, restarted by progress; default 15 s for GET, 60 s for other methods. */
  timeout?: number | undefined
}

/** The options of a read: no method and no body. */
export type ReadOptions<S extends z.core.$ZodType> = Omit<
  RequestOptions<S>,
  'method' | 'json' | 'form' | 'keepalive'
> & { method?: never; json?: never; form?: never; keepalive?: never }

/** Called for every answer, see Capabilities.learn. */
type Learn = (path: string, status: number, lesson: { method: string; html: boolean }) => void

/** State shared by all requests of one Http. */
export interface RequestContext {
  readonly server: string
  readonly token: string | null
  readonly ky: KyInstance
  readonly tick: () => number
  readonly now: () => number
  readonly activity: Activity | undefined
  readonly rateLimit: RateLimit
  readonly locale: (() => string) | undefined
  readonly unauthorised: (path: string) => void
  readonly learn: Learn
  readonly halted: () => boolean
}

/**
 * Resolves the URL of a request. An absolute URL (from a Link header) must have the origin of the server;
 * http:// from a proxy that hides TLS is corrected. Throws 'invalid' for any other origin, so that the token
 * is never sent elsewhere.
 */
export function resolvePath(server: string, path: string, query?: QueryParams): URL {
  const home = new URL(server)
  const url = URL.canParse(path, server) ? new URL(path, server) : null
  if (url && url.protocol === 'http:' && home.protocol === 'https:' && url.hostname === home.hostname) {
    url.protocol = 'https:'
    url.port = home.port
  }
  if (!url || url.origin !== home.origin)
    throw new ApiError({ kind: 'invalid', path, message: 'This address belongs to another server' })
  url.username = ''
  url.password = ''
  url.hash = ''
  const extra = query ? queryString(query) : ''
  if (extra) url.search = url.search ? `${url.search}&${extra}` : extra
  return url
}

/** True when `request` accepts this URL. A Link header may name another server. */
export function isOwnAddress(server: string, address: string): boolean {
  try {
    return resolvePath(server, address).href !== ''
  } catch {
    return false
  }
}

/** Throws 'unauthorised' while requests are halted. */
export function refuseHalted(context: RequestContext, path: string): void {
  if (context.halted()) throw new ApiError({ kind: 'unauthorised', path, status: 401 })
}

/** Headers of every request: accepted type, token, and the user's language for the server's messages. */
export function baseHeaders(context: Pick<RequestContext, 'token' | 'locale'>): Record<string, string> {
  const locale = context.locale?.()
  return {
    Accept: 'application/json',
    ...(context.token === null ? {} : { Authorization: `Bearer ${context.token}` }),
    ...(locale ? { 'Accept-Language': locale } : {}),
  }
}

/** A position in a list, in the query of a request. */
const CURSOR = /[?&](?:max|min|since)_id=/

/** Longest body, in UTF-16 units: many times the largest answer of a server. A body without an end fills the memory. */
const MAX_BODY = 16_000_000

/** Reads a body as text. Its progress restarts the deadline. Throws ApiError when it is too long. */
async function readText(body: ReadableStream<Uint8Array>, deadline: Deadline, path: string): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let due = MIN_PROGRESS
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length < due) continue
    if (text.length > MAX_BODY) {
      void reader.cancel().catch(() => {})
      throw new ApiError({ kind: 'invalid', path })
    }
    due = text.length + MIN_PROGRESS
    deadline.extend()
  }
  // The last call shows a character that was cut off, so that a truncated body does not pass for a complete one.
  return text + decoder.decode()
}

/** Sends one request. Throws only ApiError. */
export async function performRequest<S extends z.core.$ZodType>(
  context: RequestContext,
  path: string,
  options: RequestOptions<S>,
): Promise<ParsedAnswer<z.output<S>>> {
  const { schema, method = 'GET', form, json, keepalive } = options
  const url = resolvePath(context.server, path, options.query)
  refuseHalted(context, url.pathname)
  const read = method === 'GET'
  const sent = read ? context.tick() : 0
  const { timeout = read ? READ_DEADLINE : WRITE_DEADLINE } = options
  const deadline = startDeadline(timeout, options.signal, Math.max(timeout, LONGEST_ANSWER))
  const done = context.activity?.begin()
  try {
    deadline.signal.throwIfAborted()
    const fetching = async () => {
      const response = await context.ky(url.href, {
        method,
        headers: { ...baseHeaders(context), ...options.headers },
        signal: deadline.signal,
        // 'error' would look like a lost connection; 'manual' lets us report the redirect.
        redirect: options.followRedirects && context.token === null ? 'follow' : 'manual',
        // Cookies of a server that embeds the app must not decide who is signed in.
        credentials: 'omit',
        ...(form ? { body: form } : {}),
        ...(json === undefined ? {} : { json }),
        ...(keepalive && !read && !(form instanceof FormData) ? { keepalive } : {}),
      })
      if (response.type === 'opaqueredirect') throw redirected(url)
      const { status, statusText, headers, body } = response
      return {
        status,
        statusText,
        headers,
        url,
        text: body ? await readText(body, deadline, url.pathname) : '',
      }
    }
    const raw = await untilAborted(fetching(), deadline.signal)
    context.rateLimit.note(raw.headers)
    const lesson = { method, html: looksLikeHtml(raw), paged: CURSOR.test(url.search) }
    const refused = raw.status < 200 || raw.status > 299 || lesson.html
    if (refused) context.learn(url.pathname, raw.status, lesson)
    const answer = readAnswer(raw, schema, {
      signedIn: context.token !== null,
      now: context.now(),
      stamp: read ? sent : context.tick(),
    })
    // A truncated body proves nothing, so a success counts as evidence only after it was parsed.
    context.learn(url.pathname, raw.status, lesson)
    return answer
  } catch (cause) {
    if (isApiError(cause, 'unauthorised')) context.unauthorised(url.pathname)
    throw lostOrAborted(cause, url.pathname, deadline.late(), options.signal?.aborted ?? false)
  } finally {
    deadline.end()
    done?.()
  }
}

/** The error for a redirected request, whose answer would be from another server. */
export const redirected = ({ host, pathname: path }: URL): ApiError =>
  new ApiError({ kind: 'invalid', path, redirectedBy: host })

/** Maps an error of the transport to an ApiError. */
export function lostOrAborted(cause: unknown, path: string, late: boolean, aborted: boolean): ApiError {
  if (cause instanceof ApiError) return cause
  if (late) return new ApiError({ kind: 'network', path, late, cause })
  return new ApiError({ kind: aborted ? 'aborted' : 'network', path, cause })
}
