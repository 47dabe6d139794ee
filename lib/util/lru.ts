/** A Map of at most `limit` entries; the least recently used is evicted first. */
export class Lru<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#entries.size
  }

  /** Returns the value and marks it as used; undefined when absent. */
  get(key: K): V | undefined {
    if (!this.#entries.has(key)) return undefined
    const value = this.#entries.get(key) as V
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  has(key: K): boolean {
    return this.#entries.has(key)
  }

  /** Stores a value and returns the evicted ones. */
  set(key: K, value: V): V[] {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    const gone: V[] = []
    for (const [oldest, old] of this.#entries) {
      if (this.#entries.size <= this.#limit) break
      this.#entries.delete(oldest)
      gone.push(old)
    }
    return gone
  }

  /** Returns the value of the key; creates and stores it when absent. */
  ensure(key: K, make: () => V): V {
    if (this.has(key)) return this.get(key) as V
    const value = make()
    this.set(key, value)
    return value
  }

  delete(key: K): boolean {
    return this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  /** Least recently used first. */
  values(): IterableIterator<V> {
    return this.#entries.values()
  }
}
