import * as z from 'zod/mini'
import { visitorHttp, type Fetch } from '../servers/visitor-http'
import type { Session } from '../accounts/stored'

/**
 * Revokes a token. Never throws: whatever the server answers (403 for a deleted app, nothing at all), the
 * token is dropped. Resolves to true when the server confirmed.
 */
export async function revokeToken(
  session: Pick<Session, 'server' | 'token' | 'clientId' | 'clientSecret' | 'revocationPath'>,
  fetch: Fetch,
): Promise<boolean> {
  if (session.clientId === null || session.clientSecret === null) return false
  try {
    await visitorHttp(session.server, fetch).request(session.revocationPath, {
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
