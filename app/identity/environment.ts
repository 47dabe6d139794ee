import { createConnectivity, type Connectivity } from '@/lib/alerts'
import { createActivity } from '@/lib/http'

/** Calls in flight of all runtimes, for the loading bar. */
export const activity = createActivity()

const connectivities = new Map<string, Connectivity>()

/** A probe without an answer by then is lost, in ms. */
const PROBE_DEADLINE = 8_000
/** A request without an answer after so many ms is doubted: a half-dead network loses nothing and answers nothing. */
const PATIENCE = 6_000

/** Asks a server for a sign of life: whatever it answers, unread, so that neither its CORS headers nor its status count. */
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

/** Whether the connection to a server (its origin) seems gone, judged by what happens to requests. */
export function connectivityOf(server: string): Connectivity {
  const held = connectivities.get(server)
  if (held) return held
  const made = createConnectivity({ onLine: () => navigator.onLine, probe: () => probe(server) })
  connectivities.set(server, made)
  return made
}

/** The browser's fetch, which reports to the connectivity how it went. */
export async function watchedFetch(request: Request): Promise<Response> {
  const connectivity = connectivityOf(new URL(request.url).origin)
  const doubt = setInterval(connectivity.check, PATIENCE)
  try {
    const response = await fetch(request)
    connectivity.answered()
    return response
  } catch (error) {
    if (!request.signal.aborted) connectivity.lost()
    throw error
  } finally {
    clearInterval(doubt)
  }
}
