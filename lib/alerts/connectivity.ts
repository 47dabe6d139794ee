/** Two lost requests within this time, ms, mean that the connection is gone (architecture 11). */
const SPAN_MS = 10_000

export interface Connectivity {
  /** A request was lost on the way. */
  readonly lost: () => void
  /** Any answer came, refusals too. */
  readonly answered: () => void
  readonly offline: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

interface Ports {
  /** ms, monotonic. */
  now: () => number
  /** navigator.onLine, which alone proves nothing: it is false on machines with loopback only. */
  onLine: () => boolean
}

/** Whether the offline banner is due: two requests lost within 10 s, or one while the browser says so too. */
export function createConnectivity({ now, onLine }: Ports): Connectivity {
  const listeners = new Set<() => void>()
  let offline = false
  let before: number | null = null

  const set = (value: boolean) => {
    if (value === offline) return
    offline = value
    for (const listener of listeners) listener()
  }
  return {
    lost() {
      const at = now()
      if (!onLine() || (before !== null && at - before <= SPAN_MS)) set(true)
      before = at
    },
    answered() {
      before = null
      set(false)
    },
    offline: () => offline,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
