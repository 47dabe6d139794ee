import * as z from 'zod/mini'
import type { SessionDb } from './session-db'
import { pendingSchema, type Pending } from './stored'

const PREFIX = 'skein:sign-in:'
/** A sign-in left lying for longer than this is not gone on with. */
const LIFETIME = 60 * 60_000

/**
 * The sign-ins under way, by their `state`: in sessionStorage, which survives the trip where IndexedDB is blocked,
 * and in IndexedDB, where an installed app that comes back in another window finds it.
 */
export function createPendingStore(db: SessionDb, now: () => number) {
  return {
    async save(pending: Pending): Promise<void> {
      try {
        sessionStorage.setItem(PREFIX + pending.state, JSON.stringify(pending))
      } catch {
        // The other place is enough.
      }
      await db.pending.put(pending)
    },

    /** Null when this browser did not start it, or too long ago. */
    async find(state: string): Promise<Pending | null> {
      let stored: unknown = null
      try {
        stored = JSON.parse(sessionStorage.getItem(PREFIX + state) ?? 'null')
      } catch {
        stored = null
      }
      const parsed = z.safeParse(pendingSchema, stored)
      const pending = parsed.success ? parsed.data : await db.pending.get(state)
      return pending?.state === state && pending.startedAt > now() - LIFETIME ? pending : null
    },

    /** Removes it, and all that were left lying. */
    async end(state: string): Promise<void> {
      try {
        sessionStorage.removeItem(PREFIX + state)
      } catch {
        // Nothing was kept there then.
      }
      await db.pending.delete(state)
      for (const other of await db.pending.all())
        if (other.startedAt <= now() - LIFETIME) await db.pending.delete(other.state)
    },
  }
}

export type PendingStore = ReturnType<typeof createPendingStore>
