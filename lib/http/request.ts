import type * as z from 'zod/mini'
import type { KyInstance } from 'ky'
import type { Activity } from './activity'
import { looksLikeHtml, readAnswer, type Answer } from './answer'
import { startDeadline, untilAborted } from './deadline'
import { ApiError, isApiError } from './errors'
import { queryString, type Query } from './query-string'
import type { RateLimit } from './rate-limit'

export const READ_DEADLINE = 20_000
export const WRITE_DEADLINE = 60_000

export interface RequestOptions<S extends z.core.$ZodType> {
  /** What the answer must look like; z.unknown() where nothing is read, an empty body passes then. */
  schema: S
  /** Default GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
  /** Added to the address; arrays become key[]=a&key[]=b. */
  query?: Query | undefined
  json?: unknown
  form?: FormData | URLSearchParams | undefined
  headers?: Readonly<Record<string, string>> | undefined
  signal?: AbortSignal | undefined
  keepalive?: boolean | undefined
  /** Goes where the server sends the call on to, for public documents only: WebFinger may live on another host. */
  followRedirects?: boolean | undefined
  /** ms; default 20 s for GET, 60 s for the rest. */
  timeout?: number | undefined
}

/** Told of every answer, see Capabilities.learn. */
export type Learn = (path: string, status: number, lesson: { method: string; html: boolean }) => void

/** What every call of one Http shares. */
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
 * The address of a call. Whole addresses (Link headers) must be the server's own; proxies that forget their TLS
 * write http:// into them, which is put right. Throws 'invalid' for any other, so that a token never leaves home.
 */
export function resolvePath(server: string, path: string, query?: Query): URL {
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

/** Whether `request` follows this address: one from a Link header may name another server. */
export function isOwnAddress(server: string, address: string): boolean {
  try {
    return resolvePath(server, address).href !== ''
  } catch {
    return false
  }
}

/** Throws 'unauthorised' while calls are halted. */
export function refuseHalted(context: RequestContext, path: string): void {
  if (context.halted()) throw new ApiError({ kind: 'unauthorised', path, status: 401 })
}

/** Headers of every call: the token, what we read, and the person's language for the server's sentences. */
export function baseHeaders(context: Pick<RequestContext, 'token' | 'locale'>): Record<string, string> {
  const locale = context.locale?.()
  return {
    Accept: 'application/json',
    ...(context.token === null ? {} : { Authorization: `Bearer ${context.token}` }),
    ...(locale ? { 'Accept-Language': locale } : {}),
  }
}

/** One call. Throws only ApiError. */
export async function performRequest<S extends z.core.$ZodType>(
  context: RequestContext,
  path: string,
  options: RequestOptions<S>,
): Promise<Answer<z.output<S>>> {
  const { schema, method = 'GET', form, json, keepalive } = options
  const url = resolvePath(context.server, path, options.query)
  refuseHalted(context, url.pathname)
  const read = method === 'GET'
  const sent = read ? context.tick() : 0
  const deadline = startDeadline(options.timeout ?? (read ? READ_DEADLINE : WRITE_DEADLINE), options.signal)
  const done = context.activity?.begin()
  try {
    deadline.signal.throwIfAborted()
    const fetching = async () => {
      const response = await context.ky(url.href, {
        method,
        headers: { ...baseHeaders(context), ...options.headers },
        signal: deadline.signal,
        // 'error' would be the same with less to say: it cannot be told from a lost connection.
        redirect: options.followRedirects && context.token === null ? 'follow' : 'manual',
        // Cookies of an embedding server must not decide who is asking.
        credentials: 'omit',
        ...(form ? { body: form } : {}),
        ...(json === undefined ? {} : { json }),
        ...(keepalive ? { keepalive } : {}),
      })
      if (response.type === 'opaqueredirect') throw redirected(url)
      const { status, statusText, headers } = response
      return { status, statusText, headers, url, text: await response.text() }
    }
    const raw = await untilAborted(fetching(), deadline.signal)
    context.rateLimit.note(raw.headers, raw.status)
    const lesson = { method, html: looksLikeHtml(raw) }
    const refused = raw.status < 200 || raw.status > 299 || lesson.html
    if (refused) context.learn(url.pathname, raw.status, lesson)
    const answer = readAnswer(raw, schema, {
      signedIn: context.token !== null,
      now: context.now(),
      stamp: read ? sent : context.tick(),
    })
    // A body cut short proves nothing, so a success teaches only once it was read.
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

/** The ApiError for a call that was sent on to another address: what answers there is not the server that was asked. */
export const redirected = ({ host, pathname: path }: URL): ApiError =>
  new ApiError({ kind: 'invalid', path, redirectedBy: host })

/** The ApiError for what a transport threw. */
export function lostOrAborted(cause: unknown, path: string, late: boolean, aborted: boolean): ApiError {
  if (cause instanceof ApiError) return cause
  if (late) return new ApiError({ kind: 'lost', path, late, cause })
  return new ApiError({ kind: aborted ? 'aborted' : 'lost', path, cause })
}
