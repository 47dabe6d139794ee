import { createConnectivity } from '@/lib/alerts'
import { createActivity } from '@/lib/http'

/** Calls in flight of all runtimes, for the loading bar. */
export const activity = createActivity()

/** Whether the connection seems gone, told by what happens to calls. */
export const connectivity = createConnectivity({
  now: () => performance.now(),
  onLine: () => navigator.onLine,
})

/** The browser's fetch, which tells the connectivity how it went. */
export async function watchedFetch(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    connectivity.answered()
    return response
  } catch (error) {
    if (!request.signal.aborted) connectivity.lost()
    throw error
  }
}
