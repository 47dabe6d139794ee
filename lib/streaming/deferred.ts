import type * as live from './live'
import type { StreamingOptions } from './options'
import type { Poller, PollerOptions } from './polling'
import type { Streaming } from './streaming'

type Live = typeof live

export interface DeferredOptions {
  /** Loads the code; asked again after a pause when that fails. */
  load: () => Promise<Live>
  streaming: StreamingOptions
  poller: PollerOptions
}

/** Pause before a part that did not load is asked for again, in ms. */
const PAUSE = 10_000

interface Real {
  readonly streaming: Streaming
  readonly poller: Poller
}

/**
 * Streaming and poller of an identity whose code loads when first somebody listens; until then wishes are noted. A screen
 * is thus painted before anything that keeps it live is fetched.
 */
export function deferLive({ load, streaming, poller }: DeferredOptions): Real {
  let real: Real | null = null
  let waiting = new Set<(live: Real) => void>()
  let asked = false
  let closed = false
  let active = false

  function ask() {
    if (asked) return
    asked = true
    load().then(arrive, () =>
      setTimeout(() => {
        asked = false
        if (!closed) ask()
      }, PAUSE),
    )
  }

  function arrive({ createStreaming, createPoller }: Live) {
    if (closed) return
    const made = { streaming: createStreaming(streaming), poller: createPoller(poller) }
    real = made
    made.poller.setActive(active)
    const first = waiting
    waiting = new Set()
    for (const begin of first) begin(made)
  }

  /** Joins now or on arrival. Returns the end of it, whichever comes first. */
  function join(begin: (live: Real) => () => void): () => void {
    if (real) return begin(real)
    let end: (() => void) | undefined
    const later = (live: Real) => {
      end = begin(live)
    }
    waiting.add(later)
    return () => {
      waiting.delete(later)
      end?.()
    }
  }

  function listen(begin: (live: Real) => () => void): () => void {
    if (!closed) ask()
    return join(begin)
  }

  return {
    streaming: {
      subscribe: (...wish) => listen((live) => live.streaming.subscribe(...wish)),
      status: () => real?.streaming.status() ?? 'down',
      onStatus: (listener) => join((live) => live.streaming.onStatus(listener)),
      onReconnected: (listener) => join((live) => live.streaming.onReconnected(listener)),
      close() {
        closed = true
        waiting.clear()
        real?.streaming.close()
      },
    },
    poller: {
      add: (...wish) => listen((live) => live.poller.add(...wish)),
      setActive(next) {
        active = next
        real?.poller.setActive(next)
      },
      close() {
        closed = true
        waiting.clear()
        real?.poller.close()
      },
    },
  }
}
