/** The kinds of requests that a server may rate-limit independently. */
type Kind = 'top' | 'page'

const MINUTE = 60_000
/** Random delay of up to this many ms, so that several lists do not resume at once. */
const MAX_SPREAD = 1000

/** Resumes rate-limited requests at the time that the server named, while the list is mounted. */
export class Resumption {
  readonly #due = new Map<Kind, number>()
  readonly #timers = new Map<Kind, ReturnType<typeof setTimeout>>()
  #running = false

  constructor(readonly run: (kind: Kind) => void) {}

  /** `moment` and `now` in ms since the epoch; without a moment, resumes in a minute. */
  at(kind: Kind, moment: number | undefined, now: number): void {
    this.#due.set(kind, Date.now() + Math.max(0, (moment ?? now + MINUTE) - now) + Math.random() * MAX_SPREAD)
    if (this.#running) this.#arm(kind)
  }

  #arm(kind: Kind) {
    clearTimeout(this.#timers.get(kind))
    const due = this.#due.get(kind)
    if (due === undefined) return
    const fire = () => {
      this.#due.delete(kind)
      this.run(kind)
    }
    this.#timers.set(kind, setTimeout(fire, Math.max(0, due - Date.now())))
  }

  /** Starts the timers; returns the function that stops them. */
  start(): () => void {
    this.#running = true
    for (const kind of this.#due.keys()) this.#arm(kind)
    return () => {
      this.#running = false
      for (const timer of this.#timers.values()) clearTimeout(timer)
    }
  }
}
