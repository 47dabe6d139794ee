import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** An intention about the data of a query. Returns the same data when they have it already. */
export type DataPatch<D> = (data: D) => D

type AnyPatch = DataPatch<unknown>

interface Entry {
  readonly key: QueryKey
  /** The server's data; undefined until they were read. */
  base: unknown
  /** In flight, in the order they were made. */
  patches: AnyPatch[]
  /** Confirmed while a read was in flight: that read may not contain them. */
  confirmed: AnyPatch[]
}

/** A change in flight. The first of the two calls closes it. */
export interface DataChange<D> {
  /** The server said yes: `settle`, by default the patch itself, becomes part of the data. */
  commit(settle?: DataPatch<D>): void
  /** The server said no, or the outcome is unknown: the patch is forgotten. */
  abort(): void
}

const applyAll = (data: unknown, patches: readonly AnyPatch[]) =>
  patches.reduce((view, patch) => patch(view), data)

/**
 * Optimistic changes of queries that hold small sets (a tag, suggestions, scheduled posts). While a query has changes
 * in flight its data is the server's with every change applied; reads that arrive go below them.
 */
export class QueryLedger {
  readonly #client: QueryClient
  readonly #entries = new Map<string, Entry>()
  #writing = false
  #stop: (() => void) | null = null

  constructor(client: QueryClient) {
    this.#client = client
  }

  /** The server's data: without the changes in flight. */
  base(key: QueryKey): unknown {
    const entry = this.#entries.get(hashKey(key))
    return entry ? entry.base : this.#client.getQueryData(key)
  }

  /** Whether this query has changes in flight. */
  isPending(key: QueryKey): boolean {
    return (this.#entries.get(hashKey(key))?.patches.length ?? 0) > 0
  }

  /** Changes the server's data without an answer, e.g. after an event. */
  adjust<D>(key: QueryKey, patch: DataPatch<D>): void {
    this.begin(key, patch).commit()
  }

  /** Shows a change at once; of a query without data, as soon as they were read. */
  begin<D>(key: QueryKey, patch: DataPatch<D>): DataChange<D> {
    const hash = hashKey(key)
    const entry = this.#open(hash, key)
    // A function of its own: the same patch may be in flight twice.
    const own: AnyPatch = (data) => patch(data as D)
    entry.patches.push(own)
    this.#show(entry)
    const close = (settle?: AnyPatch) => {
      if (!entry.patches.includes(own)) return
      entry.patches = entry.patches.filter((each) => each !== own)
      if (settle) this.#confirm(hash, entry, settle)
      this.#show(entry)
      this.#tidy(hash, entry)
    }
    return {
      commit: (settle = patch) => close((data) => settle(data as D)),
      abort: () => close(),
    }
  }

  #open(hash: string, key: QueryKey): Entry {
    const known = this.#entries.get(hash)
    if (known) return known
    const entry: Entry = { key, base: this.#query(hash)?.state.data, patches: [], confirmed: [] }
    this.#entries.set(hash, entry)
    this.#stop ??= this.#watch()
    return entry
  }

  #tidy(hash: string, entry: Entry): void {
    if (entry.patches.length + entry.confirmed.length === 0) this.#forget(hash)
  }

  #forget(hash: string): void {
    this.#entries.delete(hash)
    if (this.#entries.size > 0) return
    this.#stop?.()
    this.#stop = null
  }

  #query(hash: string): Query | undefined {
    return this.#client.getQueryCache().get(hash)
  }

  #confirm(hash: string, entry: Entry, settle: AnyPatch): void {
    if (entry.base !== undefined) entry.base = settle(entry.base)
    if ((this.#query(hash)?.state.fetchStatus ?? 'idle') !== 'idle') entry.confirmed.push(settle)
  }

  /** Puts what is read while changes are in flight below them. */
  #watch(): () => void {
    return this.#client.getQueryCache().subscribe((event) => {
      const hash = event.query.queryHash
      const entry = this.#entries.get(hash)
      if (!entry || this.#writing) return
      if (event.type === 'removed') this.#forget(hash)
      if (event.type !== 'updated') return
      const { action, query } = event
      if (action.type === 'success') {
        entry.base = applyAll(query.state.data, entry.confirmed)
        if (!action.manual) entry.confirmed = []
        this.#show(entry)
      } else if (['fetch', 'error', 'setState'].includes(action.type)) entry.confirmed = []
      this.#tidy(hash, entry)
    })
  }

  #show(entry: Entry): void {
    const query = this.#query(hashKey(entry.key))
    if (!query || entry.base === undefined) return
    const view = applyAll(entry.base, entry.patches)
    const { data, dataUpdatedAt, isInvalidated } = query.state
    if (view === data) return
    this.#writing = true
    try {
      // Neither fresher nor staler than the read below it.
      this.#client.setQueryData(entry.key, view, { updatedAt: dataUpdatedAt })
      if (isInvalidated) query.invalidate()
    } finally {
      this.#writing = false
    }
  }
}
