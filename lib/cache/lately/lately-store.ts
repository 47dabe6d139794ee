import * as z from 'zod/mini'
import type { Database } from '@/lib/storage'
import { MAX_LATELY_BYTES } from '@/lib/storage/offline-bound'
import { storedSize } from '@/lib/storage/stored-size'
import { storedRowsSchema } from '../kinds/stored-rows'
import type { EntityRow } from '../row'

/** The most lists to keep for an account. */
const MAX_LISTS = 150
/** A single list that is larger is left out, in bytes. */
const MAX_LIST_BYTES = 1_000_000
/** Increase when the stored format changes: lists of another format are ignored. */
const LATELY_FORMAT = 1

/** Stores of the database: the lists, and how large each is. */
export const LATELY_STORES = { lists: {}, sizes: { keyPath: 'hash' } } as const

const recordSchema = z.object({
  format: z.literal(LATELY_FORMAT),
  build: z.string(),
  /** When the server sent it, in ms since the epoch. */
  at: z.number(),
  /** Absent for an entity, which is among the rows. */
  data: z.optional(z.unknown()),
  rows: storedRowsSchema,
})

const sizeSchema = z.object({ hash: z.string(), bytes: z.number(), at: z.number() })

type StoredRecord = z.output<typeof recordSchema>

/** A list that was on screen, with the entities it refers to. */
export interface LatelyRecord {
  readonly at: number
  readonly data?: unknown
  readonly rows: readonly EntityRow[]
}

export interface LatelyStore {
  read(hash: string): Promise<StoredRecord | null>
  /** Stores a list and removes the oldest that are too many. Resolves to false when there is no storage for it. */
  write(hash: string, record: LatelyRecord): Promise<boolean>
  clear(): Promise<void>
  /** Ends all work: what has not started is not written, so that a database that is deleted then stays deleted. */
  close(): void
}

/** The lists of an account that were read lately, each in a row of its own, bounded together. */
export function createLatelyStore(database: Database, build: string): LatelyStore {
  let isClosed = false
  const remove = (hash: string) =>
    Promise.all([database.delete('lists', hash), database.delete('sizes', hash)])

  /** Removes the oldest lists beyond the bounds. Other tabs write too, so their sizes are read again. */
  async function bound(): Promise<void> {
    const sizes = z.safeParse(z.array(sizeSchema), await database.getAll('sizes'))
    if (!sizes.success) return clear()
    let [count, bytes] = [0, 0]
    for (const size of sizes.data.toSorted((a, b) => b.at - a.at)) {
      count += 1
      bytes += size.bytes
      if (!isClosed && (count > MAX_LISTS || bytes > MAX_LATELY_BYTES)) await remove(size.hash)
    }
  }

  async function clear(): Promise<void> {
    await Promise.all([database.clear('lists'), database.clear('sizes')])
  }

  return {
    async read(hash) {
      const read = z.safeParse(recordSchema, await database.get('lists', hash))
      return read.success && read.data.build === build ? read.data : null
    },
    async write(hash, record) {
      const bytes = storedSize(record)
      if (isClosed || bytes > MAX_LIST_BYTES) return true
      // Both at once: a page that is closing gets no later turn.
      const stored = await Promise.all([
        database.put('lists', { ...record, format: LATELY_FORMAT, build }, hash),
        database.put('sizes', { hash, bytes, at: record.at }),
      ])
      if (isClosed) return true
      if (!stored.every(Boolean)) return false
      await bound()
      return true
    },
    clear,
    close() {
      isClosed = true
      database.close()
    },
  }
}
