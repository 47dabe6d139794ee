import { whenIdle } from '@/lib/util/when-idle'
import type { EntityCache } from './entity-cache'

export interface SweeperOptions {
  cache: EntityCache
  /** Hashes of the entities on screen. */
  mounted: () => Iterable<string>
  /** Time in ms between two sweeps. Default one minute. */
  every?: number
  /** The number of entities above which the next idle moment is used. Default 3 000. */
  limit?: number
  /** The same for streamed entities since the last sweep, as a busy stream brings thousands. Default 200. */
  streamed?: number
}

const LOOK = 5_000

/** Sweeps the cache regularly, in idle moments. Returns the stop. */
export function startSweeper(options: SweeperOptions): () => void {
  const { cache, mounted, every = 60_000, limit = 3_000, streamed = 200 } = options
  let since = 0
  // When more than the limit is in use, sweeping again helps only after considerable growth.
  let enough = limit
  let cancel: (() => void) | undefined

  const sweep = () => {
    cancel = undefined
    since = 0
    cache.sweep({ mounted: mounted() })
    enough = Math.max(limit, cache.size * 1.2)
  }
  const timer = setInterval(() => {
    since += LOOK
    const due = since >= every || cache.size > enough || cache.streamed > streamed
    if (due && !cancel) cancel = whenIdle(sweep, 10_000)
  }, LOOK)

  return () => {
    clearInterval(timer)
    cancel?.()
  }
}
