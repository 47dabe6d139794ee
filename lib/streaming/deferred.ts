import type { createLive, Live, LiveOptions } from './live'

interface DeferredOptions extends LiveOptions {
  /** Loads the module; retried after a pause when that fails. */
  load: () => Promise<{ createLive: typeof createLive }>
}

/** Pause before loading a failed module again, in ms. */
const RETRY_DELAY = 10_000

/**
 * Creates a streaming and a poller whose code loads on the first subscription; until then calls are queued. The
 * first screen is painted before that code is fetched.
 */
export function deferLive({ load, ...options }: DeferredOptions): Live {
  let real: Live | null = null
  let waiting = new Set<(live: Live) => void>()
  let requested = false
  let closed = false
  let active = false

  function request() {
    if (requested) return
    requested = true
    load().then(onLoaded, () =>
      setTimeout(() => {
        requested = false
        if (!closed) request()
      }, RETRY_DELAY),
    )
  }

  function onLoaded(module: { createLive: typeof createLive }) {
    if (closed) return
    const made = module.createLive(options)
    real = made
    made.poller.setActive(active)
    const first = waiting
    waiting = new Set()
    for (const begin of first) begin(made)
  }

  /** Runs `begin` now or once loaded. The returned function ends or cancels it. */
  function join(begin: (live: Live) => () => void): () => void {
    if (real) return begin(real)
    let end: (() => void) | undefined
    const later = (live: Live) => {
      end = begin(live)
    }
    waiting.add(later)
    return () => {
      waiting.delete(later)
      end?.()
    }
  }

  function listen(begin: (live: Live) => () => void): () => void {
    if (!closed) request()
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
      discard: (key) => real?.poller.discard(key),
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
