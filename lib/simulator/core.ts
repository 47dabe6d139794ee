import { corsHeaders, preflight } from './cors'
import { networkError } from './faults'
import type { RateLimits } from './limits'
import type { Call } from './routes/call'
import { Params, readBody } from './routes/params'
import { Refusal } from './routes/refusal'
import { reply, type Reply } from './routes/reply'
import { ROUTES } from './routes'
import type { Route } from './routes/table'
import { covers } from './rules/scopes'
import { viewOf, type Server } from './server'
import { settle } from './actions/settle'
import type { Token } from './store/model'

/** One answered request, kept for tests that look at what was asked. */
export interface Recorded {
  readonly method: string
  /** With query. */
  readonly path: string
  /** The route as 'METHOD /path/:id', or null when there was none. */
  readonly route: string | null
  readonly status: number
  readonly body: unknown
  readonly accountId: string | null
}

const UNAUTHORISED = () => new Refusal(401, 'The access token is invalid')

/** The token of a header or query. Null: none or unknown; a revoked one is refused. */
export function tokenOf(server: Server, request: Request, url: URL): Token | null {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const given = bearer ?? url.searchParams.get('access_token')
  const token = given ? server.world.tokens.find('token', given) : undefined
  return token ?? null
}

/** Refuses callers without the token, the user or the scope that a route wants (api-facts 10). */
function admit(route: Route, call: Call): void {
  if (call.token?.revoked) throw new Refusal(401, 'The access token was revoked')
  if (route.access !== 'anyone' && !call.token) throw UNAUTHORISED()
  if (route.access === 'user' && !call.account)
    throw new Refusal(422, 'This method requires an authenticated user')
  if (call.user?.disabled && route.access === 'user')
    throw new Refusal(403, 'Your login is currently disabled')
  const waiting = call.account && call.server.unconfirmed.has(call.account.id)
  if (waiting && route.access === 'user' && !/^\/api\/v1\/(emails|accounts\/verify)/.test(route.path))
    throw new Refusal(403, 'Your login is missing a confirmed e-mail address')
  const { token } = call
  if (token && route.scopes.length > 0 && !route.scopes.some((scope) => covers(token.scopes, scope)))
    throw new Refusal(403, 'This action is outside the authorized scopes')
}

async function answer(
  server: Server,
  request: Request,
  url: URL,
): Promise<{ answer: Reply; route: Route | null; token: Token | null }> {
  const token = tokenOf(server, request, url)
  const { software, world } = server
  const line = `${request.method} ${url.pathname}`
  const match = ROUTES.match(request.method === 'HEAD' ? 'GET' : request.method, url.pathname)
  if (!match || software.lacks.some((pattern) => pattern.test(line)))
    return {
      answer: reply({ error: "The page you were looking for doesn't exist" }, 404),
      route: null,
      token,
    }
  try {
    settle(server)
    const account = world.accounts.get(token?.revoked ? null : token?.accountId) ?? null
    const call: Call = {
      server,
      request,
      url,
      path: match.params,
      params: Params.fromEntries(url.searchParams.entries()).merged(await readBody(request)),
      token,
      app: world.apps.get(token?.appId) ?? null,
      account,
      user: world.users.get(account?.id) ?? null,
      view: viewOf(server, account?.id ?? null),
    }
    admit(match.route, call)
    return { answer: await match.route.handle(call), route: match.route, token }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return {
      answer: reply({ error: error.message, ...error.extra }, error.status),
      route: match.route,
      token,
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
  const text = software.encode(JSON.stringify(strip(body, software.without)))
  return new Response(request.method === 'HEAD' ? null : text, { status: given.status, headers })
}

/** Takes fields out that this software does not know. */
function strip(value: unknown, without: readonly string[]): unknown {
  if (without.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => strip(item, without))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      without.includes(key) ? [] : [[key, strip(inner, without)]],
    ),
  )
}

/** Ids of other software, in the address and in bodies of text, become stored ones. */
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

/** Makes the function that answers requests: faults, preflight, routes, headers. */
export function createFetch(server: Server, limits: RateLimits, record: (entry: Recorded) => void) {
  return async (original: Request): Promise<Response> => {
    const { faults } = server
    if (faults.offline) throw networkError()
    const path = new URL(original.url).pathname
    if (original.method === 'OPTIONS') return preflight(original, path, server.software)
    if (original.method === 'PATCH' && server.software.poorCors && original.headers.has('origin'))
      throw networkError()
    const request = await decoded(server, original)
    const url = new URL(request.url)
    const fault = faults.take(request)
    const instead = await fault?.before?.(request)
    if (instead) {
      for (const [name, value] of Object.entries(corsHeaders(path, server.software)))
        instead.headers.set(name, value)
      return instead
    }
    const { answer: given, route, token } = await answer(server, request, url)
    const rate = limits.count(token?.token ?? 'nobody', server.clock.now())
    const isApi = path.startsWith('/api/')
    serial += 1
    const extra = { 'x-request-id': `request-${serial}`, ...(isApi ? rate.headers : {}) }
    const final =
      isApi && rate.exceeded && faults.enforceLimits ? reply({ error: 'Too many requests' }, 429) : given
    record({
      method: request.method,
      path: url.pathname + url.search,
      route: route ? `${route.method} ${route.path}` : null,
      status: final.status,
      body: final.body,
      accountId: token?.accountId ?? null,
    })
    const response = toResponse(server, request, url, final, extra)
    return fault?.after ? fault.after(response, request) : response
  }
}
