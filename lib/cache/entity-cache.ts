import { notifyManager, replaceEqualDeep, type Query, type QueryClient } from '@tanstack/react-query'
import type { EntityOf, IdOf, Kind } from '@/schemas/entities'
import { Lru } from '@/lib/util/lru'
import { entityHash, entityKey } from './keys'
import { effect, enter, fold, note, withoutLag, type InFlight, type LedgerEntry } from './ledger'
import { ListRegistry } from './list-registry'
import { mergeEntity } from './merge'
import { QueryLedger } from './optimistic/query-ledger'
import type { Patch, Row } from './row'
import { markEntities, sweepEntities } from './sweep'

/** The source of a committed value. */
interface Source {
  /** Logical time of the request. */
  stamp: number
  /** Wall clock in ms of the last answer of a server; -Infinity for streamed entities only. */
  touched: number
}

/** The metadata of a committed value: its source and its write order. */
interface Meta extends Source {
  rev: number
}

export interface IngestOptions {
  /**
   * A streamed payload, made for every viewer: it adds data, but never outdates a read in flight. When no
   * list uses it, the next sweep removes it.
   */
  partial?: boolean
}

/** A change in flight. The first of the three calls closes it; the others then do nothing. */
export interface Change {
  /** The server answered with the entity: drops the patch and takes the answer. `stamp`: `Answer.sent`. */
  settle(rows: readonly Row[], stamp?: number): void
  /** The server accepted without sending the entity: the patch becomes part of the base. */
  commit(): void
  /** The server refused, or the outcome is unknown: drops the patch. */
  abort(): void
}

export interface SweepOptions {
  /** Hashes of entities on screen. */
  mounted?: Iterable<string>
  /** Keep entities that a server answered about within this time, in ms. Default 5 min. */
  olderThan?: number
}

const TOMBSTONES = 1_000
const FIVE_MINUTES = 300_000
const KINDS: readonly Kind[] = ['status', 'account', 'relationship', 'poll']

type AnyEntry = { [K in Kind]: LedgerEntry<K> }[Kind]

/**
 * The only writer of entities into the QueryClient, one per identity. Queries `[kind, id]` have the value to
 * show: the server's base with every change in flight applied. A failure just drops its patch, so there is
 * nothing to restore.
 */
export class EntityCache {
  readonly client: QueryClient
  /** The rules of queries that contain ids. */
  readonly lists = new ListRegistry()
  /** Optimistic changes of queries that contain small sets. */
  readonly sets: QueryLedger
  readonly #now: () => number
  readonly #meta = new WeakMap<object, Meta>()
  readonly #ledger = new Map<string, AnyEntry>()
  readonly #gone = new Lru<string, true>(TOMBSTONES)
  readonly #hidden = new Set<IdOf['account']>()
  #clock = 0
  #rev = 0
  #size = 0
  #streamed = 0

  /** Called when the set of hidden accounts changed. */
  onHidden: (ids: ReadonlySet<IdOf['account']>) => void = () => {}
  /** Called for an arriving account that is only remembered as hidden, since that may have changed. */
  onRecalled: (id: IdOf['account']) => void = () => {}

  constructor(client: QueryClient, now: () => number = Date.now) {
    this.client = client
    this.sets = new QueryLedger(client)
    this.#now = now
    for (const kind of KINDS)
      client.setQueryDefaults([kind], {
        gcTime: Infinity,
        staleTime: Infinity,
        structuralSharing: this.keepNewest,
      })
  }

  /** The next logical time. Reads take it when sent, answers to writes and stream events on arrival. */
  tick(): number {
    return ++this.#clock
  }

