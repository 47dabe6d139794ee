import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'
import {
  appSchema,
  pendingSchema,
  recentServerSchema,
  sessionSchema,
  type App,
  type Pending,
  type RecentServer,
  type Session,
} from './stored'

/** Database of the sessions; the service worker opens it too. */
export const SESSION_DB = 'skein/sessions'
const VERSION = 1

interface Shape extends DBSchema {
  sessions: { key: string; value: Session }
  apps: { key: string; value: App }
  pending: { key: string; value: Pending }
  servers: { key: string; value: RecentServer }
}

type StoreName = 'sessions' | 'apps' | 'pending' | 'servers'

/** One kind of record. Reading skips records that no longer match the schema. */
export interface Shelf<T> {
  get(key: string): Promise<T | null>
  all(): Promise<T[]>
  put(value: T): Promise<void>
  delete(key: string): Promise<void>
}

export interface SessionDb {
  readonly sessions: Shelf<Session>
  readonly apps: Shelf<App>
  readonly pending: Shelf<Pending>
  readonly servers: Shelf<RecentServer>
  /**
   * True when storage is blocked and everything stays in memory until the page closes. Known after the first
   * call.
   */
  blocked(): boolean
  close(): void
}

export const appKey = (server: string, redirectUri: string) => `${server} ${redirectUri}`

/**
 * Opens the database on first use. Where the browser blocks storage it keeps everything in memory, so no call
 * rejects for that reason.
 */
export function createSessionDb(name = SESSION_DB): SessionDb {
  let opened: Promise<IDBPDatabase<Shape> | null> | null = null
  let blocked = false

  async function openNow(): Promise<IDBPDatabase<Shape> | null> {
    try {
      return await openDB<Shape>(name, VERSION, {
        upgrade(db) {
          for (const store of ['sessions', 'apps', 'pending', 'servers'] as const)
            if (!db.objectStoreNames.contains(store)) db.createObjectStore(store)
        },
        // A newer version in another tab, or a deletion, must not wait for this tab.
        blocking: () => void close(),
        terminated: () => (opened = null),
      })
    } catch {
      blocked = true
      return null
    }
  }
  const open = () => (opened ??= openNow())

  async function close() {
    const db = await opened
    opened = null
    db?.close()
  }

  function shelf<T>(store: StoreName, schema: z.core.$ZodType<T>, keyOf: (value: T) => string): Shelf<T> {
    const memory = new Map<string, T>()
    const read = (value: unknown) => {
      const parsed = z.safeParse(schema, value)
      return parsed.success ? parsed.data : null
    }
    return {
      async get(key) {
        const db = await open()
        return db ? read(await db.get(store, key)) : (memory.get(key) ?? null)
      },
      async all() {
        const db = await open()
        if (!db) return [...memory.values()]
        const values: unknown[] = await db.getAll(store)
        return values.map(read).filter((value) => value !== null)
      },
      async put(value) {
        const db = await open()
        memory.set(keyOf(value), value)
        try {
          await db?.put(store, value as never, keyOf(value))
        } catch {
          blocked = true
        }
      },
      async delete(key) {
        const db = await open()
        memory.delete(key)
        await db?.delete(store, key)
      },
    }
  }

  return {
    sessions: shelf('sessions', sessionSchema, (session) => session.who),
    apps: shelf('apps', appSchema, (app) => appKey(app.server, app.redirectUri)),
    pending: shelf('pending', pendingSchema, (pending) => pending.state),
    servers: shelf('servers', recentServerSchema, (recent) => recent.server),
    blocked: () => blocked,
    close: () => void close(),
  }
}
