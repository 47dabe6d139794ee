import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Database } from '@/lib/storage'
import { SNAPSHOT_ROW, SNAPSHOT_STORE } from '@/lib/storage/first-databases'
import type { EntityCache } from './entity-cache'
import { storedRowsSchema } from './kinds/stored-rows'

export interface SnapshotOptions {
  client: QueryClient
  cache: EntityCache
  /** The database of the identity, with a store 'snapshot' without a key path. */
  database: Database
  /** The owner; a snapshot of another identity is discarded. */
  identityKey: string
  /** The build of the app; data of another build are discarded. */
  build: string
  /** Called when the snapshot cannot be read, and once when it cannot be written. */
  warn: (error: unknown) => void
}

export interface Snapshot {
  /**
   * Restores the stored data where nothing is cached yet. A list whose rules are registered later is restored then.
   * Returns the number of lists restored at once. Never throws.
   */
  restore(): Promise<number>
  /** Restores no further lists. */
  stop(): void
}

/** Increase when the stored format changes: snapshots of another format are ignored. */
export const SNAPSHOT_FORMAT = 1
const recordSchema = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  identityKey: z.string(),
  build: z.string(),
  at: z.number(),
  lists: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown(), at: z.optional(z.number()) })),
  rows: storedRowsSchema,
})
export type SnapshotRecord = z.output<typeof recordSchema>

/**
 * Restores the small copy on disk of the data for the first paint, which `snapshot-writer.ts` writes: the registered lists,
 * cut by their own rules, and the entities they refer to.
 */
export function createSnapshot(options: SnapshotOptions): Snapshot {
  const { client, cache, database, identityKey, build, warn } = options
  let stopRestoring = () => {}
  const rulesOf = (key: QueryKey) => cache.lists.rulesOf(key)?.snapshot

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
      const stored = await database.get(SNAPSHOT_STORE, SNAPSHOT_ROW)
      if (stored === undefined) return 0
      const read = z.safeParse(recordSchema, stored)
      if (read.success && read.data.build === build && read.data.identityKey === identityKey)
        return restoreRecord(read.data)
      await database.delete(SNAPSHOT_STORE, SNAPSHOT_ROW)
    } catch (error) {
      warn(error)
    }
    return 0
  }

  return { restore, stop: () => stopRestoring() }
}
