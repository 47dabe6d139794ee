import { notifyManager } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { createEmitter } from '@/lib/util/emitter'
import type { AccountId } from '@/schemas/primitives'

/** True while an account belongs to a list; reads its account and relationship in the cache. */
export type ListRule = (id: AccountId) => boolean

/**
 * Tracks which accounts of a long list have left it since it was loaded, e.g. because they were unblocked. One listener
 * serves all rows, and a change checks the rule only for its account.
 */
export class ListedAccounts {
  readonly #rule: ListRule
  readonly #runtime: Runtime
  readonly #tracked = new Set<string>()
  readonly #left = new Set<string>()
  readonly #changes = createEmitter()
  #version = 0
  #stop: (() => void) | null = null

  constructor(runtime: Runtime, rule: ListRule) {
    this.#runtime = runtime
    this.#rule = rule
  }

  readonly version = () => this.#version

  readonly subscribe = (listener: () => void) => {
    const end = this.#changes.subscribe(listener)
    this.#stop ??= this.#watch()
    // Check for changes that were missed without a listener.
    this.#check(this.#tracked)
    return () => {
      end()
      if (this.#changes.size() > 0) return
      this.#stop?.()
      this.#stop = null
    }
  }

  /** Tracks these accounts too. Call in effects, never while rendering. */
  track(ids: readonly AccountId[]) {
    const fresh = ids.filter((id) => !this.#tracked.has(id))
    for (const id of fresh) {
      this.#tracked.add(id)
      if (!this.#rule(id)) this.#left.add(id)
    }
  }

  has(id: AccountId): boolean {
    return this.#tracked.has(id) ? !this.#left.has(id) : this.#rule(id)
  }

  #watch() {
    return this.#runtime.client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'added' && type !== 'updated') return
      const [kind, id] = query.queryKey
      if ((kind === 'relationship' || kind === 'account') && typeof id === 'string' && this.#tracked.has(id))
        this.#check([id])
    })
  }

  #check(ids: Iterable<string>) {
    let changed = false
    for (const id of ids) {
      const isListed = this.#rule(id as AccountId)
      if (isListed !== this.#left.has(id)) continue
      if (isListed) this.#left.delete(id)
      else this.#left.add(id)
      changed = true
    }
    if (!changed) return
    this.#version += 1
    notifyManager.schedule(this.#changes.emit)
  }
}
