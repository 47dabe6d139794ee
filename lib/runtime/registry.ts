import type { Identity } from './identity'
import type { Runtime } from './runtime'

/** Idle runtimes kept for a switch back. */
const WARM = 3

interface Entry {
  readonly runtime: Runtime
  /** How many pages show it. */
  uses: number
}

/** The runtimes of identities: those on screen, and the last idle ones, so that switching back is instant. */
export class RuntimeRegistry {
  /** The latest used come last. */
  readonly #entries = new Map<string, Entry>()
  readonly #listeners = new Set<() => void>()

  constructor(
    readonly make: (identity: Identity) => Runtime,
    /** Whether an idle runtime has work left, e.g. changes in flight. */
    readonly busy: (runtime: Runtime) => boolean = (runtime) =>
      runtime.cache.pendingCount > 0 || runtime.client.isMutating() > 0,
  ) {}

  /** Makes the runtime of an identity if there is none, ahead of its first page. */
  prepare(identity: Identity): Runtime {
    return this.#touch(identity).runtime
  }

  /** Keeps the runtime of an identity open until the returned function is called; makes it if there is none. */
  acquire(identity: Identity): () => void {
    const entry = this.#touch(identity)
    entry.uses += 1
    let released = false
    return () => {
      if (released) return
      released = true
      entry.uses -= 1
      this.#closeIdle()
    }
  }

  /** The runtime of `who` if there is one. */
  peek(who: string): Runtime | undefined {
    return this.#entries.get(who)?.runtime
  }

  /** Calls `listener` when a runtime is made. Returns its end. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Closes the runtime of `who`, even on screen, e.g. after signing out. */
  drop(who: string) {
    const entry = this.#entries.get(who)
    this.#entries.delete(who)
    entry?.runtime.close()
  }

  /** The entry of an identity, as the latest used. */
  #touch(identity: Identity): Entry {
    const known = this.#entries.get(identity.who)
    const entry = known ?? { runtime: this.make(identity), uses: 0 }
    this.#entries.delete(identity.who)
    this.#entries.set(identity.who, entry)
    if (!known) {
      this.#closeIdle(identity.who)
      for (const listener of this.#listeners) listener()
    }
    return entry
  }

  /** Closes the idle runtimes used longest ago. `prepared` is about to be used. */
  #closeIdle(prepared?: string) {
    const idle = [...this.#entries].filter(
      ([who, { runtime, uses }]) => uses === 0 && who !== prepared && !this.busy(runtime),
    )
    for (const [who] of idle.slice(0, -WARM)) this.drop(who)
  }
}
