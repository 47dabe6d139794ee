export interface Connectivity {
  /** A request was lost on the way. */
  readonly lost: () => void
  /** Any answer came, refusals too. */
  readonly answered: () => void
  /** Sends a probe, unless one is under way, and believes what becomes of it. */
  readonly check: () => void
  readonly offline: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

interface Ports {
  /** navigator.onLine, which alone proves nothing: it is false on machines with loopback only. */
  onLine: () => boolean
  /** A small request to the server; rejects when it is lost. */
  probe: () => Promise<unknown>
}

/** Whether the offline banner is due: a probe was lost, or a request while the browser says offline. */
export function createConnectivity({ onLine, probe }: Ports): Connectivity {
  const listeners = new Set<() => void>()
  let offline = false
  let answers = 0
  let probing = false

  const set = (value: boolean) => {
    if (value === offline) return
    offline = value
    for (const listener of listeners) listener()
  }
  const answered = () => {
    answers += 1
    set(false)
  }
  const check = () => {
    if (probing) return
    probing = true
    const before = answers
    void probe()
      .then(answered, () => {
        // An answer to another request proves more than a lost probe.
        if (answers === before) set(true)
      })
      .finally(() => {
        probing = false
      })
  }
  return {
    lost() {
      if (offline) return
      if (onLine()) check()
      else set(true)
    },
    answered,
    check,
    offline: () => offline,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
