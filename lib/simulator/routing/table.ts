import type { Call } from './call'
import { Refusal } from './refusal'
import type { Reply } from './reply'

/** Required authentication: none, an app or a user, or a user. */
export type Access = 'anyone' | 'token' | 'user'

export interface Route {
  readonly method: string
  /** Segments with a leading ':' are parameters. */
  readonly path: string
  readonly access: Access
  /** The token must cover one of these scopes; [] = none needed. */
  readonly scopes: readonly string[]
  readonly handle: (call: Call) => Reply | Promise<Reply>
}

/** A route from `'GET /api/v1/x/:id'`, its access and scopes ('read:statuses'). */
export function route(
  line: string,
  access: Access,
  scopes: string | readonly string[],
  handle: Route['handle'],
): Route {
  const [method = 'GET', path = '/'] = line.split(' ')
  return {
    method,
    path,
    access,
    scopes: typeof scopes === 'string' ? (scopes ? [scopes] : []) : scopes,
    handle,
  }
}

export interface Match {
  readonly route: Route
  readonly params: Record<string, string>
}

/** Decodes a path segment; 400 when malformed. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new Refusal(400, 'Bad Request')
  }
}

interface Entry {
  readonly route: Route
  readonly segments: readonly string[]
}

/** Not a Rails resource, so it accepts only one method. */
const PATCH_ONLY = /\/update_credentials$/

/** Finds routes by method and number of segments; fixed segments before parameters. */
export class RouteTable {
  private readonly buckets = new Map<string, Entry[]>()

  constructor(readonly routes: readonly Route[]) {
    for (const entry of routes) {
      const segments = entry.path.split('/').slice(1)
      const key = `${entry.method} ${segments.length}`
      const bucket = this.buckets.get(key) ?? []
      bucket.push({ route: entry, segments })
      this.buckets.set(key, bucket)
    }
    const weight = (entry: Entry) => entry.segments.map((s) => (s.startsWith(':') ? '1' : '0')).join('')
    for (const bucket of this.buckets.values()) bucket.sort((a, b) => (weight(a) < weight(b) ? -1 : 1))
  }

  /** Returns the route of a request. PUT and PATCH are interchangeable for updates, as in Rails. */
  match(method: string, pathname: string): Match | null {
    const other = PATCH_ONLY.test(pathname) ? undefined : { PUT: 'PATCH', PATCH: 'PUT' }[method]
    return this.exact(method, pathname) ?? (other ? this.exact(other, pathname) : null)
  }

  private exact(method: string, pathname: string): Match | null {
    const segments = pathname.replace(/\/$/, '').split('/').slice(1)
    for (const entry of this.buckets.get(`${method} ${segments.length}`) ?? []) {
      const params: Record<string, string> = {}
      const fits = entry.segments.every((want, at) => {
        const have = segments[at] ?? ''
        if (!want.startsWith(':')) return want === have
        params[want.slice(1)] = decoded(have)
        return have !== ''
      })
      if (fits) return { route: entry.route, params }
    }
    return null
  }
}
