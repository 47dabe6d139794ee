import type { QueryKey } from '@tanstack/react-query'
import { listRefs } from './refs'

export interface ListRules<D> {
  /** Hashes (`entityHash`) of the entities that the list mentions. Default: `listRefs`. */
  refs?: (data: D) => Iterable<string>
  /** How the list goes to disk and back. Without it, it does not. */
  snapshot?: {
    /** A bounded, structured-cloneable part of the list; undefined to leave it out. */
    take: (data: D, key: QueryKey) => unknown
    /** One of many of its kind: only those on screen or changed last are kept. */
    recent?: boolean
    /** Reads what `take` gave, resets transient fields (loading, hidden …) and marks it as behind; undefined refuses it. */
    restore: (stored: unknown) => D | undefined
  }
}

type AnyRules = ListRules<unknown>

/** What is known about the queries that hold ids, by the beginning of their key; the longest beginning wins. */
export class ListRegistry {
  readonly #byRoot = new Map<unknown, { prefix: QueryKey; rules: AnyRules }[]>()

  /** Registers every list whose key begins with `prefix`; returns the unregistration. */
  register<D>(prefix: QueryKey, rules: ListRules<D>): () => void {
    const added = { prefix, rules: rules as AnyRules }
    const rest = this.#byRoot.get(prefix[0]) ?? []
    const put = (items: (typeof added)[]) =>
      this.#byRoot.set(
        prefix[0],
        items.sort((a, b) => b.prefix.length - a.prefix.length),
      )
    put([added, ...rest])
    return () => put((this.#byRoot.get(prefix[0]) ?? []).filter((item) => item !== added))
  }

  /** The rules of the list with this key, if any. */
  rulesOf(key: QueryKey): AnyRules | undefined {
    return this.#byRoot
      .get(key[0])
      ?.find(({ prefix }) =>
        prefix.every((part, at) => part === key[at] || JSON.stringify(part) === JSON.stringify(key[at])),
      )?.rules
  }

  /** Hashes of the entities that the list with this key mentions. */
  refsOf(key: QueryKey, data: unknown): Iterable<string> {
    return (this.rulesOf(key)?.refs ?? listRefs)(data)
  }
}
