import { createConnectivity, type Connectivity } from '@/lib/alerts'
import { createActivity } from '@/lib/http'

/** Calls in flight of all runtimes, for the loading bar. */
export const activity = createActivity()

const connectivities = new Map<string, Connectivity>()

/** Whether the connection to a server (its origin) seems gone, told by what happens to calls. */
export function connectivityOf(server: string): Connectivity {
  const held = connectivities.get(server)
  if (held) return held
  const made = createConnectivity({ now: () => performance.now(), onLine: () => navigator.onLine })
  connectivities.set(server, made)
  return made
}

/** The browser's fetch, which tells the connectivity how it went. */
export async function watchedFetch(request: Request): Promise<Response> {
  const connectivity = connectivityOf(new URL(request.url).origin)
  try {
    const response = await fetch(request)
    connectivity.answered()
    return response
  } catch (error) {
    if (!request.signal.aborted) connectivity.lost()
    throw error
  }
}
