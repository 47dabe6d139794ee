import { hashKey, notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Database } from '@/lib/storage'
import { onPageLeave } from '@/lib/util/page-leave'
import type { EntityCache } from './entity-cache'
import { storedRows, storedRowsSchema } from './kinds/stored-rows'

export interface SnapshotOptions {
  client: QueryClient
  cache: EntityCache
  /** The database of the identity, with a store 'snapshot' without a key path. */
  database: Database
  /** The owner; a snapshot of another identity is discarded. */
  identityKey: string
  /** The build of the app; data of another build are discarded. */
  build: string
  /** Called once, when the snapshot is disabled after a failure. */
  warn: (error: unknown) => void
  /** Time between the last commit and the write, in ms. Default 2 000. */
  delay?: number
  now?: () => number
}

export interface Snapshot {
  /**
   * Restores the stored data where nothing is cached yet. A list whose rules are registered later is restored then.
   * Returns the number of lists restored at once. Never throws.
   */
  restore(): Promise<number>
  /** Writes after commits and when the page is left, until the returned function is called. */
  start(): () => void
  /** Writes now. Never throws. */
  write(): Promise<void>
}

export const SNAPSHOT_STORE = 'snapshot'
const ROW = 'latest'
/** Increase when the stored format changes: snapshots of another format are ignored. */
const SNAPSHOT_FORMAT = 1
/** The longest time between two writes while commits continue, in ms. */
const MAX_WRITE_INTERVAL = 15_000
/**
 * Far more than the about 150 rows of a usual snapshot; keeps a list with too many references from filling the disk.
 */
const MAX_ROWS = 1_500

/** The most `recent` lists to store. */
const MAX_RECENT = 5

/** Sorts lists on screen first, then by their last change. */
const byUse = (a: Query, b: Query) =>
  Number(b.getObserversCount() > 0) - Number(a.getObserversCount() > 0) ||
  b.state.dataUpdatedAt - a.state.dataUpdatedAt

const recordSchema = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  identityKey: z.string(),
  build: z.string(),
  at: z.number(),
  lists: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown(), at: z.optional(z.number()) })),
  rows: storedRowsSchema,
})
type SnapshotRecord = z.output<typeof recordSchema>

/**
 * A small copy on disk of the data for the first paint: the registered lists, cut by their own rules, and the
 * entities they refer to. It has the server's values, never optimistic ones.
 */
export function createSnapshot(options: SnapshotOptions): Snapshot {
  const { client, cache, database, identityKey, build, warn, delay = 2_000, now = Date.now } = options
  let disabled = false

  const giveUp = (error: unknown) => {
    if (disabled) return
    disabled = true
    warn(error)
  }
  let stopRestoring = () => {}
  const rulesOf = (key: QueryKey) => cache.lists.rulesOf(key)?.snapshot

  /** Returns the lists to store, and the hashes of the entities in them. */
  function takeLists() {
    const lists: SnapshotRecord['lists'] = []
    const roots: string[] = []
    const others: Query[] = []
    const keep = ({ queryKey: key, queryHash, state }: Query): boolean => {
      const rules = rulesOf(key)
      const data = rules?.take(state.data, key)
      // Store only lists, and their entities, that can be restored.
      const restorable = data === undefined ? undefined : rules?.restore(data)
      if (restorable === undefined) return false
      // A list from an earlier visit is as old as before, and a live one as new as its connection.
      const own = rules?.isCurrent ? now() : state.dataUpdatedAt
      lists.push({ key: [...key], data, at: cache.lists.restoredAt.get(queryHash) ?? own })
      roots.push(...cache.lists.refsOf(key, restorable))
      return true
    }
    for (const query of client.getQueryCache().getAll()) {
      if (cache.kinds.has(query.queryKey[0]) || query.state.data === undefined) continue
      if (rulesOf(query.queryKey)?.recent) others.push(query)
      else keep(query)
    }
    let left = MAX_RECENT
    for (const query of others.toSorted(byUse)) if (left > 0 && keep(query)) left -= 1
    return { lists, roots }
  }

  async function write() {
    if (disabled) return
    try {
      const { lists, roots } = takeLists()
      const rows = storedRows(cache, roots, MAX_ROWS)
      const record = { format: SNAPSHOT_FORMAT, identityKey, build, at: now(), lists, rows }
      if (await database.put(SNAPSHOT_STORE, record, ROW)) return
      await database.delete(SNAPSHOT_STORE, ROW)
      giveUp(new Error('No storage for the snapshot'))
    } catch (error) {
      giveUp(error)
    }
  }

  function restoreRecord({ lists, rows, at }: SnapshotRecord): number {
    let waitingRows = rows
    const restoreRows = () => {
      const known = waitingRows.filter(({ kind }) => cache.kinds.has(kind))
      waitingRows = waitingRows.filter(({ kind }) => !cache.kinds.has(kind))
      // With their old time, so that a page that shows them reads them again.
      cache.restore(
        known.flatMap((row) => cache.kinds.readRow(row) ?? []),
        at,
      )
    }
    let waiting = lists
    const restoreLists = (): number => {
      const ready = waiting.filter(({ key }) => rulesOf(key))
      if (ready.length === 0) return 0
      restoreRows()
      waiting = waiting.filter((list) => !ready.includes(list))
      const restored = ready.flatMap(({ key, data, at: from = at }) => {
        const cached = client.getQueryCache().get(hashKey(key))?.state.data
        const list = cached === undefined ? rulesOf(key)?.restore(data) : undefined
        return list === undefined ? [] : [{ key, list, from }]
      })
      notifyManager.batch(() => {
        for (const { key, list, from } of restored) {
          cache.lists.restoredAt.set(hashKey(key), from)
          client.setQueryData(key, list, { updatedAt: from })
        }
      })
      return restored.length
    }
    return notifyManager.batch(() => {
      restoreRows()
      // The code of some lists loads later.
      stopRestoring = cache.lists.onRegistered(restoreLists)
      return restoreLists()
    })
  }

  async function restore() {
    try {
      const stored = await database.get(SNAPSHOT_STORE, ROW)
      if (stored === undefined) return 0
      const read = z.safeParse(recordSchema, stored)
      if (read.success && read.data.build === build && read.data.identityKey === identityKey)
        return restoreRecord(read.data)
      await database.delete(SNAPSHOT_STORE, ROW)
    } catch (error) {
      giveUp(error)
    }
    return 0
  }

  function start() {
    let timer: ReturnType<typeof setTimeout> | undefined
    let since = 0
    let latest = 0
    const fire = () => {
      clearTimeout(timer)
      timer = undefined
      void write()
    }
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        const left = Math.min(latest + delay, since + MAX_WRITE_INTERVAL) - now()
        if (left > 0) wait(Math.min(left, delay))
        else fire()
      }, ms)
    }
    const stopListening = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !/^(?:success|setState)$/.test(event.action.type)) return
      // Pages commit hundreds of rows at once: note the time and set a single timer.
      latest = now()
      if (timer !== undefined) return
      since = latest
      wait(delay)
    })
    const stopWatching = onPageLeave('write', () => {
      if (timer !== undefined) fire()
    })
    return () => {
      clearTimeout(timer)
      stopRestoring()
      stopListening()
      stopWatching()
    }
  }

  return { restore, start, write }
}
