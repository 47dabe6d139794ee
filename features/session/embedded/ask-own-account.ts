import { VERIFY_PATH } from '@/lib/http'
import { credentialAccountDto } from '@/schemas/accounts/own-account'
import type { Embedded } from './embedded'
import { describeAccount } from '../accounts/describe-account'
import { visitorHttp, type Fetch } from '../servers/visitor-http'

/** Asks an embedding server that printed a token without its account whose token it is; null without an answer. */
export async function askOwnAccount({ server, token }: Embedded, fetch: Fetch) {
  try {
    const http = visitorHttp(server, fetch, token)
    const { data } = await http.request(VERIFY_PATH, { schema: credentialAccountDto })
    return { me: data.id, account: { username: data.username, ...describeAccount(data) } }
  } catch {
    return null
  }
}
