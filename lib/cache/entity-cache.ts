import { notifyManager, replaceEqualDeep, type Query, type QueryClient } from '@tanstack/react-query'
import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import { Lru } from '@/lib/util/lru'
import { accountDomain, HiddenAccounts } from './hidden-accounts'
import { entityHash, entityKey } from './keys'
import {
  applyPatch,
  addPatch,
  applyPatches,
  trackCounts,
  ignoreLaggedCounts,
  type InFlight,
  type LedgerEntry,
} from './ledger'
import { KindRegistry } from './kinds/kind'
import { registerOwnKinds } from './kinds/own-kinds'
import { ListRegistry } from './sweep/list-registry'
import { mergeEntity } from './merge'
import { QueryLedger } from './optimistic/query-ledger'
import type { Patch, EntityRow } from './row'
import { markEntities } from './sweep/mark'

/** The source of a committed value. */
interface Source {
  /** Logical time of the request. */
  stamp: number
  /** Time of the last answer with it, in ms since the epoch; -Infinity for an entity that was only streamed. */
  touched: number
}

/** The metadata of a committed value: its source and its write order. */
interface Meta extends Source {
  rev: number
}

export interface IngestOptions {
  /**
   * A streamed payload, which is the same for every viewer. It adds data, but a read in flight counts as
   * newer. The next sweep removes it unless a list uses it.
   */
  partial?: boolean
}

/** A change in flight. The first of the three calls closes it; the others then do nothing. */
export interface Change {
  /** The server answered with the entity: drops the patch and stores the answer. `stamp` is `Answer.sent`. */
  settle(rows: readonly EntityRow[], stamp?: number): void
  /** The server accepted without sending the entity: the patch becomes part of the base. */
  commit(): void
  /** The server refused, or the outcome is unknown: drops the patch. */
  abort(): void
}

/** Maximum number of deleted entities to remember. */
const MAX_TOMBSTONES = 1_000

type AnyEntry = { [K in Kind]: LedgerEntry<K> }[Kind]

/**
 * The only writer of entities into the QueryClient, one per identity. Queries `[kind, id]` contain the value to
 * show: the base (the value of the server) with every change in flight applied. A failed change only drops its
 * patch, so nothing needs to be restored.
 */
export class EntityCache {
  readonly client: QueryClient
  /** The kinds of entities; a feature may register further ones. */
  readonly kinds: KindRegistry
  /** The rules of queries that contain ids. */
  readonly lists: ListRegistry
  /** Optimistic changes of queries that contain small sets. */
  readonly sets: QueryLedger
  readonly hidden = new HiddenAccounts()
  readonly now: () => number
  readonly #meta = new WeakMap<object, Meta>()
  readonly #ledger = new Map<string, AnyEntry>()
  readonly #gone = new Lru<string, true>(MAX_TOMBSTONES)
  #clock = 0
  #rev = 0
  #size = 0
  #streamed = 0

  constructor(client: QueryClient, now: () => number = Date.now) {
    this.client = client
    this.sets = new QueryLedger(client)
    this.now = now
    this.kinds = new KindRegistry((name) =>
      client.setQueryDefaults([name], {
        gcTime: Infinity,
        staleTime: Infinity,
        structuralSharing: this.keepNewest,
      }),
    )
    this.lists = new ListRegistry(this.kinds)
    registerOwnKinds(this.kinds)
  }

  /** Returns the next logical time. Reads are stamped when sent, answers to writes and stream events on arrival. */
  tick(): number {
    return ++this.#clock
  }

  /** The number of entities with open changes. */
  get openChangeCount(): number {
    return this.#ledger.size
  }

  /** The approximate number of entities; exact after a sweep. */
  get size(): number {
    return this.#size
  }

  /** The number of streamed entities since the last sweep. */
  get streamed(): number {
    return this.#streamed
  }

  /** True when this entity has changes without an answer. */
  hasOpenChanges<K extends Kind>(kind: K, id: IdOf[K]): boolean {
    return this.#ledger.has(entityHash(kind, id))
  }

  /** Returns the value to show, with the changes in flight. */
  read<K extends Kind>(kind: K, id: IdOf[K]): EntityOf[K] | undefined {
    return this.#query(entityHash(kind, id))?.state.data as EntityOf[K] | undefined
  }

  /** Returns the value of the server, without the changes in flight. */
  base<K extends Kind>(kind: K, id: IdOf[K]): EntityOf[K] | undefined {
    const entry = this.#entry(kind, id)
    return entry ? entry.base : this.read(kind, id)
  }

  /**
   * Stores the entities of an answer, with one notification. `stamp` is `Answer.sent`, or a tick for stream
   * events.
   */
  ingest(rows: readonly EntityRow[], stamp: number, { partial = false }: IngestOptions = {}): void {
    notifyManager.batch(() => {
      for (const row of rows) this.#ingest(row, stamp, partial)
    })
  }

