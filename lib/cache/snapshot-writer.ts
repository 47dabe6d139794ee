import type { Query, QueryKey } from '@tanstack/react-query'
import { SNAPSHOT_ROW, SNAPSHOT_STORE } from '@/lib/storage/first-databases'
import { MAX_SNAPSHOT_BYTES } from '@/lib/storage/offline-bound'
import { storedSize } from '@/lib/storage/stored-size'
import { onPageLeave } from '@/lib/util/page-leave'
import { storedRows } from './kinds/stored-rows'
import { SNAPSHOT_FORMAT, type SnapshotOptions, type SnapshotRecord } from './snapshot'

export interface SnapshotWriterOptions extends SnapshotOptions {
  /** Time between the last commit and the write, in ms. Default 2 000. */
  delay?: number
  now?: () => number
}

export interface SnapshotWriter {
  /** Writes what is cached, after commits, and when the page is left, until the returned function is called. */
  start(): () => void
  /** Writes now. Never throws. */
  write(): Promise<void>
}

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

/**
 * Writes a small copy on disk of the data for the first paint: the registered lists, cut by their own rules, and the
 * entities they refer to. It has the server's values, never optimistic ones.
 */
export function createSnapshotWriter(options: SnapshotWriterOptions): SnapshotWriter {
  const { client, cache, database, identityKey, build, warn, delay = 2_000, now = Date.now } = options
  let disabled = false

  const giveUp = (error: unknown) => {
    if (disabled) return
    disabled = true
    warn(error)
  }
  const rulesOf = (key: QueryKey) => cache.lists.rulesOf(key)?.snapshot

  /** Returns the lists to store, at most so many `recent` ones, and the hashes of the entities in them. */
  function takeLists(recent: number) {
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
    let left = recent
    for (const query of others.toSorted(byUse)) if (left > 0 && keep(query)) left -= 1
    return { lists, roots }
  }

  /** Returns what to store; null where it is too large. */
  function takeRecord(recent: number): SnapshotRecord | null {
    const { lists, roots } = takeLists(recent)
    const rows = storedRows(cache, roots, MAX_ROWS)
    const record: SnapshotRecord = {
      format: SNAPSHOT_FORMAT,
      identityKey,
      build,
      at: now(),
      lists,
      rows: rows as unknown as SnapshotRecord['rows'],
    }
    return storedSize(record) <= MAX_SNAPSHOT_BYTES ? record : null
  }

  async function write() {
    if (disabled) return
    try {
      const record = takeRecord(MAX_RECENT) ?? takeRecord(0)
      if (record && (await database.put(SNAPSHOT_STORE, record, SNAPSHOT_ROW))) return
      await database.delete(SNAPSHOT_STORE, SNAPSHOT_ROW)
      // One that is too large may be smaller later.
      if (record) giveUp(new Error('No storage for the snapshot'))
    } catch (error) {
      giveUp(error)
    }
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
    const noteCommit = () => {
      // Pages commit hundreds of rows at once: note the time and set a single timer.
      latest = now()
      if (timer !== undefined) return
      since = latest
      wait(delay)
    }
    // Lists may have been loaded before this code.
    if (client.getQueryCache().getAll().length > 0) noteCommit()
    const stopListening = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && /^(?:success|setState)$/.test(event.action.type)) noteCommit()
    })
    const stopWatching = onPageLeave('write', () => {
      if (timer !== undefined) fire()
    })
    return () => {
      clearTimeout(timer)
      stopListening()
      stopWatching()
    }
  }

  return { start, write }
}
