import { whenIdle } from '@/lib/util/timing/when-idle'
import type { EntityCache } from '../entity-cache'
import { sweep } from './sweep'

export interface SweeperOptions {
  cache: EntityCache
  /** Hashes of the entities on screen. */
  mounted: () => Iterable<string>
  /** Time in ms between two sweeps. Default one minute. */
  every?: number
  /** Sweeps at the next idle moment above this number of entities. Default 3 000. */
  limit?: number
  /**
   * The same for the number of streamed entities since the last sweep, since a busy stream adds thousands.
   * Default 200.
   */
  streamed?: number
}

/** Time between two checks whether to sweep, in ms. */
const CHECK_INTERVAL = 5_000

/** Sweeps the cache regularly, in idle moments. Returns the function that stops it. */
export function startSweeper(options: SweeperOptions): () => void {
  const { cache, mounted, every = 60_000, limit = 3_000, streamed = 200 } = options
  let since = 0
  // When most entities are in use, sweeping again helps only after considerable growth.
  let threshold = limit
  let cancel: (() => void) | undefined

  const run = () => {
    cancel = undefined
    since = 0
    sweep(cache, { mounted: mounted() })
    threshold = Math.max(limit, cache.size * 1.2)
  }
  const timer = setInterval(() => {
    since += CHECK_INTERVAL
    const due = since >= every || cache.size > threshold || cache.streamed > streamed
    if (due && !cancel) cancel = whenIdle(run, 10_000)
  }, CHECK_INTERVAL)

  return () => {
    clearInterval(timer)
    cancel?.()
  }
}
