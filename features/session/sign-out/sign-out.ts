import { forgetUnusedServer } from './forget-server'
import { revokeToken } from './revoke'
import type { SessionDb } from '../accounts/session-db'
import type { Fetch } from '../servers/visitor-http'
import type { SessionsStore } from '../accounts/sessions-store'
import { pause } from '@/lib/util/pause'

/** Data a feature keeps per account and erases on sign-out. */
export interface AccountBelongings {
  /** Counts what would be lost and needs a warning, e.g. drafts; 0 = nothing. */
  losable?: (who: string) => Promise<number>
  /** Called while the account is still signed in, for requests to the server. */
  beforehand?: (who: string) => Promise<void>
  /** Called when the account is no longer on screen, so that nothing writes the erased data again. */
  erase: (who: string) => Promise<void>
}

const belongings = new Set<AccountBelongings>()

/**
 * Registers data that a feature keeps per account (drafts, a push subscription, caches). Returns the
 * unsubscriber.
 */
export function keepsForAccount(kept: AccountBelongings): () => void {
  belongings.add(kept)
  return () => belongings.delete(kept)
}

/**
 * Counts what signing out would delete for good, above all drafts. Features that fail to count are ignored.
 */
export async function countLosable(who: string): Promise<number> {
  const counts = await Promise.allSettled(
    [...belongings].map(async (kept) => (await kept.losable?.(who)) ?? 0),
  )
  return counts.reduce((sum, count) => sum + (count.status === 'fulfilled' ? count.value : 0), 0)
}

/** Longest time for one feature, in ms: a slow one must not block signing out. */
const PATIENCE = 5000

const atMost = (work: Promise<unknown>) => Promise.race([work, pause(PATIENCE)])

/**
 * Signs an account out: removes the session, revokes the token whatever the server answers, and erases its
 * data. Never rejects. Resolves to true when the server confirmed.
 */
export async function signOut(
  { sessions, db, fetch }: { sessions: SessionsStore; db: SessionDb; fetch: Fetch },
  who: string,
): Promise<boolean> {
  const session = sessions.sessionOf(who)
  if (!session || session.embedded) return false
  await Promise.allSettled(
    [...belongings].map(async (kept) => kept.beforehand && atMost(kept.beforehand(who))),
  )
  await sessions.remove(who)
  await forgetUnusedServer(db, session.server).catch(() => undefined)
  const confirmed = revokeToken(session, fetch)
  await Promise.allSettled([...belongings].map((kept) => atMost(kept.erase(who))))
  return confirmed
}
