import { createEmitter } from '@/lib/util/emitter'

export interface Connectivity {
  /** Call it when a request was lost. */
  readonly lost: () => void
  /** Call it for any answer, including refusals. */
  readonly answered: () => void
  /** Probes the server, or waits for the probe that is under way; the state is up to date then. Never rejects. */
  readonly check: () => Promise<void>
  /** The number of answers so far. */
  readonly answers: () => number
  readonly offline: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}

interface Ports {
  /** navigator.onLine. It proves nothing: it is false on machines with only a loopback network. */
  onLine: () => boolean
  /** A small request to the server; rejects when it is lost. */
  probe: () => Promise<unknown>
}

/**
 * Decides whether the offline banner is due: after a lost probe, or after a lost request while the browser
 * says offline.
 */
export function createConnectivity({ onLine, probe }: Ports): Connectivity {
  const changes = createEmitter()
  let offline = false
  let answers = 0
  let probing: Promise<void> | null = null

  const set = (value: boolean) => {
    if (value === offline) return
    offline = value
    changes.emit()
  }
  const answered = () => {
    answers += 1
    set(false)
  }
  const check = () => {
    const before = answers
    probing ??= probe()
      .then(answered, () => {
        // An answer to another request outweighs a lost probe.
        if (answers === before) set(true)
      })
      .finally(() => {
        probing = null
      })
    return probing
  }
  return {
    lost() {
      if (offline) return
      if (onLine()) void check()
      else set(true)
    },
    answered,
    answers: () => answers,
    check,
    offline: () => offline,
    subscribe: changes.subscribe,
  }
}
