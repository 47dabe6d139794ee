import type * as z from 'zod/mini'
import { paths } from '@/lib/navigation'
import { encodeComponent } from '@/lib/util/encode-component'
import { searchDto } from '@/schemas/search'
import { visitorHttp, type Fetch } from '../servers/visitor-http'
import type { Session } from './store/stored'

/**
 * Returns the path of a post or account (by its uri) as `session` sees it. Its server fetches it if needed.
 * Null when the server cannot find it. Throws ApiError.
 */
export async function pathFor(session: Session, uri: string, fetch: Fetch): Promise<string | null> {
  const http = visitorHttp(session.server, fetch, session.token)
  const { data }: { data: z.output<typeof searchDto> } = await http.request('/api/v2/search', {
    schema: searchDto,
    query: { q: uri, resolve: true, limit: 1 },
    // The server has to ask another server first.
    timeout: 30_000,
  })
  const [status] = data.statuses
  if (status) return paths.status(status.account.acct, status.id)
  const [account] = data.accounts
  return account ? paths.profile(account.acct) : null
}

/** Returns the page where users of a server continue with a post or account from elsewhere. */
export const interactionUrl = (server: string, uri: string): string =>
  `${server}/authorize_interaction?uri=${encodeComponent(uri)}`
