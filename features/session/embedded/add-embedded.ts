import { VERIFY_PATH } from '@/lib/http'
import { credentialAccountDto } from '@/schemas/accounts/account'
import type { Embedded } from './embedded'
import { plainName } from '../accounts/plain-name'
import { hostOfServer } from '../servers/server-address'
import type { SessionsStore } from '../accounts/store/sessions-store'
import { visitorHttp, type Fetch } from '../servers/visitor-http'

/**
 * Adds the session of an embedding server: its token, and the printed account or else that of
 * verify_credentials.
 */
export async function addEmbedded(sessions: SessionsStore, embedded: Embedded, fetch: Fetch): Promise<void> {
  const { token, server, domain } = embedded
  if (!token) return
  let { me, account } = embedded
  if (me === null || !account) {
    try {
      const { data } = await visitorHttp(server, fetch, token).request(VERIFY_PATH, {
        schema: credentialAccountDto,
      })
      me = data.id
      account = {
        username: data.username,
        name: plainName(data),
        avatar: data.avatar_static || data.avatar,
      }
    } catch {
      // Continue as a visitor; the next page of the server tries again.
      return
    }
  }
  await sessions.add({
    identityKey: `${account.username}@${hostOfServer(server)}`,
    server,
    accountId: me,
    name: account.name,
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
