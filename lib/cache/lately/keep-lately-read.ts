import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'
import { openDatabase } from '@/lib/storage'
import { onPageLeave } from '@/lib/util/page-leave'
import type { AccountId } from '@/schemas/primitives'
import type { EntityCache } from '../entity-cache'
import { storedRows } from '../kinds/stored-rows'
import { entityHash } from '../keys'
import type { EntityRef, EntityRow } from '../row'
import { databaseOf } from './database-of'
import { createLatelyStore, LATELY_STORES, type LatelyRecord } from './lately-store'

export interface LatelyReadOptions {
  client: QueryClient
  cache: EntityCache
  identityKey: string
  /** The build of the app; data of another build are discarded. */
  build: string
  reach: {
    /** True while it is known that the server cannot be reached. */
    readonly offline: () => boolean
    /** Calls back when that changes; returns the unsubscriber. */
    readonly subscribe: (listener: () => void) => () => void
  }
  /** Reads an entity again. */
  refresh: (ref: EntityRef) => void
  now?: () => number
}

/** Time in ms between a change of a list on screen and its storing; lists change several times in a row. */
const WRITE_DELAY = 1000
/** The shortest time in ms between two writes of a list that stays on screen. */
const MIN_WRITE_INTERVAL = 15_000
/** The most entities to store with a list. */
const MAX_ROWS = 500
/** Pages to store of a list without rules of its own. */
const MAX_PAGES = 4

/**
 * The first parts of the keys of queries that are not stored: pages and answers that belong to what the user types, read
 * marks and counts, which must not be older than what is known elsewhere.
 */
const LEFT_OUT: ReadonlySet<unknown> = new Set([
  'page',
  'search',
  'markers',
  'emoji-words',
  'reports',
  'catch-ups',
])
/** The same for their second parts. */
const PARTS_LEFT_OUT: ReadonlySet<unknown> = new Set([
  'search',
  'unread',
  'badge',
  'dismissed',
  'read',
  'deleted',
])
const isLeftOut = ([root, part]: readonly unknown[]) => LEFT_OUT.has(root) || PARTS_LEFT_OUT.has(part)

interface Pages {
  pages: unknown[]
  pageParams: unknown[]
}
const isPages = (data: object): data is Pages => 'pages' in data && 'pageParams' in data

/** The part to store of a query without rules; undefined for what is no plain data. */
function plainPart(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  // A live list has rules, or is not stored.
  if ('requests' in data) return undefined
  if (!isPages(data)) return data
  return { pages: data.pages.slice(0, MAX_PAGES), pageParams: data.pageParams.slice(0, MAX_PAGES) }
}

/**
 * Stores what is on screen, and shows it again while the server cannot be reached: every list, page and thread of this account that
 * was read lately. What an earlier visit stored is never shown in place of an answer, and is read again once the server
 * can be reached. Returns the function that stops it.
 */
