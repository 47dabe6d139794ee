import type { Timers } from './buffer'
import type { Environment } from './environment'

/** Interval of the liveness check, in ms. */
const TICK = 10_000
/** A check later than this means that the machine slept. Hidden pages may run timers once a minute only. */
const SLEEP = 90_000
/** Silence in ms after which a page that becomes visible no longer trusts its connection. */
const STALE = 60_000

export interface LivenessOptions {
  now: () => number
  timers: Timers
  environment: Environment
  /** When the last message arrived, in ms; null while nothing is open. */
  lastHeard: () => number | null
  /** Longest silence in ms that is normal for the open connection. */
  quietLimit: () => number
  /** The connection can no longer be trusted. 'waiting' = none is open, but retrying now makes sense. */
  onDoubt: (reason: 'slept' | 'network' | 'shown' | 'quiet' | 'waiting') => void
}

/**
 * Watches for connections that died silently. The WebSocket protocol has no heartbeat that a page can see, so
 * sleep is found by the clock, network changes and frozen pages by events, and the rest by silence.
 */
export function watchLiveness(options: LivenessOptions): () => void {
  const { now, timers, environment, lastHeard, quietLimit, onDoubt } = options
  let last = now()
  let timer = timers.setTimeout(tick, TICK)

  function slept(): boolean {
    const passed = now() - last
    last = now()
    return passed > SLEEP
  }

  function tick() {
    timer = timers.setTimeout(tick, TICK)
    const since = lastHeard()
    if (slept()) onDoubt(since === null ? 'waiting' : 'slept')
    else if (since !== null && environment.visible() && now() - since > quietLimit()) onDoubt('quiet')
  }

  const off = environment.subscribe((event) => {
    if (event === 'offline' || event === 'hidden') return
    const since = lastHeard()
    if (since === null) onDoubt('waiting')
    else if (event === 'online') onDoubt('network')
    else if (event === 'resumed' || slept()) onDoubt('slept')
    else if (now() - since > STALE) onDoubt('shown')
  })

  return () => {
    timers.clearTimeout(timer)
    off()
  }
}
