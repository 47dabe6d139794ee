import * as z from 'zod/mini'
import { forgetUnusedServer } from '../sign-out/forget-server'
import { PENDING_PREFIX, pendingKeys } from './pending-keys'
import type { SessionDb } from '../accounts/store/session-db'
import { pendingSignInSchema, type PendingSignIn } from '../accounts/store/stored'

/** Pending sign-ins expire after this time, in ms. */
const SIGN_IN_LIFETIME = 60 * 60_000

/** Reads a pending sign-in of this tab; null when missing or invalid. */
function readStored(key: string): PendingSignIn | null {
  try {
    const parsed = z.safeParse(pendingSignInSchema(), JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * Stores pending sign-ins by their `state`: in sessionStorage, which survives the redirect where IndexedDB is
 * blocked, and in IndexedDB, where an installed app that returns in another window finds them.
 */
export function createPendingStore(db: SessionDb, now: () => number) {
  const isStale = (pending: PendingSignIn | null) => !pending || pending.startedAt <= now() - SIGN_IN_LIFETIME

  async function remove(states: readonly string[]): Promise<void> {
    const removed = new Set<string>()
    for (const state of states) {
      const stored = readStored(PENDING_PREFIX + state) ?? (await db.pendingSignIns.get(state))
      if (stored) removed.add(stored.server)
      try {
        sessionStorage.removeItem(PENDING_PREFIX + state)
      } catch {
        // Nothing was stored there.
      }
      await db.pendingSignIns.delete(state)
    }
    for (const server of removed) await forgetUnusedServer(db, server)
  }

  const stateOf = (key: string) => key.slice(PENDING_PREFIX.length)

  return {
    /** Stores a sign-in. It replaces earlier ones of this tab. */
    async save(pending: PendingSignIn): Promise<void> {
      const others = pendingKeys()
        .map(stateOf)
        .filter((state) => state !== pending.state)
      try {
        sessionStorage.setItem(PENDING_PREFIX + pending.state, JSON.stringify(pending))
      } catch {
        // The other storage is enough.
      }
      await db.pendingSignIns.put(pending)
      await remove(others)
    },

    /** Null when this browser did not start it, or too long ago. */
    async find(state: string): Promise<PendingSignIn | null> {
      const pending = readStored(PENDING_PREFIX + state) ?? (await db.pendingSignIns.get(state))
      return pending?.state === state && !isStale(pending) ? pending : null
    },

    /** Removes a finished sign-in, and a registration that nothing else uses. */
    end: (state: string): Promise<void> => remove([state]),

    /** Removes the sign-ins that this tab started. */
    endOfTab: (): Promise<void> => remove(pendingKeys().map(stateOf)),

    /** Removes expired sign-ins, and registrations that nothing else uses. */
    async sweep(): Promise<void> {
      const here = pendingKeys().filter((key) => isStale(readStored(key)))
      const stale = (await db.pendingSignIns.all()).filter(isStale)
      await remove([...new Set([...here.map(stateOf), ...stale.map(({ state }) => state)])])
    },
  }
}

export type PendingStore = ReturnType<typeof createPendingStore>
