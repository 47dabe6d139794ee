import { compareIds } from './ids'

type Layer<V> = Map<string, V>

/** Returns the first position in `ids` (ascending) whose id is not below `id`. */
export function lowerBound(ids: readonly string[], id: string): number {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareIds(ids[middle] ?? '', id) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Maps keys to ascending id lists; copies only what it writes, so that clones share the rest. */
class SharedIndex {
  private own: Layer<string[]> = new Map()

  constructor(private base: ReadonlyMap<string, string[]> = new Map()) {}

  get(key: string): readonly string[] {
    return this.own.get(key) ?? this.base.get(key) ?? []
  }

  private writable(key: string): string[] {
    let list = this.own.get(key)
    if (!list) {
      list = [...(this.base.get(key) ?? [])]
      this.own.set(key, list)
    }
    return list
  }

  add(key: string, id: string): void {
    const list = this.writable(key)
    const last = list.at(-1)
    if (last === undefined || compareIds(last, id) < 0) list.push(id)
    else {
      const at = lowerBound(list, id)
      if (list[at] !== id) list.splice(at, 0, id)
    }
  }

  remove(key: string, id: string): void {
    const list = this.writable(key)
    const at = lowerBound(list, id)
    if (list[at] === id) list.splice(at, 1)
  }

  keys(): string[] {
    return [...new Set([...this.base.keys(), ...this.own.keys()])]
  }

  clone(): SharedIndex {
    if (this.own.size > 0) {
      this.base = this.base.size > 0 ? new Map([...this.base, ...this.own]) : this.own
      this.own = new Map()
    }
    return new SharedIndex(this.base)
  }
}

/**
 * Records by id with ascending indexes. Records are immutable: `patch` replaces, and `clone` is O(1) because
 * both copies share existing records.
 */
export class Table<T extends { readonly id: string }, I extends string = string> {
  private own: Layer<T | null> = new Map()
  private readonly all: SharedIndex
  private readonly lists: ReadonlyMap<string, SharedIndex>

  constructor(
    private readonly indexKeys: Record<I, (record: T) => readonly (string | null)[]>,
    private base: ReadonlyMap<string, T | null> = new Map(),
    all?: SharedIndex,
    lists?: ReadonlyMap<string, SharedIndex>,
  ) {
    this.all = all ?? new SharedIndex()
    this.lists = lists ?? new Map(Object.keys(indexKeys).map((name) => [name, new SharedIndex()]))
  }

  get(id: string | null | undefined): T | undefined {
    if (id === null || id === undefined) return undefined
    const own = this.own.get(id)
    if (own !== undefined) return own ?? undefined
    return this.base.get(id) ?? undefined
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  /** Inserts or replaces. */
  put<R extends T>(record: R): R {
    const before = this.get(record.id)
    this.own.set(record.id, record)
    if (!before) this.all.add('', record.id)
    for (const [name, index] of this.lists) {
      const keysOf = this.indexKeys[name as I]
      const then = before ? keysOf(before) : []
      const now = keysOf(record)
      for (const key of then) if (key !== null && !now.includes(key)) index.remove(key, record.id)
      for (const key of now) if (key !== null && !then.includes(key)) index.add(key, record.id)
    }
    return record
  }

  /** Replaces some fields; returns the new record, or undefined when there is none. */
  patch(id: string, change: Partial<T>): T | undefined {
    const record = this.get(id)
    return record ? this.put({ ...record, ...change }) : undefined
  }

  remove(id: string): T | undefined {
    const record = this.get(id)
    if (!record) return undefined
    this.own.set(id, null)
    this.all.remove('', id)
    for (const [name, index] of this.lists)
      for (const key of this.indexKeys[name as I](record)) if (key !== null) index.remove(key, id)
    return record
  }

  /** Returns the ids of an index key, ascending. */
  ids(index: I, key: string): readonly string[] {
    return this.lists.get(index)?.get(key) ?? []
  }

  /** Returns the records of an index key, ascending by id. */
  by(index: I, key: string): T[] {
    return this.ids(index, key).flatMap((id) => this.get(id) ?? [])
  }

  /** Returns the first record of a key, for unique indexes. */
  find(index: I, key: string): T | undefined {
    return this.get(this.ids(index, key)[0])
  }

  /** Returns every key of an index (some may be empty). */
  keys(index: I): string[] {
    return this.lists.get(index)?.keys() ?? []
  }

  allIds(): readonly string[] {
    return this.all.get('')
  }

  values(): T[] {
    return this.allIds().flatMap((id) => this.get(id) ?? [])
  }

  get size(): number {
    return this.allIds().length
  }

  clone(): Table<T, I> {
    if (this.own.size > 0) {
      this.base = this.base.size > 0 ? new Map([...this.base, ...this.own]) : this.own
      this.own = new Map()
    }
    const lists = new Map([...this.lists].map(([name, index]) => [name, index.clone()]))
    return new Table(this.indexKeys, this.base, this.all.clone(), lists)
  }
}