  /**
   * Stores rows of an earlier visit where nothing is cached yet. Any answer counts as newer. `at` is when they were stored, in
   * ms since the epoch; by default long ago.
   */
  restore(rows: readonly EntityRow[], at = 1): void {
    notifyManager.batch(() => {
      for (const { kind, id, data } of rows) {
        if (this.base(kind, id) !== undefined) continue
        const hidden = kind === 'account' && this.hidden.includes(data)
        const remembered = kind === 'account' && Boolean(data.hidden) !== hidden ? { ...data, hidden } : data
        this.#commit(kind, id, remembered, this.#sourceOf(0), false, at)
        if (hidden && this.hidden.hasAccount(id)) this.hidden.onArrival(id)
      }
    })
  }

  /** True for an entity of an earlier visit that no server answered about since. */
  isRestored<K extends Kind>(kind: K, id: IdOf[K]): boolean {
    const base = this.base(kind, id)
    const meta = base && this.#meta.get(base)
    return meta?.stamp === 0 && meta.touched > 0
  }

  /** Changes the base without an answer of the server (`hidden` after a block, a count after an event). */
  adjust<K extends Kind>(kind: K, id: IdOf[K], patch: Patch<K>): void {
    const base = this.base(kind, id)
    if (base === undefined) return
    const next = patch(base)
    if (next !== base) this.#commit(kind, id, next, this.#meta.get(base) ?? this.#sourceOf(0), false)
  }

  /** Marks a post as deleted: it is no longer shown, and a page requested earlier does not restore it. */
  bury(id: IdOf['status']): void {
    this.#gone.set(id, true)
    this.adjust('status', id, (status) => (status.gone ? status : { ...status, gone: true }))
  }

  /** Marks an account as hidden (blocked or muted) or not, also when it arrives later. */
  setHidden(id: IdOf['account'], on: boolean): void {
    const isChanged = this.hidden.setAccount(id, on)
    this.#markHidden(id)
    if (isChanged) this.hidden.changed.emit()
  }

  /** Marks the accounts of a server as hidden or not, also those that arrive later. */
  setDomainHidden(domain: string, on: boolean): void {
    const isChanged = this.hidden.setDomain(domain, on)
    notifyManager.batch(() => {
      for (const id of this.accountsOf(domain)) {
        this.#markHidden(id)
        this.adjust('relationship', id, (relationship) =>
          Boolean(relationship.domain_blocking) === on
            ? relationship
            : { ...relationship, domain_blocking: on },
        )
      }
    })
    if (isChanged) this.hidden.changed.emit()
  }

  /** Returns the cached accounts of a server. */
  accountsOf(domain: string): IdOf['account'][] {
    return this.client
      .getQueriesData<EntityOf['account']>({ queryKey: ['account'] })
      .flatMap(([, account]) => (account && accountDomain(account) === domain ? [account.id] : []))
  }