  /** The number of entities with changes in flight. */
  get pendingCount(): number {
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

  /** True when this entity has changes in flight. */
  isPending<K extends Kind>(kind: K, id: IdOf[K]): boolean {
    return this.#ledger.has(entityHash(kind, id))
  }

  /** The value to show: with the changes in flight. */
  read<K extends Kind>(kind: K, id: IdOf[K]): EntityOf[K] | undefined {
    return this.#query(entityHash(kind, id))?.state.data as EntityOf[K] | undefined
  }

  /** The server's value: without the changes in flight. */
  base<K extends Kind>(kind: K, id: IdOf[K]): EntityOf[K] | undefined {
    const entry = this.#entry(kind, id)
    return entry ? entry.base : this.read(kind, id)
  }

  /**
   * Takes the entities of an answer, in one notification. `stamp` is `Answer.sent`, or a tick for stream
   * events.
   */
  ingest(rows: readonly Row[], stamp: number, { partial = false }: IngestOptions = {}): void {
    notifyManager.batch(() => {
      for (const row of rows) this.#ingest(row, stamp, partial)
    })
  }

  /** Takes rows of an earlier session where nothing is cached yet. Any answer counts as newer. */
  restore(rows: readonly Row[]): void {
    notifyManager.batch(() => {
      for (const { kind, id, data } of rows) {
        if (this.base(kind, id) !== undefined) continue
        const hidden = kind === 'account' && this.#hidden.has(id)
        const held = kind === 'account' && Boolean(data.hidden) !== hidden ? { ...data, hidden } : data
        this.#commit(kind, id, held, this.#answered(0), false)
        if (hidden) this.onRecalled(id)
      }
    })
  }

  /** Changes the base without an answer of the server (`hidden` after a block, a count after an event). */
  adjust<K extends Kind>(kind: K, id: IdOf[K], patch: Patch<K>): void {
    const base = this.base(kind, id)
    if (base === undefined) return
    const next = patch(base)
    if (next !== base) this.#commit(kind, id, next, this.#meta.get(base) ?? this.#answered(0), false)
  }

  /** Marks a post as deleted: it is shown nowhere, and a page requested earlier does not restore it. */
  bury(id: IdOf['status']): void {
    this.#gone.set(id, true)
    this.adjust('status', id, (status) => (status.gone ? status : { ...status, gone: true }))
  }

  /** Marks an account as hidden (blocked or muted) or not, also when it arrives later. */
  hide(id: IdOf['account'], on: boolean): void {
    if (this.#hidden.has(id) !== on) {
      if (on) this.#hidden.add(id)
      else this.#hidden.delete(id)
      this.onHidden(this.#hidden)
    }
    this.adjust('account', id, (account) =>
      Boolean(account.hidden) === on ? account : { ...account, hidden: on },
    )
  }

  /** Shows a change at once. `patch` states an intention (see `Patch`). */
  begin<K extends Kind>(kind: K, id: IdOf[K], patch: Patch<K>): Change {
    const hash = entityHash(kind, id)
    const entry = this.#entry(kind, id) ?? { kind, id, base: this.read(kind, id), patches: [] }
    this.#ledger.set(hash, entry as unknown as AnyEntry)
    const own = enter(entry, patch)
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
          if (entry.base) this.#rebase(entry, effect(own, entry.base), this.#answered(this.tick()), false)
        }),
      abort: () => close(),
    }
  }

  /**
   * Removes entities that no list, row on screen or change in flight refers to, and about which no server
   * answered recently.
   */
  sweep({ mounted = [], olderThan = FIVE_MINUTES }: SweepOptions = {}): { marked: number; removed: number } {
    const { marked, removed, left } = sweepEntities(this.client.getQueryCache(), this.lists, {
      roots: [...mounted, ...this.#ledger.keys()],
      touched: (query) => this.#touched(query),
      before: this.#now() - olderThan,
    })
    this.#size = left
    this.#streamed = 0
    return { marked, removed }
  }

  /** The hashes of `roots` and of every entity they refer to, directly or not. */
  mark(roots: Iterable<string>): Set<string> {
    return markEntities(this.client.getQueryCache(), roots)
  }

  /**
   * TanStack Query stores the result of a queryFn some microtasks after it returned, which must not undo a
   * commit made in between. It also calls this for results of `select`, which have no rank.
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

  #answered(stamp: number): Source {
    return { stamp, touched: this.#now() }
  }

  #touched(query: Query): number {
    const meta = this.#meta.get(query.state.data as object)
    return meta?.touched ?? query.state.dataUpdatedAt
  }

  #ingest({ kind, id, data }: Row, stamp: number, partial: boolean, read = true): void {
    const held = this.base(kind, id)
    const known = held && this.#meta.get(held)
    const seen = held ? (known?.stamp ?? 0) : -1
    const buried = kind === 'status' && this.#gone.has(id) && !held
    const recalled = kind === 'account' && !held && this.#hidden.has(id)
    const mark = buried ? { gone: true } : recalled ? { hidden: true } : null
    const merged = mergeEntity(kind, held, mark ? { ...data, ...mark } : data, {
      newer: stamp >= seen,
      partial,
    })
    const source = partial
      ? { stamp: Math.max(seen, 0), touched: known?.touched ?? -Infinity }
      : this.#answered(Math.max(stamp, seen))
    if (partial && !held) this.#streamed += 1
    if (known && merged === held) Object.assign(known, source)
    else this.#commit(kind, id, merged, source, read)
    if (recalled) this.onRecalled(id)
    if (kind === 'relationship') {
      const { blocking, muting } = merged as EntityOf['relationship']
      // Muting an account hides its posts when the mute is made. A later read of the relationship removes no
      // post on screen.
      this.hide(id, blocking || (muting && this.#hidden.has(id)))
    }
  }

  #settle<K extends Kind>(
    entry: LedgerEntry<K>,
    own: InFlight<K>,
    rows: readonly Row[],
    stamp: number,
  ): void {
    const { kind, id, base } = entry
    for (const row of rows) {
      if (row.kind !== kind || row.id !== id) this.#ingest(row, stamp, false)
      else {
        const believed = withoutLag(own, base, { kind, id, data: row.data as EntityOf[K] })
        this.#ingest(believed as Row, stamp, false, false)
      }
    }
  }

  /** Sets `data` as the server's value, and shows it with the changes in flight. */
  #commit<K extends Kind>(kind: K, id: IdOf[K], data: EntityOf[K], source: Source, read: boolean): void {
    const entry = this.#entry(kind, id)
    if (entry) {
      this.#rebase(entry, data, source, read)
      this.#show(entry)
    } else {
      this.#meta.set(data, { ...source, rev: 0 })
      this.#write(kind, id, data)
    }
  }

  /** `read`: the new base is from a read, and may contain the effect of changes in flight. */
  #rebase<K extends Kind>(entry: LedgerEntry<K>, base: EntityOf[K], source: Source, read: boolean): void {
    const before = entry.base
    entry.base = base
    this.#meta.set(base, { ...source, rev: ++this.#rev })
    note(entry, read ? before : undefined)
  }

  /**
   * Writes the value of an entity with changes in flight. Renders nothing when the answer equals the shown
   * value.
   */
  #show<K extends Kind>(entry: LedgerEntry<K>): void {
    const { kind, id } = entry
    const view = fold(entry)
    if (view === undefined) return
    const shared = replaceEqualDeep(this.read(kind, id), view)
    if (view === entry.base && shared !== view) {
      const meta = this.#meta.get(view)
      if (meta) this.#meta.set(shared, meta)
      entry.base = shared
    }
    this.#write(kind, id, shared)
  }

  #write<K extends Kind>(kind: K, id: IdOf[K], view: EntityOf[K]): void {
    const query = this.#query(entityHash(kind, id))
    if (view === query?.state.data) return
    const meta = this.#meta.get(view)
    if (meta) meta.rev = ++this.#rev
    else this.#meta.set(view, { stamp: 0, rev: ++this.#rev, touched: this.#now() })
    if (!query) this.#size += 1
    this.client.setQueryData(entityKey(kind, id), view)
  }
}
