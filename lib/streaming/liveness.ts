import type { Timers } from './buffer'
import type { Environment } from './environment'

/** Interval of the liveness check, in ms. */
const CHECK_INTERVAL = 10_000
/** A check later than this means that the machine slept. Hidden pages may run timers once a minute only. */
const MIN_SLEEP = 90_000
/** Silence in ms after which a page that becomes visible no longer trusts its connection. */
const TRUSTED_SILENCE = 60_000
/** Interval in ms at which a visible page compares a silent connection with the server. */
const COMPARE_INTERVAL = 60_000

/**
 * Why a connection may be dead. slept = the machine slept or the page was frozen; network = the network changed;
 * shown = the page became visible after a long silence; silent = longer silence than normal; waiting = none is
 * open, but retrying now makes sense.
 */
export type StaleReason = 'slept' | 'network' | 'shown' | 'silent' | 'waiting'

export interface LivenessOptions {
  now: () => number
  timers: Timers
  environment: Environment
  /** Time of the last message, in ms; null while no connection is open. */
  lastMessageAt: () => number | null
  /** Longest silence in ms that is normal for the open connection. */
  maxSilence: () => number
  /** Called when the connection may be dead, or when retrying now makes sense. */
  onStale: (reason: StaleReason) => void
  /** Called at an interval while the connection is silent and trusted. */
  onSilence: () => void
}

/**
 * Watches for connections that died silently. The WebSocket protocol has no heartbeat that a page can see, so
 * sleep is found by the clock, network changes and frozen pages by events, and the rest by silence, during which
 * the connection is compared with the server.
 */
export function watchLiveness(options: LivenessOptions): () => void {
  const { now, timers, environment, lastMessageAt, maxSilence, onStale, onSilence } = options
  let last = now()
  let comparedAt = last
  let timer = timers.setTimeout(tick, CHECK_INTERVAL)

  function slept(): boolean {
    const passed = now() - last
    last = now()
    return passed > MIN_SLEEP
  }

  function tick() {
    timer = timers.setTimeout(tick, CHECK_INTERVAL)
    const heardAt = lastMessageAt()
    if (slept()) return onStale(heardAt === null ? 'waiting' : 'slept')
    if (heardAt === null || !environment.visible()) return
    if (now() - heardAt > maxSilence()) onStale('silent')
    else if (now() - Math.max(heardAt, comparedAt) >= COMPARE_INTERVAL) {
      comparedAt = now()
      onSilence()
    }
  }

  const off = environment.subscribe((event) => {
    if (event === 'offline' || event === 'hidden') return
    const heardAt = lastMessageAt()
    if (heardAt === null) onStale('waiting')
    else if (event === 'online') onStale('network')
    else if (event === 'resumed' || slept()) onStale('slept')
    else if (now() - heardAt > TRUSTED_SILENCE) onStale('shown')
  })

  return () => {
    timers.clearTimeout(timer)
    off()
  }
}
