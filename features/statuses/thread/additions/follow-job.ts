import { apiSegment, type AsyncRefresh } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { asyncRefreshDto } from '@/schemas/async-refresh'
import { pause } from '@/lib/util/timing/pause'

/** The first request after which partial results of a running job are fetched. */
const PARTIAL_FROM = 3
/** A job that needs more requests than this is abandoned. */
const MAX_REQUESTS = 40

/**
 * Follows a server job that fetches more replies (`async_refreshes`): calls `found` when it has results, and
 * at its end. Resolves when it is finished; never rejects. An unknown job counts as finished.
 */
export async function followJob(
  { http }: Pick<Runtime, 'http'>,
  { id, retry }: AsyncRefresh,
  { found, signal }: { found: () => Promise<void>; signal: AbortSignal },
): Promise<void> {
  let known = 0
  for (let attempt = 1; attempt <= MAX_REQUESTS; attempt += 1) {
    // The next request depends on this answer.
    // oxlint-disable-next-line no-await-in-loop
    await pause(retry * 1000, signal)
    if (signal.aborted) return
    // oxlint-disable-next-line no-await-in-loop
    const job = await read(http, id, signal)
    if (signal.aborted) return
    const count = job?.result_count ?? 0
    if (job?.status !== 'running') return found()
    if (attempt >= PARTIAL_FROM && count > known) {
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