  #markHidden(id: IdOf['account']): void {
    this.adjust('account', id, (account) => {
      const hidden = this.hidden.includes(account)
      return Boolean(account.hidden) === hidden ? account : { ...account, hidden }
    })
  }

  /** Shows a change at once. `patch` states an intention (see `Patch`). */
  begin<K extends Kind>(kind: K, id: IdOf[K], patch: Patch<K>): Change {
    const hash = entityHash(kind, id)
    const entry = this.#entry(kind, id) ?? { kind, id, base: this.read(kind, id), patches: [] }
    this.#ledger.set(hash, entry as unknown as AnyEntry)
    const own = addPatch(entry, patch)
    this.#show(entry)
    let open = true
    const close = (then?: () => void) => {
      if (!open) return
      open = false
      notifyManager.batch(() => {
        entry.patches.splice(entry.patches.indexOf(own), 1)
        then?.()
        this.#show(entry)
        if (entry.patches.length === 0) this.#ledger.delete(hash)
      })
    }
    return {
      settle: (rows, stamp = this.tick()) => close(() => this.#settle(entry, own, rows, stamp)),
      commit: () =>
        close(() => {
          if (entry.base) this.#rebase(entry, applyPatch(own, entry.base), this.#sourceOf(this.tick()), false)
        }),
      abort: () => close(),
    }
  }

  /** The hashes of the entities with changes in flight. */
  changing(): Iterable<string> {
    return this.#ledger.keys()
  }

  /** Time of the last answer about an entity, in ms since the epoch; -Infinity when it was only streamed. */
  touched(query: Query): number {
    const meta = this.#meta.get(query.state.data as object)
    return meta?.touched ?? query.state.dataUpdatedAt
  }

  /** The counts after a sweep; `left`: the number of entities. */
  noteSwept(left: number): void {
    this.#size = left
    this.#streamed = 0
  }

  /** The hashes of `roots` and of every entity they refer to, directly or not. */
  mark(roots: Iterable<string>): Set<string> {
    return markEntities(this, roots)
  }

  /**
   * Keeps the newer of two values. TanStack Query stores the result of a queryFn some microtasks after it
   * returned, which must not undo a commit made in between. Results of `select` pass too; they have no rank.
   */
  readonly keepNewest = (previous: unknown, next: unknown): unknown => {
    const rank = this.#rank(next)
    if (rank === undefined) return replaceEqualDeep(previous, next)
    return (this.#rank(previous) ?? -1) > rank ? previous : next
  }

  #rank(value: unknown): number | undefined {
    return typeof value === 'object' && value !== null ? this.#meta.get(value)?.rev : undefined
  }

  #query(hash: string): Query | undefined {
    return this.client.getQueryCache().get(hash)
  }

  #entry<K extends Kind>(kind: K, id: IdOf[K]): LedgerEntry<K> | undefined {
    return this.#ledger.get(entityHash(kind, id)) as unknown as LedgerEntry<K> | undefined
  }

  #sourceOf(stamp: number): Source {
    return { stamp, touched: this.now() }
  }

  #ingest({ kind, id, data }: EntityRow, stamp: number, partial: boolean, read = true): void {
    const cached = this.base(kind, id)
    const meta = cached && this.#meta.get(cached)
    const lastStamp = cached ? (meta?.stamp ?? 0) : -1
    const buried = kind === 'status' && this.#gone.has(id) && !cached
    const hidden = kind === 'account' && !cached && this.hidden.includes(data)
    const mark = buried ? { gone: true } : hidden ? { hidden: true } : null
    const merged = mergeEntity<Kind>(this.kinds.get(kind), cached, mark ? { ...data, ...mark } : data, {
      newer: stamp >= lastStamp,
      partial,
    })
    const source = partial
      ? { stamp: Math.max(lastStamp, 0), touched: meta?.touched ?? -Infinity }
      : this.#sourceOf(Math.max(stamp, lastStamp))
    if (partial && !cached) this.#streamed += 1
    if (meta && merged === cached) Object.assign(meta, source)
    else this.#commit(kind, id, merged, source, read)
    if (hidden && this.hidden.hasAccount(id)) this.hidden.onArrival(id)
    if (kind === 'relationship') {
      const { blocking, muting } = merged as EntityOf['relationship']
      const shown = this.read('relationship', id)
      // Posts of a muted account are hidden when the user mutes it. A relationship read later must not remove
      // posts on screen, nor restore those hidden by a change that the server does not know yet.
      const hides = muting || shown?.muting || shown?.blocking
      this.setHidden(id, blocking || (hides === true && this.hidden.hasAccount(id)))
    }
  }

  #settle<K extends Kind>(
    entry: LedgerEntry<K>,
    own: InFlight<K>,
    rows: readonly EntityRow[],
    stamp: number,
  ): void {
    const { kind, id, base } = entry
    for (const row of rows) {
      if (row.kind !== kind || row.id !== id) this.#ingest(row, stamp, false)
      else {
        const corrected = ignoreLaggedCounts(own, base, { kind, id, data: row.data as EntityOf[K] })
        this.#ingest(corrected as EntityRow, stamp, false, false)
      }
    }
  }

  /** Sets `data` as the server's value, and shows it with the changes in flight. */
  #commit<K extends Kind>(
    kind: K,
    id: IdOf[K],
    data: EntityOf[K],
    source: Source,
    read: boolean,
    updatedAt?: number,
  ): void {
    const entry = this.#entry(kind, id)
    if (entry) {
      this.#rebase(entry, data, source, read)
      this.#show(entry)
    } else {
      this.#meta.set(data, { ...source, rev: 0 })
      this.#write(kind, id, data, updatedAt)
    }
  }

  /** Replaces the base. `read`: it is from a read, so it may contain the effect of changes in flight. */
  #rebase<K extends Kind>(entry: LedgerEntry<K>, base: EntityOf[K], source: Source, read: boolean): void {
    const before = entry.base
    entry.base = base
    this.#meta.set(base, { ...source, rev: ++this.#rev })
    trackCounts(entry, read ? before : undefined)
  }

  /**
   * Writes the value to show of an entity with changes in flight. Nothing renders when it is equal to the
   * shown value.
   */
  #show<K extends Kind>(entry: LedgerEntry<K>): void {
    const { kind, id } = entry
    const view = applyPatches(entry)
    if (view === undefined) return
    const shared = replaceEqualDeep(this.read(kind, id), view)
    if (view === entry.base && shared !== view) {
      const meta = this.#meta.get(view)
      if (meta) this.#meta.set(shared, meta)
      entry.base = shared
    }
    this.#write(kind, id, shared)
  }

  #write<K extends Kind>(kind: K, id: IdOf[K], view: EntityOf[K], updatedAt?: number): void {
    const query = this.#query(entityHash(kind, id))
    if (view === query?.state.data) return
    const meta = this.#meta.get(view)
    if (meta) meta.rev = ++this.#rev
    else this.#meta.set(view, { stamp: 0, rev: ++this.#rev, touched: this.now() })
    if (!query) this.#size += 1
    this.client.setQueryData(entityKey(kind, id), view, updatedAt === undefined ? undefined : { updatedAt })
  }
}
