import * as z from 'zod/mini'
import { openDatabase } from '@/lib/storage'
import { SESSIONS_DATABASE } from '@/lib/storage/first-databases'
import {
  appRegistrationSchema,
  pendingSignInSchema,
  recentServerSchema,
  sessionSchema,
  type AppRegistration,
  type PendingSignIn,
  type RecentServer,
  type Session,
} from './stored'

type StoreName = keyof typeof SESSIONS_DATABASE.stores

/** One kind of record. Reading skips records that no longer match the schema. */
interface RecordStore<T> {
  get(key: string): Promise<T | null>
  all(): Promise<T[]>
  put(value: T): Promise<void>
  delete(key: string): Promise<void>
}

export interface SessionDb {
  readonly sessions: RecordStore<Session>
  readonly apps: RecordStore<AppRegistration>
  readonly pendingSignIns: RecordStore<PendingSignIn>
  readonly servers: RecordStore<RecentServer>
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
export function createSessionDb(): SessionDb {
  const db = openDatabase(SESSIONS_DATABASE)
  let writeFailed = false

  function recordStore<T>(
    store: StoreName,
    makeSchema: () => z.core.$ZodType<T>,
    keyOf: (value: T) => string,
  ): RecordStore<T> {
    let schema: z.core.$ZodType<T> | undefined
    const read = (value: unknown) => {
      const parsed = z.safeParse((schema ??= makeSchema()), value)
      return parsed.success ? parsed.data : null
    }
    return {
      get: async (key) => read(await db.get(store, key)),
      all: async () => (await db.getAll(store)).map(read).filter((value) => value !== null),
      async put(value) {
        if (!(await db.put(store, value, keyOf(value)))) writeFailed = true
      },
      delete: (key) => db.delete(store, key),
    }
  }

  return {
    sessions: recordStore(
      'sessions',
      () => sessionSchema,
      (session) => session.identityKey,
    ),
    apps: recordStore('apps', appRegistrationSchema, (app) => appKey(app.server, app.redirectUri)),
    pendingSignIns: recordStore('pending', pendingSignInSchema, (pending) => pending.state),
    servers: recordStore('servers', recentServerSchema, (recent) => recent.server),
    blocked: () => writeFailed || !db.persistent(),
    close: () => db.close(),
  }
}
