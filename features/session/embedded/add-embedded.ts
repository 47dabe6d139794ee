import type { Embedded } from './embedded'
import { hostOfServer } from '../servers/server-address'
import type { SessionsStore } from '../accounts/store/sessions-store'
import type { Fetch } from '../servers/visitor-http'

/**
 * Adds the session of an embedding server: its token, and the printed account or else that of
 * verify_credentials.
 */
export async function addEmbedded(sessions: SessionsStore, embedded: Embedded, fetch: Fetch): Promise<void> {
  const { token, server, domain, me } = embedded
  if (!token) return
  const own =
    me !== null && embedded.account
      ? { me, account: embedded.account }
      : await (await import('./ask-own-account')).askOwnAccount(embedded, fetch)
  // Continue as a visitor; the next page of the server tries again.
  if (!own) return
  const { account } = own
  await sessions.add({
    identityKey: `${account.username}@${hostOfServer(server)}`,
    server,
    accountId: own.me,
    name: account.name,
    emojis: account.emojis,
    avatar: account.avatar,
    handle: `${account.username}@${domain}`,
    expired: false,
    token,
    scopes: '',
    clientId: null,
    clientSecret: null,
    revocationPath: '/oauth/revoke',
    embedded: true,
    addedAt: 0,
  })
}
