import { registeredData } from './account-data'
import { forgetUnusedServer } from './forget-server'
import { revokeToken } from './revoke'
import type { SessionDb } from '../accounts/store/session-db'
import type { Fetch } from '../servers/visitor-http'
import type { SessionsStore } from '../accounts/store/sessions-store'
import { eraseIdentity } from '@/lib/storage'
import { pause } from '@/lib/util/timing/pause'

type Count = 'countUnsaved' | 'countColumns' | 'countWaiting'

/** Adds up the counts of all features. Those that fail to count are ignored. */
async function sumOf(count: Count, identityKey: string): Promise<number> {
  const counts = await Promise.allSettled(
    [...registeredData].map(async (each) => (await each[count]?.(identityKey)) ?? 0),
  )
  return counts.reduce((sum, each) => sum + (each.status === 'fulfilled' ? each.value : 0), 0)
}

/** Counts what signing out would delete permanently, above all drafts. */
export const countUnsaved = (identityKey: string): Promise<number> => sumOf('countUnsaved', identityKey)

/** Counts the columns that signing out would remove. */
export const countColumns = (identityKey: string): Promise<number> => sumOf('countColumns', identityKey)

/** Counts the changes made offline that signing out would discard. */
export const countWaiting = (identityKey: string): Promise<number> => sumOf('countWaiting', identityKey)

/** Longest time for one feature, in ms: a slow one must not block signing out. */
const FEATURE_TIMEOUT = 5000

const atMost = (work: Promise<unknown>) => Promise.race([work, pause(FEATURE_TIMEOUT)])

/**
 * Signs an account out: removes the session, tries to revoke the token, and erases its data. Never rejects.
 * Resolves to true when the server confirmed.
 */
export async function signOut(
  { sessions, db, fetch }: { sessions: SessionsStore; db: SessionDb; fetch: Fetch },
  identityKey: string,
): Promise<boolean> {
  const session = sessions.sessionOf(identityKey)
  if (!session || session.embedded) return false
  await Promise.allSettled(
    [...registeredData].map(async (each) => each.beforeSignOut && atMost(each.beforeSignOut(identityKey))),
  )
  await sessions.remove(identityKey)
  await forgetUnusedServer(db, session.server).catch(() => undefined)
  const confirmed = revokeToken(session, fetch)
  await Promise.allSettled([...registeredData].map((each) => atMost(each.erase(identityKey))))
  eraseIdentity(identityKey)
  return confirmed
}
