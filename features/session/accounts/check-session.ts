import { isApiError, VERIFY_PATH } from '@/lib/http'
import { credentialAccountDto } from '@/schemas/accounts/own-account'
import { describeAccount } from './describe-account'
import { visitorHttp, type Fetch } from '../servers/visitor-http'
import type { SessionsStore } from './store/sessions-store'

/** valid = accepted; expired = the server rejects the token; unknown = the server could not be asked. */
export type SessionHealth = 'valid' | 'expired' | 'unknown'

const running = new Map<string, Promise<SessionHealth>>()

/**
 * Checks once whether the token of `identityKey` still works, after a 401 anywhere. Another 401 marks the session
 * `expired`: its reads stop, its drafts stay, other accounts are unaffected. Never rejects.
 */
export function checkSession(
  { sessions, fetch }: { sessions: SessionsStore; fetch: Fetch },
  identityKey: string,
): Promise<SessionHealth> {
  const known = running.get(identityKey)
  if (known) return known
  const work = check(sessions, fetch, identityKey).finally(() => running.delete(identityKey))
  running.set(identityKey, work)
  return work
}

async function check(sessions: SessionsStore, fetch: Fetch, identityKey: string): Promise<SessionHealth> {
  const session = sessions.sessionOf(identityKey)
  if (!session) return 'unknown'
  try {
    const http = visitorHttp(session.server, fetch, session.token)
    const { data } = await http.request(VERIFY_PATH, { schema: credentialAccountDto })
    await sessions.setExpired(identityKey, false)
    await sessions.describe(identityKey, describeAccount(data))
    return 'valid'
  } catch (error) {
    // Mastodon answers 422 when the account of a token was deleted.
    const refused =
      isApiError(error, 'unauthorised') || (isApiError(error, 'refused') && error.status === 422)
    if (!refused) return 'unknown'
    // The user has signed in again since: the refusal was about the old token.
    if (sessions.sessionOf(identityKey)?.token !== session.token) return 'unknown'
    await sessions.setExpired(identityKey, true)
    return 'expired'
  }
}
