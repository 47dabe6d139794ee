import type * as z from 'zod/mini'
import { paths } from '@/lib/navigation'
import { encodeComponent } from '@/lib/util/encode-component'
import { searchDto } from '@/schemas/search'
import { visitorHttp, type Fetch } from '../servers/visitor-http'
import type { Session } from './stored'

/**
 * The path inside the app of a post or account (by its uri) as `session` sees it: its server fetches it when it does
 * not know it. Null when it cannot find it. Throws ApiError.
 */
export async function pathFor(session: Session, uri: string, fetch: Fetch): Promise<string | null> {
  const http = visitorHttp(session.server, fetch, session.token)
  const { data }: { data: z.output<typeof searchDto> } = await http.request('/api/v2/search', {
    schema: searchDto,
    query: { q: uri, resolve: true, limit: 1 },
    // The server asks another one before it answers.
    timeout: 30_000,
  })
  const [status] = data.statuses
  if (status) return paths.status(status.account.acct, status.id)
  const [account] = data.accounts
  return account ? paths.profile(account.acct) : null
}

/** The page of a server where its own people go on with a post or account of elsewhere. */
export const interactionUrl = (server: string, uri: string): string =>
  `${server}/authorize_interaction?uri=${encodeComponent(uri)}`
