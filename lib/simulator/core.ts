import { corsHeaders, preflight } from './cors'
import { networkError } from './faults/faults'
import type { RateLimits } from './faults/limits'
import type { Call } from './routing/call'
import { Params, readBody, type Value } from './routing/params'
import { Refusal } from './routing/refusal'
import { reply, type Reply } from './routing/reply'
import { ROUTES } from './routes'
import type { Match, Route } from './routing/table'
import { covers } from './rules/scopes'
import { viewOf, type Server } from './server'
import { withLongNumbers } from './serialize/long-number'
import { mapIds } from './software/ids'
import { withoutFields } from './software/without-fields'
import { settle } from './actions/settle'
import type { Token } from './store/model'

/** A handled request, recorded for tests. */
export interface Recorded {
  readonly method: string
  /** Includes the query. */
  readonly path: string
  /** The route as 'METHOD /path/:id', or null when there was none. */
  readonly route: string | null
  readonly status: number
  /** Query and body as a tree, nested as Rails does; files by name, type and size. */
  readonly params: Params['tree']
  /** The answer; large, so only recorded on request. */
  readonly body: unknown
  readonly accountId: string | null
}

/**
 * Returns the token of a header or query. Null: missing, unknown, or revoked where the software forgets
 * revoked tokens.
 */
function tokenOf(server: Server, request: Request, url: URL): Token | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const given = bearer ?? url.searchParams.get('access_token')
  const token = given ? server.world.tokens.find('token', given) : undefined
  return token && !(token.revoked && server.software.access.forgetsTokens) ? token : null
}

/** Refuses requests without the token, user or scope that a route requires. */
function checkAccess(route: Route, call: Call): void {
  const { access } = call.server.software
  const line = `${route.method} ${call.url.pathname}`
  if (call.token?.revoked) throw new Refusal(401, 'The access token was revoked')
  const members = route.access !== 'anyone' || access.members.some((pattern) => pattern.test(line))
  if (members && !call.token) throw access.refuse()
  if (route.access === 'user' && !call.account)
    throw new Refusal(422, 'This method requires an authenticated user')
  if (call.user?.disabled && route.access === 'user')
    throw new Refusal(403, 'Your login is currently disabled')
  const waiting = call.account && call.server.unconfirmed.has(call.account.id)
  if (waiting && route.access === 'user' && !route.path.startsWith('/api/v1/emails/'))
    throw new Refusal(403, 'Your login is missing a confirmed e-mail address')
  const { token } = call
  if (token && route.scopes.length > 0 && !route.scopes.some((scope) => covers(token.scopes, scope)))
    throw new Refusal(403, 'This action is outside the authorized scopes')
}

/** Replaces files in parameters by name, type and size, without their bytes. */
function withoutBytes(value: Value): Value {
  if (value instanceof Blob)
    return { name: value instanceof File ? value.name : '', type: value.type, size: value.size }
  if (Array.isArray(value)) return value.map(withoutBytes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutBytes(inner)]))
}

interface Answered {
  readonly answer: Reply
  readonly route: Route | null
  readonly params: Params
}

async function answer(server: Server, request: Request, url: URL, token: Token | null): Promise<Answered> {
  const { software, world } = server
  const line = `${request.method} ${url.pathname}`
  let params = Params.fromEntries(url.searchParams.entries())
  let match: Match | null = null
  try {
    match = ROUTES.match(request.method === 'HEAD' ? 'GET' : request.method, url.pathname)
    if (!match || software.lacks.some((pattern) => pattern.test(line)))
      return {
        answer: reply({ error: "The page you were looking for doesn't exist" }, 404),
        route: null,
        params: new Params(),
      }
    settle(server)
    params = params.merged(await readBody(request))
    const account = world.accounts.get(token?.revoked ? null : token?.accountId) ?? null
    const call: Call = {
      server,
      request,
      url,
      path: match.params,
      params,
      token,
      app: world.apps.get(token?.appId) ?? null,
      account,
      user: world.users.get(account?.id) ?? null,
      view: viewOf(server, account?.id ?? null),
    }
    checkAccess(match.route, call)
    const { handle } = match.route
    return { answer: await server.hub.afterAnswer(() => handle(call)), route: match.route, params }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return {
      answer: reply({ error: error.message, ...error.extra }, error.status),
      route: match?.route ?? null,
      params,
    }
  }
}

const HTML_ERROR = (status: number) =>
  `<!DOCTYPE html><html lang="en"><head><title>${status}</title></head><body><h1>${status}</h1><p>We're sorry, but something went wrong.</p></body></html>`

