import * as z from 'zod/mini'
import { visitorHttpWriter, type Fetch } from '../servers/visitor-http'
import type { Session } from '../accounts/store/stored'

/**
 * Revokes a token. Never throws: the token is dropped after any answer (e.g. 403 for a deleted app), and also
 * without one. Resolves to true when the server confirmed.
 */
export async function revokeToken(
  session: Pick<Session, 'server' | 'token' | 'clientId' | 'clientSecret' | 'revocationPath'>,
  fetch: Fetch,
): Promise<boolean> {
  if (session.clientId === null || session.clientSecret === null) return false
  try {
    await visitorHttpWriter(session.server, fetch).request(session.revocationPath, {
      schema: z.unknown(),
      method: 'POST',
      form: new URLSearchParams({
        client_id: session.clientId,
        client_secret: session.clientSecret,
        token: session.token,
      }),
      // Completes even when the page is closed.
      keepalive: true,
      timeout: 10_000,
    })
    return true
  } catch {
    return false
  }
}