export function keepLatelyRead(options: LatelyReadOptions): () => void {
  const { client, cache, identityKey, build, reach, refresh, now = Date.now } = options
  const { lists, kinds } = cache
  const queries = client.getQueryCache()
  const database = openDatabase({
    name: databaseOf(identityKey),
    version: 1,
    stores: LATELY_STORES,
    isCache: true,
  })
  const store = createLatelyStore(database, build)
  // Opened now: a page that is closing could not wait for that.
  void store.read('')
  const dirty = new Set<string>()
  const writtenAt = new Map<string, number>()
  const asked = new Set<string>()
  const relationships = new Set<AccountId>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let isFull = false
  let lostAt = 0

  const rulesOf = (query: Query) => lists.rulesOf(query.queryKey)?.snapshot
  const isKind = (query: Query) => kinds.has(query.queryKey[0])

  /** How the user relates to the account of a profile, which decides about its buttons. */
  function relationshipOf({ queryKey: [kind, id] }: Query): EntityRow[] {
    const data = kind === 'account' ? cache.base('relationship', id as AccountId) : undefined
    return data ? [{ kind: 'relationship', id: data.id, data }] : []
  }

  function recordOf(query: Query): LatelyRecord | null {
    const { queryKey: key, queryHash, state } = query
    if (isKind(query)) {
      const rows = [...storedRows(cache, [queryHash], MAX_ROWS), ...relationshipOf(query)]
      return rows.length > 0 ? { at: state.dataUpdatedAt, rows } : null
    }
    const rules = rulesOf(query)
    const data = rules ? rules.take(state.data, key) : plainPart(state.data)
    // Store only what can be restored.
    const restorable = data === undefined ? undefined : rules ? rules.restore(data) : data
    if (restorable === undefined) return null
    const rows = storedRows(cache, lists.refsOf(key, restorable), MAX_ROWS)
    // A live list is as new as its connection.
    const at = rules?.isCurrent ? (reach.offline() ? lostAt : now()) : state.dataUpdatedAt
    return { at, data, rows }
  }

  async function write(query: Query): Promise<void> {
    if (isFull || query.state.data === undefined || lists.restoredAt.has(query.queryHash)) return
    writtenAt.set(query.queryHash, now())
    try {
      const record = recordOf(query)
      if (!record || (await store.write(query.queryHash, record))) return
      // The space is needed for what exists only here.
      isFull = true
      await store.clear()
    } catch {
      // It cannot be cloned: it is no data of a server.
      writtenAt.set(query.queryHash, Number.POSITIVE_INFINITY)
    }
  }

  function flush(isLeaving = false): void {
    clearTimeout(timer)
    timer = undefined
    for (const hash of dirty) {
      const query = queries.get(hash)
      const isEarly = now() - (writtenAt.get(hash) ?? Number.NEGATIVE_INFINITY) < MIN_WRITE_INTERVAL
      if (query && isEarly && !isLeaving && query.getObserversCount() > 0) continue
      dirty.delete(hash)
      if (query) void write(query)
    }
    if (dirty.size > 0) timer ??= setTimeout(flush, WRITE_DELAY)
  }

  function note(query: Query): void {
    if (query.state.data === undefined || isLeftOut(query.queryKey)) return
    dirty.add(query.queryHash)
    timer ??= setTimeout(flush, WRITE_DELAY)
  }

  const isMissingRelationship = (id: AccountId) => cache.base('relationship', id) === undefined

  function isEmpty(query: Query): boolean {
    const { data } = query.state
    // A list with posts of an account restores it alone.
    if (query.queryKey[0] === 'account' && isMissingRelationship(query.queryKey[1] as AccountId)) return true
    return data === undefined || rulesOf(query)?.isEmpty?.(data) === true
  }

  async function restore(query: Query): Promise<void> {
    const { queryHash: hash, queryKey: key } = query
    if (asked.has(hash) || isLeftOut(key) || !isEmpty(query)) return
    asked.add(hash)
    const record = await store.read(hash)
    if (!record || isClosed || !reach.offline() || !isEmpty(query)) return
    const { at, data, rows } = record
    const rules = rulesOf(query)
    const list = rules && data !== undefined ? rules.restore(data, query.state.data) : data
    notifyManager.batch(() => {
      // With their old time, so that a page that shows them reads them again.
      cache.restore(
        rows.flatMap((row) => kinds.readRow(row) ?? []),
        at,
      )
      for (const { kind, id } of rows) if (kind === 'relationship') relationships.add(id as AccountId)
      if (isKind(query)) lists.restoredAt.set(hash, at)
      if (list === undefined) return
      lists.restoredAt.set(hash, at)
      client.setQueryData(key, list, { updatedAt: at })
    })
  }

  function keepRestored({ queryKey, queryHash, state }: Query): void {
    const at = lists.restoredAt.get(queryHash)
    if (at !== undefined) client.setQueryData(queryKey, state.data, { updatedAt: at })
  }

  /** Reads again what an earlier visit left, apart from live lists, which do so themselves. */
  function refreshRestored(): void {
    for (const id of relationships)
      if (cache.isRestored('relationship', id)) refresh({ kind: 'relationship', id })
    relationships.clear()
    for (const hash of lists.restoredAt.keys()) {
      const query = queries.get(hash)
      if (query && !rulesOf(query)?.isCurrent && query.isActive()) void query.fetch().catch(() => {})
    }
  }

  const onReach = () => {
    if (reach.offline()) {
      lostAt = now()
      for (const query of queries.getAll()) if (query.getObserversCount() > 0) void restore(query)
      return
    }
    asked.clear()
    refreshRestored()
  }
  const isAnswer = (query: Query, action: { type: string; manual?: boolean }): boolean => {
    const rules = rulesOf(query)
    return rules?.isCurrent ? rules.isCurrent(query.state.data) : action.type === 'success' && !action.manual
  }

  const stopListening = queries.subscribe((event) => {
    const { query } = event
    if (event.type === 'updated' && lists.restoredAt.has(query.queryHash) && isAnswer(query, event.action))
      lists.restoredAt.delete(query.queryHash)
    // The request that was under way was lost. What is shown stays, without its error.
    if (event.type === 'updated' && event.action.type === 'error' && reach.offline()) keepRestored(query)
    if (event.type === 'observerRemoved') note(query)
    // It is stored with its account.
    const [kind, id] = query.queryKey
    const account = kind === 'relationship' && queries.get(entityHash('account', id as AccountId))
    if (account && account.getObserversCount() > 0) note(account)
    if (query.getObserversCount() === 0) return
    if (event.type === 'updated' || event.type === 'observerAdded') {
      note(query)
      if (reach.offline()) void restore(query)
    }
  })
  const stopWatching = reach.subscribe(onReach)
  const stopLeaving = onPageLeave('write', () => flush(true))
  for (const query of queries.getAll()) if (query.getObserversCount() > 0) note(query)
  if (reach.offline()) onReach()
  return () => {
    isClosed = true
    clearTimeout(timer)
    stopListening()
    stopWatching()
    stopLeaving()
    store.close()
  }
}
