import type * as live from './live'
import type { StreamingOptions } from './options'
import type { Poller, PollerOptions } from './polling'
import type { Streaming } from './streaming'

type Live = typeof live

export interface DeferredOptions {
  /** Loads the module; retried after a pause when that fails. */
  load: () => Promise<Live>
  streaming: StreamingOptions
  poller: PollerOptions
}

/** Pause before loading a failed module again, in ms. */
const RETRY_DELAY = 10_000

interface Real {
  readonly streaming: Streaming
  readonly poller: Poller
}

/**
 * Creates a streaming and a poller whose code loads on the first subscription; until then calls are queued. The
 * first screen is painted before that code is fetched.
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
    load().then(onLoaded, () =>
      setTimeout(() => {
        asked = false
        if (!closed) ask()
      }, RETRY_DELAY),
    )
  }

  function onLoaded({ createStreaming, createPoller }: Live) {
    if (closed) return
    const made = { streaming: createStreaming(streaming), poller: createPoller(poller) }
    real = made
    made.poller.setActive(active)
    const first = waiting
    waiting = new Set()
    for (const begin of first) begin(made)
  }

  /** Runs `begin` now or once loaded. The returned function ends or cancels it. */
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
      subscribe: (...args) => listen((live) => live.streaming.subscribe(...args)),
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
      add: (...args) => listen((live) => live.poller.add(...args)),
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
