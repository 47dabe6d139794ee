import { createConnectivity, type Connectivity } from '@/lib/alerts'
import { createActivity } from '@/lib/http'
import { takeEarlyAnswer } from '../boot/early/early-request'

/** Pending requests of all runtimes, for the loading bar. */
export const activity = createActivity()

const connectivities = new Map<string, Connectivity>()

/** Timeout of a probe, in ms. */
const PROBE_DEADLINE = 8_000
/** Time in ms after which a request without a response triggers a probe, as a bad network may never report an error. */
const SILENCE_BEFORE_PROBE = 6_000

/** Checks whether a server responds at all; `no-cors`, so that neither CORS headers nor the status matter. */
async function probe(server: string): Promise<void> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), PROBE_DEADLINE)
  try {
    await fetch(`${server}/api/v1/instance`, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Tracks by the outcome of requests whether the connection to a server (its origin) is lost. */
export function connectivityOf(server: string): Connectivity {
  const existing = connectivities.get(server)
  if (existing) return existing
  const made = createConnectivity({ onLine: () => navigator.onLine, probe: () => probe(server) })
  connectivities.set(server, made)
  return made
}

/** The browser's fetch, reporting each outcome to `connectivity`. */
export async function watchedFetch(request: Request): Promise<Response> {
  const connectivity = connectivityOf(new URL(request.url).origin)
  const checkTimer = setInterval(connectivity.check, SILENCE_BEFORE_PROBE)
  try {
    const response = await (takeEarlyAnswer(request) ?? fetch(request))
    connectivity.answered()
    return response
  } catch (error) {
    if (!request.signal.aborted) connectivity.lost()
    throw error
  } finally {
    clearInterval(checkTimer)
  }
}
