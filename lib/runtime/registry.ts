import type { Identity } from './identity'
import type { Runtime } from './runtime'

/** Runtimes kept beside the one on screen, so that switching back is instant. */
const WARM = 3

/** Holds the runtimes of the identities that were lately on screen. */
export class RuntimeRegistry {
  readonly #held = new Map<string, Runtime>()

  constructor(
    readonly make: (identity: Identity) => Runtime,
    /** Whether a runtime must stay: on screen, with changes in flight, or with an open composer. */
    readonly busy: (runtime: Runtime) => boolean = (runtime) =>
      runtime.cache.pendingCount > 0 || runtime.client.isMutating() > 0,
  ) {}

  /** The runtime of an identity, made when there is none. */
  get(identity: Identity): Runtime {
    const held = this.#held.get(identity.who)
    const runtime = held ?? this.make(identity)
    this.#held.delete(identity.who)
    this.#held.set(identity.who, runtime)
    this.#shrink(identity.who)
    return runtime
  }

  /** The runtime of `who` if there is one. */
  peek(who: string): Runtime | undefined {
    return this.#held.get(who)
  }

  #shrink(shown: string) {
    for (const [who, runtime] of this.#held) {
      if (this.#held.size <= WARM) return
      if (who === shown || this.busy(runtime)) continue
      this.drop(who)
    }
  }

  /** Closes the runtime of `who`, e.g. after signing out. */
  drop(who: string) {
    this.#held.get(who)?.close()
    this.#held.delete(who)
  }
}
