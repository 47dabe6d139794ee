import * as z from 'zod/mini'
import { errorDto, messageDto, type ErrorDetails } from '@/schemas/error'

/**
 * Why a request failed. refused = the server said no (any 4xx not listed here); rateLimited = 429, see `retryAt`;
 * unauthorised = the token is not accepted (401, or Akkoma's 403 "Invalid credentials."); notFound = 404 or
 * 410; network = no answer, deadline or 5xx (a write may have happened); aborted = cancelled by the caller,
 * show nothing; invalid = a success whose answer cannot be parsed.
 */
export type ApiErrorKind =
  | 'refused'
  | 'rateLimited'
  | 'unauthorised'
  | 'notFound'
  | 'network'
  | 'aborted'
  | 'invalid'

export interface ApiErrorInit {
  kind: ApiErrorKind
  /** Path of the request without its query. */
  path: string
  /** Host of the server that answered. */
  host?: string | undefined
  status?: number | undefined
  /** The server's message, verbatim; '' when there is none. */
  message?: string | undefined
  /** OAuth error code, e.g. 'invalid_client'. */
  code?: string | undefined
  details?: ErrorDetails | undefined
  /** Earliest time to try again, in ms since the epoch. */
  retryAt?: number | undefined
  /** The answer was an HTML page, so the URL may not be a Mastodon server. */
  html?: boolean | undefined
  /** The deadline passed. */
  late?: boolean | undefined
  /** Host that answered with a redirect which was not followed. */
  redirectedBy?: string | undefined
  cause?: unknown
}

/** The only error class that lib/http throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly path: string
  readonly host: string | undefined
  readonly status: number | undefined
  readonly code: string | undefined
  readonly details: ErrorDetails | undefined
  readonly retryAt: number | undefined
  readonly html: boolean
  readonly late: boolean
  readonly redirectedBy: string | undefined

  constructor(init: ApiErrorInit) {
    super(init.message ?? '', init.cause === undefined ? undefined : { cause: init.cause })
    this.kind = init.kind
    this.path = init.path
    this.host = init.host
    this.status = init.status
    this.code = init.code
    this.details = init.details
    this.retryAt = init.retryAt
    this.html = init.html ?? false
    this.late = init.late ?? false
    this.redirectedBy = init.redirectedBy
  }
}

/** True for an ApiError, and of one of `kinds` when any are given. */
export const isApiError = (error: unknown, ...kinds: ApiErrorKind[]): error is ApiError =>
  error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind))

/**
 * True for an answer that would be the same again: nothing is there, it is refused, or it is another document. Servers
 * without an endpoint answer so.
 */
export const isPermanentError = (error: unknown): error is ApiError =>
  isApiError(error, 'notFound', 'refused', 'invalid')

/** Statuses that servers answer where they lack an endpoint. */
const MISSING_ENDPOINT: ReadonlySet<number | undefined> = new Set([404, 405, 410, 422, 501])

/** True for an answer about an endpoint that the server lacks. Other refusals may be over after a retry. */
export const lacksEndpoint = (error: unknown): error is ApiError =>
  isApiError(error) && (MISSING_ENDPOINT.has(error.status) || (error.kind === 'invalid' && error.html))

/** The server's own message; '' when there is none. Errors about its answers have messages for developers. */
export const messageOfServer = (error: ApiError): string => (error.kind === 'invalid' ? '' : error.message)

const LACKS_SCOPE = /outside the authorized scopes|insufficient (?:scope|permissions)/i

/** True when the token is valid but lacks a scope that the request needs, as those of old sign-ins do. */
export const lacksScope = (error: unknown): boolean =>
  isApiError(error, 'refused') && error.status === 403 && LACKS_SCOPE.test(error.message)

const BAD_TOKEN = /^invalid credentials\.?$/i

/** Maps the status and message of a refusal to an error kind; `signedIn` = the request carried a token. */
export function kindOfRefusal(status: number, signedIn: boolean, message = ''): ApiErrorKind {
  if (status === 403 && signedIn && BAD_TOKEN.test(message)) return 'unauthorised'
  if (status === 401) return signedIn ? 'unauthorised' : 'refused'
  if (status === 404 || status === 410) return 'notFound'
  if (status === 429) return 'rateLimited'
  if (status === 408 || status >= 500) return 'network'
  if (status >= 400) return 'refused'
  return 'invalid'
}

/** Reads message, code and details from the body of a refusal; {} when it is not an error object. */
export function readRefusal(body: unknown): Pick<ApiErrorInit, 'message' | 'code' | 'details'> {
  const read = z.safeParse(errorDto, body)
  if (!read.success) return {}
  const { error, error_description: description, details } = read.data
  const other = error || description ? null : z.safeParse(messageDto, body)
  return {
    message: description || error || (other?.success ? other.data.message : ''),
    code: error && /^[a-z_]+$/.test(error) ? error : undefined,
    details: details && Object.keys(details).length > 0 ? details : undefined,
  }
}