function toResponse(
  server: Server,
  request: Request,
  url: URL,
  given: Reply,
  extra: Record<string, string>,
): Response {
  const { software } = server
  const headers = new Headers({ ...corsHeaders(url.pathname, software), ...extra, ...given.headers })
  if (software.htmlErrors && given.status >= 400) {
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(HTML_ERROR(given.status), { status: given.status, headers })
  }
  const { body } = given
  const link = headers.get('link')
  if (link && software.noLinks) headers.delete('link')
  else if (link) headers.set('link', software.encode(link))
  if (typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream) {
    const empty = request.method === 'HEAD' || given.status === 302
    return new Response(empty ? null : (body as BodyInit), { status: given.status, headers })
  }
  headers.set('content-type', 'application/json; charset=utf-8')
  const known = withoutFields(body, software.without)
  const named = software.ownIds ? mapIds(known, software.encodeId) : known
  const text = software.encode(withLongNumbers(JSON.stringify(named)))
  return new Response(request.method === 'HEAD' ? null : text, { status: given.status, headers })
}

/** Converts ids of other software in the URL and text bodies to stored ids. */
async function decoded(server: Server, request: Request): Promise<Request> {
  const { software } = server
  const url = software.decode(request.url)
  const type = request.headers.get('content-type') ?? ''
  if (request.method === 'GET' || request.method === 'HEAD' || type.includes('multipart'))
    return url === request.url ? request : new Request(url, request)
  const text = await request.text()
  return new Request(url, {
    method: request.method,
    headers: request.headers,
    body: software.decode(text) || null,
  })
}

let serial = 0

/** Returns Mastodon's caching headers: visitors' answers are cached briefly, others never. */
const caching = (request: Request, token: Token | null): Record<string, string> =>
  token || request.method !== 'GET'
    ? { 'cache-control': 'private, no-store' }
    : {
        'cache-control': 'max-age=15, public, stale-while-revalidate=30, stale-if-error=86400',
        vary: 'Accept, Accept-Language, Authorization, Cookie, Origin',
      }

const TOO_MANY = reply({ error: 'Too many requests' }, 429)

/** Resolves a moment after the answer, where nothing reports that it was sent. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Creates the request handler: faults, preflight, limits, routes, headers. Changes are streamed once `sent`
 * resolves, by default a moment after the answer; if a fault delays the answer, before it.
 */
export function createFetch(server: Server, limits: RateLimits, record: (entry: Recorded) => void) {
  const { faults, software } = server
  return async (original: Request, sent: () => Promise<unknown> = moment): Promise<Response> => {
    if (faults.offline) throw networkError()
    const path = new URL(original.url).pathname
    if (original.method === 'OPTIONS') return preflight(original, path, software)
    if (original.method === 'PATCH' && software.poorCors && original.headers.has('origin'))
      throw networkError()
    const request = await decoded(server, original)
    const url = new URL(request.url)
    const token = tokenOf(server, request, url)
    const note = (rest: Omit<Recorded, 'method' | 'path' | 'accountId'>) =>
      record({
        method: request.method,
        path: url.pathname + url.search,
        accountId: token?.accountId ?? null,
        ...rest,
      })
    const fault = faults.take(request)
    if (fault?.before) {
      // status 0: the connection broke, which is noted before it does
      const instead = await fault.before(request).catch((error: unknown) => {
        note({ route: null, status: 0, params: {}, body: null })
        throw error
      })
      if (instead) {
        for (const [name, value] of Object.entries(corsHeaders(path, software)))
          instead.headers.set(name, value)
        note({ route: null, status: instead.status, params: {}, body: null })
        return instead
      }
    }
    const isApi = path.startsWith('/api/')
    const rate = limits.count(
      {
        method: request.method,
        path: url.pathname,
        paging: ['page', 'min_id', 'max_id', 'since_id'].some((name) => url.searchParams.get(name)),
        token: token?.token ?? null,
        user: token?.accountId ?? null,
      },
      server.clock.now(),
    )
    const refused = isApi && rate.exceeded && faults.enforceLimits
    const answered = refused ? null : await answer(server, request, url, token)
    void (fault?.after ? moment() : sent()).then(() => server.hub.flush())
    const final = answered?.answer ?? TOO_MANY
    note({
      route: answered?.route ? `${answered.route.method} ${answered.route.path}` : null,
      status: final.status,
      params: withoutBytes(answered?.params.tree ?? {}) as Params['tree'],
      body: final.body,
    })
    serial += 1
    const extra = {
      'x-request-id': `request-${serial}`,
      ...(isApi ? { ...caching(request, token), ...rate.headers } : {}),
    }
    const response = toResponse(server, request, url, final, extra)
    return fault?.after ? fault.after(response, request) : response
  }
}
