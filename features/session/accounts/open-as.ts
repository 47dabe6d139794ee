import type * as z from 'zod/mini'
import { paths, type Path } from '@/lib/navigation'
import { encodeComponent } from '@/lib/util/encode-component'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { searchDto } from '@/schemas/search'
import { visitorHttp, type Fetch } from '../servers/visitor-http'
import type { Session } from './store/stored'

/** A post or account as a signed-in account sees it. */
export interface SeenAs {
  path: Path
  /** Null for an account. */
  statusId: StatusId | null
  /** The account, or the author of the post. */
  accountId: AccountId
}

/**
 * Finds a post or account (by its uri) as `session` sees it. Its server fetches it if needed. Null when the server
 * cannot find it. Throws ApiError.
 */
export async function seenAs(session: Session, uri: string, fetch: Fetch): Promise<SeenAs | null> {
  const http = visitorHttp(session.server, fetch, session.token)
  const { data }: { data: z.output<typeof searchDto> } = await http.request('/api/v2/search', {
    schema: searchDto,
    query: { q: uri, resolve: true, limit: 1 },
    // The server has to ask another server first.
    timeout: 30_000,
  })
  const [status] = data.statuses
  const account = status?.account ?? data.accounts[0]
  if (!account) return null
  return {
    path: status ? paths.status(account.acct, status.id) : paths.profile(account.acct),
    statusId: status?.id ?? null,
    accountId: account.id,
  }
}

/** Returns the page where users of a server continue with a post or account from elsewhere. */
export const interactionUrl = (server: string, uri: string): string =>
  `${server}/authorize_interaction?uri=${encodeComponent(uri)}`
