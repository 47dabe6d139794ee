import type { Identity } from './identity'
import type { Runtime } from './runtime'
import { createEmitter } from '@/lib/util/emitter'

/** Number of idle runtimes kept for switching back. */
const WARM = 3

interface Entry {
  readonly runtime: Runtime
  /** Number of mounted pages that show it. */
  uses: number
}

/**
 * Keeps the runtimes of identities: those on screen, and the last idle ones, so that switching back is
 * instant.
 */
export class RuntimeRegistry {
  /** Ordered by last use, the latest last. */
  readonly #entries = new Map<string, Entry>()
  readonly #created = createEmitter()

  constructor(
    readonly make: (identity: Identity) => Runtime,
    /** True while an idle runtime has work left, e.g. changes in flight. */
    readonly busy: (runtime: Runtime) => boolean = (runtime) =>
      runtime.cache.pendingCount > 0 || runtime.client.isMutating() > 0,
  ) {}

  /** Creates the runtime of an identity before its first page, if there is none. */
  prepare(identity: Identity): Runtime {
    return this.#touch(identity).runtime
  }

  /**
   * Keeps the runtime of an identity open until the returned function is called; creates it if there is none.
   */
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

  /** Returns the runtime of the identity key `who`, if there is one. */
  peek(who: string): Runtime | undefined {
    return this.#entries.get(who)?.runtime
  }

  /** Calls `listener` when a runtime was created. Returns the unsubscriber. */
  readonly subscribe = this.#created.subscribe

  /** Closes the runtime of the identity key `who`, even on screen, e.g. after signing out. */
  drop(who: string) {
    const entry = this.#entries.get(who)
    this.#entries.delete(who)
    entry?.runtime.close()
  }

  /** Returns the entry of an identity and marks it as the latest used. */
  #touch(identity: Identity): Entry {
    const known = this.#entries.get(identity.who)
    const entry = known ?? { runtime: this.make(identity), uses: 0 }
    this.#entries.delete(identity.who)
    this.#entries.set(identity.who, entry)
    if (!known) {
      this.#closeIdle(identity.who)
      this.#created.emit()
    }
    return entry
  }

  /** Closes the least recently used idle runtimes, except `prepared`, which is about to be used. */
  #closeIdle(prepared?: string) {
    const idle = [...this.#entries].filter(
      ([who, { runtime, uses }]) => uses === 0 && who !== prepared && !this.busy(runtime),
    )
    for (const [who] of idle.slice(0, -WARM)) this.drop(who)
  }
}
