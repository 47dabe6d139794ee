import type { QueryKey } from '@tanstack/react-query'
import { createEmitter } from '@/lib/util/emitter'
import type { KindRegistry } from '../kinds/kind'
import { listRefs } from '../refs'

export interface ListRules<D> {
  /** Hashes (`entityHash`) of the entities that the list refers to. Default: `listRefs`. */
  refs?: (data: D) => Iterable<string>
  /** How the list is stored for the next session. Default: it is not. */
  snapshot?: {
    /** Returns a bounded part of the list that can be structured-cloned; undefined to leave it out. */
    take: (data: D, key: QueryKey) => unknown
    /** One of many lists of its kind: only those on screen or changed most recently are stored. */
    recent?: boolean
    /**
     * Restores what `take` returned, resets transient fields (loading, hidden …) and marks it as outdated;
     * undefined refuses it. `current`: what the query has, if it is empty.
     */
    restore: (stored: unknown, current?: D) => D | undefined
    /** True while the query has data but no content yet, which `restore` then adds. Default: it never does. */
    isEmpty?: (data: D) => boolean
    /** True once the server has answered about a restored list. Default: after its next request. */
    isCurrent?: (data: D) => boolean
  }
}

type AnyRules = ListRules<unknown>

/** The rules of queries that contain ids, by key prefix; the longest prefix wins. */
export class ListRegistry {
  /**
   * When the lists on screen were stored that an earlier visit has left, by the hash of their key, in ms since the epoch. Until
   * the server answers about them.
   */
  readonly restoredAt = new Map<string, number>()
  readonly #byRoot = new Map<unknown, { prefix: QueryKey; rules: AnyRules }[]>()
  readonly #registered = createEmitter()
  readonly #kinds: KindRegistry

  constructor(kinds: KindRegistry) {
    this.#kinds = kinds
  }

  /** Calls `listener` when rules were registered; returns the unsubscriber. */
  readonly onRegistered = this.#registered.subscribe

  /** Registers the rules of lists whose key starts with `prefix`; returns the unregistration. */
  register<D>(prefix: QueryKey, rules: ListRules<D>): () => void {
    const added = { prefix, rules: rules as AnyRules }
    const rest = this.#byRoot.get(prefix[0]) ?? []
    const put = (items: (typeof added)[]) =>
      this.#byRoot.set(
        prefix[0],
        items.sort((a, b) => b.prefix.length - a.prefix.length),
      )
    put([added, ...rest])
    this.#registered.emit()
    return () => put((this.#byRoot.get(prefix[0]) ?? []).filter((item) => item !== added))
  }

  /** The rules of the list with this key, or undefined. */
  rulesOf(key: QueryKey): AnyRules | undefined {
    return this.#byRoot
      .get(key[0])
      ?.find(({ prefix }) =>
        prefix.every((part, at) => part === key[at] || JSON.stringify(part) === JSON.stringify(key[at])),
      )?.rules
  }

  /** Hashes of the entities that the list with this key refers to. */
  refsOf(key: QueryKey, data: unknown): Iterable<string> {
    return this.rulesOf(key)?.refs?.(data) ?? listRefs(this.#kinds, data)
  }
}
