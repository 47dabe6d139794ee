import * as z from 'zod/mini'
import { errorDto, type ErrorDetails } from '@/schemas/error'

/**
 * Why a call gave no answer (architecture, Errors):
 * refused = the server said no (4xx not named here); limited = 429, `retryAt` says when to go on;
 * unauthorised = the server does not take the token (401, or Akkoma's 403 "Invalid credentials."); missing = 404 or 410; lost = network, deadline or 5xx (a write may
 * have happened); aborted = the caller gave up, to be silent about; invalid = a success that cannot be read.
 */
export type ApiErrorKind = 'refused' | 'limited' | 'unauthorised' | 'missing' | 'lost' | 'aborted' | 'invalid'

export interface ApiErrorInit {
  kind: ApiErrorKind
  /** Path of the call without its query. */
  path: string
  /** Host of the server that answered. */
  host?: string | undefined
  status?: number | undefined
  /** The server's sentence, verbatim; '' when it said nothing readable. */
  message?: string | undefined
  /** OAuth's code, e.g. 'invalid_client'. */
  code?: string | undefined
  details?: ErrorDetails | undefined
  /** Moment to try again, ms since the epoch. */
  retryAt?: number | undefined
  requestId?: string | undefined
  /** The answer was a page for people, so perhaps this address is no such server. */
  html?: boolean | undefined
  /** It took longer than the deadline. */
  late?: boolean | undefined
  /** Host that sent the call on to another address, where it was not followed. */
  redirectedBy?: string | undefined
  cause?: unknown
}

/** The one error that lib/http throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly path: string
  readonly host: string | undefined
  readonly status: number | undefined
  readonly code: string | undefined
  readonly details: ErrorDetails | undefined
  readonly retryAt: number | undefined
  readonly requestId: string | undefined
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
    this.requestId = init.requestId
    this.html = init.html ?? false
    this.late = init.late ?? false
    this.redirectedBy = init.redirectedBy
  }
}

/** Is `error` one of ours, and of one of `kinds` when some are given? */
export const isApiError = (error: unknown, ...kinds: ApiErrorKind[]): error is ApiError =>
  error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind))

const BAD_TOKEN = /^invalid credentials\.?$/i

/** The kind of a refusal with this status and sentence; `signedIn` = the call carried a token. */
export function kindOfRefusal(status: number, signedIn: boolean, message = ''): ApiErrorKind {
  if (status === 403 && signedIn && BAD_TOKEN.test(message)) return 'unauthorised'
  if (status === 401) return signedIn ? 'unauthorised' : 'refused'
  if (status === 404 || status === 410) return 'missing'
  if (status === 429) return 'limited'
  if (status === 408 || status >= 500) return 'lost'
  if (status >= 400) return 'refused'
  return 'invalid'
}

// Pixelfed and some proxies say `message` where Mastodon says `error`.
const messageDto = z.object({ message: z.string() })

/** What a refusal's parsed body says; {} for anything that is not an error object. */
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
