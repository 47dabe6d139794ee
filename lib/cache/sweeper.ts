import { whenIdle } from '@/lib/util/when-idle'
import type { EntityCache } from './entity-cache'

export interface SweeperOptions {
  cache: EntityCache
  /** Hashes of the entities on screen. */
  mounted: () => Iterable<string>
  /** ms between two sweeps. Default one minute. */
  every?: number
  /** Entities above which the next quiet moment is taken at once. Default 3 000. */
  limit?: number
  /** The same for those that only a stream told of, since the last sweep: a busy one brings thousands. Default 200. */
  streamed?: number
}

const LOOK = 5_000

/** Sweeps the cache now and then, in quiet moments. Returns the stop. */
export function startSweeper(options: SweeperOptions): () => void {
  const { cache, mounted, every = 60_000, limit = 3_000, streamed = 200 } = options
  let since = 0
  // When more than the limit is in use, sweeping again helps only after a good deal more has come.
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
