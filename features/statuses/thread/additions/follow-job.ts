import { apiSegment, type AsyncRefresh } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { asyncRefreshDto } from '@/schemas/async-refresh'
import { pause } from '@/lib/util/pause'

/** From this look on, what a running job has found so far is fetched (api-facts 9). */
const PARTIAL_FROM = 3
/** A job that takes longer than this many looks is given up. */
const MOST_LOOKS = 40

/**
 * Follows a job of the server that looks for more answers: `found` is called when it has some, and at its end. Resolves
 * when it is over; never rejects. A server that forgot the job has finished it.
 */
export async function followJob(
  { http }: Pick<Runtime, 'http'>,
  { id, retry }: AsyncRefresh,
  { found, signal }: { found: () => Promise<void>; signal: AbortSignal },
): Promise<void> {
  let known = 0
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    // The next look depends on what this one says.
    // oxlint-disable-next-line no-await-in-loop
    await pause(retry * 1000, signal)
    if (signal.aborted) return
    // oxlint-disable-next-line no-await-in-loop
    const job = await read(http, id, signal)
    if (signal.aborted) return
    const count = job?.result_count ?? 0
    if (job?.status !== 'running') return found()
    if (look >= PARTIAL_FROM && count > known) {
      known = count
      // oxlint-disable-next-line no-await-in-loop
      await found()
    }
  }
}

async function read(http: Runtime['http'], id: string, signal: AbortSignal) {
  try {
    const path = `/api/v1_alpha/async_refreshes/${apiSegment(id)}`
    return (await http.request(path, { schema: asyncRefreshDto, signal })).data.async_refresh
  } catch {
    return null
  }
}
