import { forgetUnusedServer } from './forget-server'
import type { SessionDb } from '../accounts/session-db'
import type { Fetch } from '../servers/visitor-http'
import type { SessionsStore } from '../accounts/sessions-store'

/** What a feature keeps for an account and takes away when it signs out. */
export interface AccountBelongings {
  /** What would be lost and should be asked about, e.g. the number of its drafts; 0 = nothing. */
  losable?: (who: string) => Promise<number>
  /** Called while the account still is signed in, for what has to be told to the server. */
  beforehand?: (who: string) => Promise<void>
  /** Called when the account is gone from the screen, so that nothing writes again what is erased. */
  erase: (who: string) => Promise<void>
}

const belongings = new Set<AccountBelongings>()

/** Says that a feature keeps something per account (drafts, a push subscription, caches). Returns the end of it. */
export function keepsForAccount(kept: AccountBelongings): () => void {
  belongings.add(kept)
  return () => belongings.delete(kept)
}

/** How many things signing out would lose for good: drafts, above all. Parts that cannot tell count as none. */
export async function countLosable(who: string): Promise<number> {
  const counts = await Promise.allSettled(
    [...belongings].map(async (kept) => (await kept.losable?.(who)) ?? 0),
  )
  return counts.reduce((sum, count) => sum + (count.status === 'fulfilled' ? count.value : 0), 0)
}

/** Longest a feature may take over its part; signing out must not hang on one. */
const PATIENCE = 5000

const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE))])

/**
 * Signs an account out (SES2): forgets the session here, takes the token back at the server, whatever that answers,
 * and erases what is kept for it. Never rejects. True when the server confirmed.
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
  const confirmed = import('./revoke').then(
    ({ revokeToken }) => revokeToken(session, fetch),
    () => false,
  )
  await Promise.allSettled([...belongings].map((kept) => atMost(kept.erase(who))))
  return confirmed
}
