import * as z from 'zod/mini'
import { visitorHttp, type Fetch } from '../servers/visitor-http'
import type { Session } from '../accounts/stored'

/**
 * Takes a token back at the server. Never throws: whatever it answers (a 403 of a gone app, nothing at all), we
 * forget the token anyway. True when the server confirmed.
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
      // Goes through even when the page closes over it.
      keepalive: true,
      timeout: 10_000,
    })
    return true
  } catch {
    return false
  }
}
