import { normaliseAccounts, normaliseStatuses } from '@/lib/cache'
import { isApiError, lacksScope } from '@/lib/http'
import { paths, type Path } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import { searchDto } from '@/schemas/search'
import { ownPath } from './own-path'
import { plainAddress, recallLink, rememberLink } from './link-cache'

export type ResolvedLink =
  | { kind: 'found'; path: Path }
  /** The server does not know it, as of now or recently. */
  | { kind: 'nothing' }
  /** Unknown: the server is unreachable, limits requests or does not accept the sign-in. */
  | { kind: 'failed'; error: unknown }
  /** Another link was clicked, or the user cancelled. */
  | { kind: 'cancelled' }

export interface LinkResolver {
  /**
   * Asks the user's server what a URL is; another call cancels this one. `again`: also when the server did not know it a
   * short time ago.
   */
  resolve(url: string, again?: boolean): Promise<ResolvedLink>
  cancel(): void
}

/** Resolves URLs for one identity: one at a time, cached, with at most one request per URL. */
export function createLinkResolver(runtime: Runtime, now: () => number = Date.now): LinkResolver {
  const { http, cache, identity } = runtime
  let current: { url: string; end: AbortController; answer: Promise<ResolvedLink> } | null = null

  async function ask(url: string, signal: AbortSignal): Promise<ResolvedLink> {
    try {
      const answer = await http.request('/api/v2/search', {
        query: { q: url, resolve: true, limit: 1 },
        schema: searchDto,
        signal,
      })
      const posts = normaliseStatuses(answer.data.statuses)
      const people = normaliseAccounts(answer.data.accounts)
      cache.ingest([...posts.rows, ...people.rows], answer.sent)
      const [post] = posts.ids
      const status = post && cache.read('status', post)
      const accountId = status?.account ?? people.ids[0]
      const account = accountId && cache.read('account', accountId)
      const [collection] = answer.data.collections
      const path = collection
        ? paths.collection(collection.id)
        : account && (status ? paths.status(account.acct, status.id) : paths.profile(account.acct))
      rememberLink(identity.key, url, path ?? null, now())
      return path ? { kind: 'found', path } : { kind: 'nothing' }
    } catch (error) {
      if (isApiError(error, 'aborted')) return { kind: 'cancelled' }
      if (isApiError(error, 'notFound', 'invalid')) {
        rememberLink(identity.key, url, null, now())
        return { kind: 'nothing' }
      }
      // Not stored, since the server may accept it later.
      if (isApiError(error, 'refused') && !lacksScope(error)) return { kind: 'nothing' }
      return { kind: 'failed', error }
    }
  }

  const cancel = () => {
    current?.end.abort()
    current = null
  }
  runtime.onClose(cancel)

  return {
    cancel,
    resolve(given, again = false) {
      const url = plainAddress(given)
      if (current?.url === url) return current.answer
      cancel()
      const own = ownPath(url, runtime)
      if (own !== null) return Promise.resolve({ kind: 'found', path: own })
      const known = recallLink(identity.key, url, now())
      if (known !== undefined && !(again && known === null))
        return Promise.resolve(known === null ? { kind: 'nothing' } : { kind: 'found', path: known })
      const end = new AbortController()
      const answer = ask(url, end.signal).finally(() => {
        if (current?.end === end) current = null
      })
      current = { url, end, answer }
      return answer
    },
  }
}

/** Returns the resolver of a runtime. */
export const linkResolver = (runtime: Runtime): LinkResolver => runtime.service(makeResolver)
const makeResolver = (runtime: Runtime) => createLinkResolver(runtime)
