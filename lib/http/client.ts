import ky from 'ky'
import type * as z from 'zod/mini'
import type { Activity } from './activity'
import type { ParsedAnswer } from './answer'
import { Capabilities } from './capabilities/capabilities'
import { createRateLimit, type RateLimit } from './rate-limit'
import { performRequest, type ReadOptions, type RequestContext, type RequestOptions } from './request'
import type { UploadOptions } from './upload'

/** The reading half of an HTTP client. Properties, since the compiler compares the options of methods loosely. */
export interface HttpReader {
  /** Origin, e.g. 'https://host'. */
  readonly server: string
  readonly rateLimit: RateLimit
  readonly capabilities: Capabilities
  /** `path` is a path or an absolute URL of this server. Throws only ApiError and never retries. */
  readonly request: <S extends z.core.$ZodType>(
    path: string,
    options: ReadOptions<S>,
  ) => Promise<ParsedAnswer<z.output<S>>>
}

/** HTTP client for one server and one token, which writes too. */
export interface Http extends HttpReader {
  /** `path` is a path or an absolute URL of this server. Throws only ApiError and never retries. */
  readonly request: <S extends z.core.$ZodType>(
    path: string,
    options: RequestOptions<S>,
  ) => Promise<ParsedAnswer<z.output<S>>>
  /** Sends a form with files. */
  readonly upload: <S extends z.core.$ZodType>(
    path: string,
    options: UploadOptions<S>,
  ) => Promise<ParsedAnswer<z.output<S>>>
}

export interface HttpOptions {
  /** Origin without a trailing slash. */
  server: string
  /** null = signed out. */
  token: string | null
  fetch: (request: Request) => Promise<Response>
  /** Logical clock that orders answers. */
  tick: () => number
  /** ms since the epoch. */
  now: () => number
  activity?: Activity | undefined
  /**
   * Called after a 401 on a request with a token, at most once a minute and never for verify_credentials
   * itself.
   */
  onUnauthorised?: (() => void) | undefined
  /** True while the token is known to be invalid: requests fail as 'unauthorised' without being sent. */
  halted?: (() => boolean) | undefined
  /** BCP 47 language for the error messages of the server. */
  userLocale?: (() => string) | undefined
  /** Capabilities of the server; updated from every answer. Default: a new table. */
  capabilities?: Capabilities | undefined
  /** Creates the XMLHttpRequest of an upload. Without it uploads use fetch and report no progress. */
  openUpload?: (() => XMLHttpRequest) | undefined
}

export const VERIFY_PATH = '/api/v1/accounts/verify_credentials'
/** Least time between two reports of a refused token, in ms. */
const EXPIRY_REPORT_INTERVAL = 60_000

/** Creates the HTTP client of one runtime. TanStack Query owns retries, `request` owns deadlines. */
export function createHttp(options: HttpOptions): Http {
  const { server, token, fetch, tick, now, activity, onUnauthorised, userLocale, openUpload, halted } =
    options
  const capabilities = options.capabilities ?? new Capabilities()
  const rateLimit = createRateLimit(now)
  let reportedAt = Number.NEGATIVE_INFINITY
  const context: RequestContext = {
    server,
    token,
    // By default ky would retry PUT and DELETE and time out long uploads.
    ky: ky.create({
      retry: 0,
      throwHttpErrors: false,
      timeout: false,
      fetch: (input) => fetch(input instanceof Request ? input : new Request(input)),
    }),
    tick,
    now,
    activity,
    rateLimit,
    locale: userLocale,
    halted: () => token !== null && (halted?.() ?? false),
    learn: (path, status, lesson) => capabilities.learn(path, status, lesson),
    unauthorised(path) {
      if (path === VERIFY_PATH || now() - reportedAt < EXPIRY_REPORT_INTERVAL) return
      reportedAt = now()
      onUnauthorised?.()
    },
  }
  return {
    server,
    rateLimit,
    capabilities,
    request: (path, requestOptions) => performRequest(context, path, requestOptions),
    // Loaded on first use: the first screen uploads nothing.
    upload: async (path, uploadOptions) =>
      (await import('./upload')).performUpload(context, openUpload, path, uploadOptions),
  }
}
