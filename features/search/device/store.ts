import * as z from 'zod/mini'
import { entityHash, storedRows, storedRowsSchema, type EntityRow } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { openDatabase } from '@/lib/storage'
import { storedSize } from '@/lib/storage/stored-size'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { databaseNameOf } from '../keys'

/** Increase when the stored format changes: posts of another format are ignored. */
const STORED_FORMAT = 1
const STORE = 'posts'

const storedSchema = z.object({
  format: z.literal(STORED_FORMAT),
  id: z.string(),
  createdAt: z.string(),
  /** The post and all entities it refers to. */
  rows: storedRowsSchema,
})

/** A post on disk with the entities it refers to. */
export interface StoredPost {
  id: StatusId
  createdAt: string
  rows: readonly EntityRow[]
}

/** The stored posts of the identity of a runtime, opened once per runtime. */
export const postStore = (runtime: Runtime) => runtime.service(openPosts)

function openPosts(runtime: Runtime) {
  const { identity, cache } = runtime
  const db = openDatabase({
    name: databaseNameOf(identity.key),
    version: 1,
    stores: { [STORE]: { keyPath: 'id' } },
  })
  let isClosed = false
  runtime.onClose(() => {
    isClosed = true
    db.close()
  })

  /** A post and all entities it refers to. */
  const rowsOf = (id: StatusId) => storedRows(cache, [entityHash('status', id)])

  return {
    /** Returns the stored posts, in no order; posts that cannot be read are left out. */
    async read(): Promise<StoredPost[]> {
      if (isClosed) return []
      return (await db.getAll(STORE)).flatMap((row) => {
        const read = z.safeParse(storedSchema, row)
        return read.success ? [read.data as unknown as StoredPost] : []
      })
    },
    /** Stores a post. Returns its size in bytes. */
    async put({ id, created_at: createdAt }: Status): Promise<number> {
      const rows = rowsOf(id)
      if (!isClosed) await db.put(STORE, { format: STORED_FORMAT, id, createdAt, rows })
      return storedSize(rows)
    },
    async remove(id: StatusId): Promise<void> {
      if (!isClosed) await db.delete(STORE, id)
    },
  }
}
