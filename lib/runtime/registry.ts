import type { Identity } from './identity'
import type { Runtime } from './runtime'
import { createEmitter } from '@/lib/util/emitter'

/** Number of idle runtimes kept for switching back. */
const MAX_IDLE = 3

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
      runtime.cache.openChangeCount > 0 || runtime.client.isMutating() > 0,
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

  /** Returns the runtime of `identityKey`, if there is one. */
  peek(identityKey: string): Runtime | undefined {
    return this.#entries.get(identityKey)?.runtime
  }

  /** Calls `listener` when a runtime was created. Returns the unsubscriber. */
  readonly subscribe = this.#created.subscribe

  /** Closes the runtime of `identityKey`, even on screen, e.g. after signing out. */
  drop(identityKey: string) {
    const entry = this.#entries.get(identityKey)
    this.#entries.delete(identityKey)
    entry?.runtime.close()
  }

  /** Returns the entry of an identity and marks it as the latest used. */
  #touch(identity: Identity): Entry {
    const known = this.#entries.get(identity.key)
    const entry = known ?? { runtime: this.make(identity), uses: 0 }
    this.#entries.delete(identity.key)
    this.#entries.set(identity.key, entry)
    if (!known) {
      this.#closeIdle(identity.key)
      this.#created.emit()
    }
    return entry
  }

  /** Closes the least recently used idle runtimes, except `prepared`, which is about to be used. */
  #closeIdle(prepared?: string) {
    const idle = [...this.#entries].filter(
      ([identityKey, { runtime, uses }]) => uses === 0 && identityKey !== prepared && !this.busy(runtime),
    )
    for (const [identityKey] of idle.slice(0, -MAX_IDLE)) this.drop(identityKey)
  }
}
