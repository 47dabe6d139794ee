import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A pure change of the data of a query. Returns the same object when the data already match. */
export type DataPatch<D> = (data: D) => D

type AnyPatch = DataPatch<unknown>

interface Entry {
  readonly key: QueryKey
  /** The server's data; undefined before the first read. */
  base: unknown
  /** Patches in flight, oldest first. */
  patches: AnyPatch[]
  /** Patches confirmed while a read is in flight, which may not contain them. */
  confirmed: AnyPatch[]
}

/** A change in flight. The first of the two calls closes it. */
export interface DataChange<D> {
  /** The server accepted: `settle`, by default the patch itself, becomes part of the data. */
  commit(settle?: DataPatch<D>): void
  /** The server refused, or the outcome is unknown: drops the patch. */
  abort(): void
}

const applyAll = (data: unknown, patches: readonly AnyPatch[]) =>
  patches.reduce((view, patch) => patch(view), data)

/**
 * Optimistic changes of queries with small sets (a tag, suggestions, scheduled posts). While changes are in
 * flight, the data of a query are those of the server with every change applied, also after a read.
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

  /** True when this query has changes in flight. */
  hasOpenChanges(key: QueryKey): boolean {
    return (this.#entries.get(hashKey(key))?.patches.length ?? 0) > 0
  }

  /** Changes the server's data without an answer, e.g. after an event. */
  adjust<D>(key: QueryKey, patch: DataPatch<D>): void {
    this.begin(key, patch).commit()
  }

  /** Shows a change at once, or once the query has data. */
  begin<D>(key: QueryKey, patch: DataPatch<D>): DataChange<D> {
    const hash = hashKey(key)
    const entry = this.#open(hash, key)
    // A new function, as the same patch may be in flight twice.
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

  /** Applies the changes in flight to reads that arrive. */
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
        // A manual success is setQueryData: a read in flight may still lack the confirmed patches.
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
      // Keep the time and staleness of the read.
      this.#client.setQueryData(entry.key, view, { updatedAt: dataUpdatedAt })
      if (isInvalidated) query.invalidate()
    } finally {
      this.#writing = false
    }
  }
}
