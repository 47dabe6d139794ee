import ky from 'ky'
import type * as z from 'zod/mini'
import type { Activity } from './activity'
import type { Answer } from './answer'
import { Capabilities } from './capabilities'
import { createRateLimit, type RateLimit } from './rate-limit'
import { performRequest, type RequestContext, type RequestOptions } from './request'
import type { UploadOptions } from './upload'

/** The calls to one server under one token. */
export interface Http {
  /** Origin, e.g. 'https://host'. */
  readonly server: string
  readonly rateLimit: RateLimit
  readonly capabilities: Capabilities
  /** `path` is a path or a whole address of this server. Throws only ApiError; never retries. */
  request<S extends z.core.$ZodType>(path: string, options: RequestOptions<S>): Promise<Answer<z.output<S>>>
  /** A form with files. */
  upload<S extends z.core.$ZodType>(path: string, options: UploadOptions<S>): Promise<Answer<z.output<S>>>
}

export interface HttpOptions {
  /** Origin without a slash at the end. */
  server: string
  /** null = as a visitor. */
  token: string | null
  fetch: (request: Request) => Promise<Response>
  /** The logical clock that orders answers. */
  tick: () => number
  /** ms since the epoch. */
  now: () => number
  activity?: Activity | undefined
  /** A 401 on a call with a token, told at most once a minute and never for verify_credentials itself. */
  onUnauthorised?: (() => void) | undefined
  /** True while the token is known to be refused: calls fail as 'unauthorised' without being sent. */
  halted?: (() => boolean) | undefined
  /** BCP 47; the language of the server's sentences. */
  userLocale?: (() => string) | undefined
  /** What is known of the server's abilities; learns from every answer. Default: a table of its own. */
  capabilities?: Capabilities | undefined
  /** Makes the request of an upload; without it uploads go by fetch and report no progress. */
  openUpload?: (() => XMLHttpRequest) | undefined
}

export const VERIFY_PATH = '/api/v1/accounts/verify_credentials'
const QUIET = 60_000

/** Makes the calls of one runtime. Retries belong to Query, deadlines to `request`. */
export function createHttp(options: HttpOptions): Http {
  const { server, token, fetch, tick, now, activity, onUnauthorised, userLocale, openUpload, halted } =
    options
  const capabilities = options.capabilities ?? new Capabilities()
  const rateLimit = createRateLimit(now)
  let told = Number.NEGATIVE_INFINITY
  const context: RequestContext = {
    server,
    token,
    // ky would repeat PUT and DELETE and cut long uploads by default.
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
      if (path === VERIFY_PATH || now() - told < QUIET) return
      told = now()
      onUnauthorised?.()
    },
  }
  return {
    server,
    rateLimit,
    capabilities,
    request: (path, requestOptions) => performRequest(context, path, requestOptions),
    // No first screen sends files.
    upload: async (path, uploadOptions) =>
      (await import('./upload')).performUpload(context, openUpload, path, uploadOptions),
  }
}
