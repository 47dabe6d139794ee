import type { Timers } from './buffer'
import type { Environment } from './environment'

/** How often the clock is looked at, in ms. */
const TICK = 10_000
/** A tick that took longer than this was a sleep: hidden pages may tick once a minute only. */
const SLEEP = 90_000
/** Silence after which a page that comes back into sight does not trust its connection. */
const STALE = 60_000

export interface LivenessOptions {
  now: () => number
  timers: Timers
  environment: Environment
  /** When something was last heard, in ms; null while nothing is open. */
  heard: () => number | null
  /** Silence allowed to the connection that is open. */
  quietLimit: () => number
  /** The connection cannot be trusted any more; 'waiting' = none is open, but trying again now makes sense. */
  onDoubt: (reason: 'slept' | 'network' | 'shown' | 'quiet' | 'waiting') => void
}

/**
 * Watches for connections that are dead without a word: the protocol has no heartbeat that a page can see (api-facts 6),
 * so sleep is told by the clock, network changes and frozen pages by events, the rest by silence.
 */
export function watchLiveness(options: LivenessOptions): () => void {
  const { now, timers, environment, heard, quietLimit, onDoubt } = options
  let last = now()
  let timer = timers.setTimeout(tick, TICK)

  function slept(): boolean {
    const passed = now() - last
    last = now()
    return passed > SLEEP
  }

  function tick() {
    timer = timers.setTimeout(tick, TICK)
    const since = heard()
    if (slept()) onDoubt(since === null ? 'waiting' : 'slept')
    else if (since !== null && environment.visible() && now() - since > quietLimit()) onDoubt('quiet')
  }

  const off = environment.subscribe((event) => {
    if (event === 'offline' || event === 'hidden') return
    const since = heard()
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
