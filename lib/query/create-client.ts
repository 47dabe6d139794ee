import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiError, lacksScope, type ApiError } from '@/lib/http'
import { backOff } from '@/lib/util/timing/retry'
import { continueLimited } from './continue-limited'

/** Error handling of a query or mutation. */
export interface ErrorMeta extends Record<string, unknown> {
  /** The screen shows the error itself. */
  skipAlert?: boolean
  /** 'notFound' (404, 410) is an answer, not an error. */
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
  /** Called with an error that the user should see. */
  onError: (error: Error) => void
  /** ms since the epoch. */
  now?: () => number
}

const MINUTE = 60_000
/** Maximum number of retries of a query. */
const MAX_RETRIES = 3
/**
 * Longest wait for a silent retry, in ms. Beyond it the error says when the limit ends, and `continueLimited`
 * continues then.
 */
const MAX_SILENT_WAIT = 3000

/**
 * True when a failed read should be retried: it was lost, or the server asks to wait for a moment. After a
 * deadline the user decides, who has waited long enough.
 */
export function shouldRetry(failures: number, error: Error, now: number): boolean {
  if (failures >= MAX_RETRIES) return false
  if (isApiError(error, 'rateLimited')) return (error.retryAt ?? now) - now <= MAX_SILENT_WAIT
  return isApiError(error, 'network') && !error.late
}

/**
 * Returns the ms before the next retry: growing, with jitter; after a 429 until the server's time, plus up to
 * a second.
 */
export function retryDelay(
  failures: number,
  error: Error,
  now: number,
  random: () => number = Math.random,
): number {
  const pause = backOff(failures, 1_000, 30_000, random)
  if (!isApiError(error, 'rateLimited')) return pause
  return Math.max(0, (error.retryAt ?? now + MINUTE) - now) + random() * 1_000
}

/** True when no alert is due: the request was aborted, or the query handles the error itself. */
const isQuiet = (error: Error, meta: ErrorMeta | undefined): boolean =>
  isApiError(error, 'aborted') ||
  error.name === 'AbortError' ||
  meta?.skipAlert === true ||
  (meta?.skipNotFound === true && isApiError(error, 'notFound'))

/**
 * Creates the QueryClient of one runtime. Lost or limited reads are retried up to three times, writes never.
 * Nothing refetches automatically, because lists are updated by events. There is no global onMutate: it would
 * delay the paint of every change by microtasks.
 */
export function createClient({ onError, now = Date.now }: ClientPorts): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        continueLimited(client, query, error, now())
        if (!isQuiet(error, query.meta)) onError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _context, mutation) {
        // Alert even if a form shows the error: only the alert says to sign in again.
        if (lacksScope(error) || !isQuiet(error, mutation.meta)) onError(error)
      },
    }),
    defaultOptions: {
      queries: {
        // navigator.onLine is only a hint: it is false on machines with only a loopback network.
        networkMode: 'always',
        retry: (failures, error) => shouldRetry(failures, error, now()),
        retryDelay: (failures, error) => retryDelay(failures, error, now()),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        staleTime: MINUTE,
        gcTime: 30 * MINUTE,
      },
      // A finished mutation keeps its variables (drafts) for gcTime.
      mutations: { networkMode: 'always', retry: 0, gcTime: 30_000 },
    },
  })
  return client
}
