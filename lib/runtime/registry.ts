import type { Identity } from './identity'
import type { Runtime } from './runtime'
import { createEmitter } from '@/lib/util/emitter'

/** Number of idle runtimes to keep. */
const MAX_IDLE = 3

interface Entry {
  readonly runtime: Runtime
  /** Number of `acquire` calls that were not released; 0 = idle. */
  uses: number
}

/**
 * The runtimes of this tab, one per identity. Keeps those on screen, and the last idle ones, so that switching back to
 * another account is instant.
 */
export class RuntimeRegistry {
  /** By identity key, from the least to the most recently used. */
  readonly #entries = new Map<string, Entry>()
  readonly #created = createEmitter()

  constructor(
    readonly create: (identity: Identity) => Runtime,
    /** True while a runtime must not be closed although it is idle, e.g. because of changes in flight. */
    readonly isBusy: (runtime: Runtime) => boolean = (runtime) =>
      runtime.cache.openChangeCount > 0 || runtime.client.isMutating() > 0,
  ) {}

  /**
   * Returns the runtime of an identity, and creates it if there is none. It stays idle until `acquire` is called: enough
   * to load data before its first page is mounted.
   */
  prepare(identity: Identity): Runtime {
    return this.#use(identity).runtime
  }

  /**
   * Keeps the runtime of an identity open until the returned function is called, e.g. while a page shows it. Creates it
   * if there is none.
   */
  acquire(identity: Identity): () => void {
    const entry = this.#use(identity)
    entry.uses += 1
    let released = false
    return () => {
      if (released) return
      released = true
      entry.uses -= 1
      this.#closeIdle()
    }
  }

  /** Returns the runtime of an identity; undefined if there is none. Does not count as a use. */
  peek(identityKey: string): Runtime | undefined {
    return this.#entries.get(identityKey)?.runtime
  }

  /** Calls a listener after a runtime was created. Returns the unsubscriber. */
  readonly subscribe = this.#created.subscribe

  /** Closes the runtime of an identity, even while it is on screen, e.g. after signing out. */
  drop(identityKey: string) {
    const entry = this.#entries.get(identityKey)
    this.#entries.delete(identityKey)
    entry?.runtime.close()
  }

  /** Returns the entry of an identity as the most recently used, and creates it if there is none. */
  #use(identity: Identity): Entry {
    const known = this.#entries.get(identity.key)
    const entry = known ?? { runtime: this.create(identity), uses: 0 }
    // A map is ordered by insertion.
    this.#entries.delete(identity.key)
    this.#entries.set(identity.key, entry)
    if (!known) {
      this.#closeIdle(identity.key)
      this.#created.emit()
    }
    return entry
  }

  /** Closes all idle runtimes but the last `MAX_IDLE`. `created` has no use yet, but is about to get one. */
  #closeIdle(created?: string) {
    const idle = [...this.#entries].filter(
      ([identityKey, { runtime, uses }]) => uses === 0 && identityKey !== created && !this.isBusy(runtime),
    )
    for (const [identityKey] of idle.slice(0, -MAX_IDLE)) this.drop(identityKey)
  }
}
