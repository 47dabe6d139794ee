import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError, type ApiError } from '@/lib/http'
import { backOff } from '@/lib/util/retry'
import { continueLimited } from './continue-limited'

/** What a query or mutation says about its errors. */
export interface ErrorMeta extends Record<string, unknown> {
  /** The screen shows the error itself. */
  skipAlert?: boolean
  /** Not being there (404, 410) is an answer, not an error. */
  skipNotFound?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: ErrorMeta
    mutationMeta: ErrorMeta
  }
}

export interface ClientPorts {
  /** An error that people should be told of, where the query did not say otherwise. */
  onError: (error: Error, source: 'query' | 'mutation') => void
  /** ms since the epoch. */
  now?: () => number
}

const MINUTE = 60_000
const TRIES = 3
/** A longer wait, in ms, is no silent retry: the error says until when, and `continueLimited` goes on then. */
const PATIENCE = 3000

/** Whether a failed read is worth another try: it was lost, or the server asks to wait for a moment. */
export function shouldRetry(failures: number, error: Error, now: number): boolean {
  if (failures >= TRIES) return false
  if (isApiError(error, 'limited')) return (error.retryAt ?? now) - now <= PATIENCE
  return isApiError(error, 'lost')
}

/** ms before the next try: growing, with jitter; for 429 until the server's moment, a little scattered. */
export function retryDelay(
  failures: number,
  error: Error,
  now: number,
  random: () => number = Math.random,
): number {
  const pause = backOff(failures, 1_000, 30_000, random)
  if (!isApiError(error, 'limited')) return pause
  return Math.max(0, (error.retryAt ?? now + MINUTE) - now) + random() * 1_000
}

/** Whether nobody needs to be told: the caller gave up, or the query shows its errors itself. */
const isQuiet = (error: Error, meta: ErrorMeta | undefined): boolean =>
  isApiError(error, 'aborted') ||
  error.name === 'AbortError' ||
  meta?.skipAlert === true ||
  (meta?.skipNotFound === true && isApiError(error, 'missing'))

/**
 * The QueryClient of one runtime. Reads are tried three times more when lost or limited, writes never; nothing is
 * asked for again by itself, since lists are refreshed by their own events. No global onMutate: it would delay the
 * paint of every change by some microtasks.
 */
export function createClient({ onError, now = Date.now }: ClientPorts): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        continueLimited(client, query, error, now())
        if (!isQuiet(error, query.meta)) onError(error, 'query')
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _context, mutation) {
        if (!isQuiet(error, mutation.meta)) onError(error, 'mutation')
      },
    }),
    defaultOptions: {
      queries: {
        // navigator.onLine is only a hint: false on a machine that reaches nothing but itself.
        networkMode: 'always',
        retry: (failures, error) => shouldRetry(failures, error, now()),
        retryDelay: (failures, error) => retryDelay(failures, error, now()),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        staleTime: MINUTE,
        gcTime: 30 * MINUTE,
      },
      // A finished mutation keeps its variables (drafts) for its gcTime.
      mutations: { networkMode: 'always', retry: 0, gcTime: 30_000 },
    },
  })
  return client
}
