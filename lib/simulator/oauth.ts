import type { App, Token } from './store/model'
import { VAPID } from './push/keys'
import { SCOPES, splitScopes } from './rules/scopes'
import { escapeHtml } from './rules/text'
import type { Call } from './routing/call'
import { page, reply, type Reply } from './routing/reply'
import { Refusal } from './routing/refusal'
import { route } from './routing/table'
import type { Server } from './server'
import { acctOf } from './serialize/account'

const OOB = 'urn:ietf:wg:oauth:2.0:oob'
const TEN_MINUTES = 600_000

/** Returns a new secret; deterministic, so that a seeded world has the same ones. */
const secret = (server: Server, kind: string): string =>
  `${kind}-${server.world.ids.serial()}-${server.world.ids.ordered(server.clock.now())}`

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

const oauthError = (status: number, error: string, error_description: string): Reply =>
  reply({ error, error_description }, status, { 'cache-control': 'no-store' })

const invalidClient = () =>
  oauthError(
    401,
    'invalid_client',
    'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
  )

/** Parses name and secret of a Basic header; [] when malformed. */
function readBasic(encoded = ''): string[] {
  try {
    return encoded ? atob(encoded).split(':').map(decodeURIComponent) : []
  } catch {
    return ['']
  }
}

/** Returns the app that identifies itself by form fields or a Basic header. */
function clientOf(call: Call): App | null {
  const basic = /^Basic (.+)$/i.exec(call.request.headers.get('authorization') ?? '')?.[1]
  const [basicId, basicSecret] = readBasic(basic)
  const app = call.server.world.apps.find('client', basicId ?? call.params.text('client_id') ?? '')
  return app && app.clientSecret === (basicSecret ?? call.params.text('client_secret')) ? app : null
}

/** Returns a token for an app and a user; the same app, user and scopes get the same token. */
export function issueToken(
  server: Server,
  app: App,
  accountId: string | null,
  scopes: readonly string[],
): Token {
  const wanted = [...scopes].sort().join(' ')
  const known = server.world.tokens
    .by('account', accountId ?? '')
    .find(
      (t) =>
        !t.revoked &&
        t.appId === app.id &&
        t.accountId === accountId &&
        [...t.scopes].sort().join(' ') === wanted,
    )
  if (known) return known
  return server.world.tokens.put({
    id: server.world.ids.serial(),
    token: secret(server, 'token'),
    appId: app.id,
    accountId,
    scopes,
    createdAt: server.clock.now(),
    revoked: false,
  })
}

export const tokenOut = (token: Token) => ({
  access_token: token.token,
  token_type: 'Bearer',
  scope: token.scopes.join(' '),
  created_at: Math.floor(token.createdAt / 1000),
})

export function registerApp(
  server: Server,
  given: Pick<App, 'name' | 'website' | 'redirectUris' | 'scopes'>,
): App {
  return server.world.apps.put({
    id: server.world.ids.serial(),
    clientId: secret(server, 'client'),
    clientSecret: secret(server, 'secret'),
    ...given,
  })
}

const appOut = (app: App, withSecret: boolean) => ({
  id: app.id,
  name: app.name,
  website: app.website,
  scopes: app.scopes,
  redirect_uris: app.redirectUris,
  redirect_uri: app.redirectUris.join('\n'),
  ...(withSecret
    ? { client_id: app.clientId, client_secret: app.clientSecret, client_secret_expires_at: 0 }
    : {}),
  vapid_key: VAPID,
})

function createApp(call: Call): Reply {
  const { params, server } = call
  const { takes } = server.software
  const redirects =
    Array.isArray(params.raw('redirect_uris')) && takes.redirectLists
      ? params.texts('redirect_uris')
      : (params.text('redirect_uris') ?? '').split(/\s+/).filter(Boolean)
  const name = params.text('client_name') ?? ''
  if (!name) throw new Refusal(422, "Validation failed: Name can't be blank")
  if (redirects.length === 0) throw new Refusal(422, "Validation failed: Redirect URI can't be blank")
  const scopes = splitScopes(params.text('scopes') ?? 'read')
  const known = (scope: string) =>
    scope === 'profile' ? takes.profile : SCOPES.includes(scope) || scope.startsWith('admin:')
  if (!scopes.every(known))
    throw new Refusal(422, "Validation failed: Scopes doesn't match configured on the server.")
  const app = registerApp(server, {
    name,
    website: params.text('website') ?? null,
    redirectUris: redirects,
    scopes,
  })
  return reply(appOut(app, true))
}

const pageHtml = (title: string, body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-inline-size:32rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}
fieldset{border:1px solid #8888;border-radius:.5rem;padding:.5rem 1rem;margin:1rem 0}label{display:flex;gap:.75rem;padding:.5rem 0;align-items:baseline}
small{display:block;opacity:.8}button{font:inherit;padding:.6rem 1.2rem;border-radius:.4rem;border:1px solid #8888;margin-inline-end:.5rem;cursor:pointer}
button[value=allow]{background:#3b55d9;color:#fff;border-color:#3b55d9}</style></head><body><main>${body}</main></body></html>`

interface AuthorizeRequest {
  readonly app: App
  readonly redirect: string
  readonly scopes: readonly string[]
  readonly state: string | undefined
  readonly challenge: string | null
}

const FIELDS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
]

const errorPage = (text: string, status = 400): Reply =>
  page(pageHtml('An error has occurred', `<h1>An error has occurred</h1><p>${escapeHtml(text)}</p>`), status)

/** Redirects back to the app; for out-of-band it shows the code instead. */
function sendBack(
  request: Pick<AuthorizeRequest, 'redirect' | 'state'>,
  values: Record<string, string>,
): Reply {
  if (request.redirect === OOB)
    return page(
      pageHtml(
        'Authorization code',
        `<h1>Authorization code</h1><p><code>${escapeHtml(values['code'] ?? values['error'] ?? '')}</code></p>`,
      ),
    )
  const url = new URL(request.redirect)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  if (request.state !== undefined) url.searchParams.set('state', request.state)
  return reply('', 302, { location: url.toString(), 'cache-control': 'no-store' })
}

/** Reads an authorization request, or returns the page or redirect with the error. */
function readAuthorizeRequest(call: Call): AuthorizeRequest | Reply {
  const { params } = call
  const app = call.server.world.apps.find('client', params.text('client_id') ?? '')
  if (!app) return errorPage('Client authentication failed due to unknown client.', 401)
  const redirect = params.text('redirect_uri') ?? ''
  if (!app.redirectUris.includes(redirect)) return errorPage('The redirect URI included is not valid.')
  const state = params.text('state')
  const back = { redirect, state }
  if (params.text('response_type') !== 'code')
    return sendBack(back, {
      error: 'unsupported_response_type',
      error_description: 'The authorization server does not support this response type.',
    })
  const scopes = splitScopes(params.text('scope') ?? 'read')
  const allowed = (scope: string) =>
    app.scopes.includes(scope) || app.scopes.includes(scope.split(':')[0] ?? '')
  if (!scopes.every(allowed))
    return sendBack(back, {
      error: 'invalid_scope',
      error_description: 'The requested scope is invalid, unknown, or malformed.',
    })
  const challenge = params.text('code_challenge') ?? null
  if (challenge !== null && params.text('code_challenge_method') !== 'S256')
    return sendBack(back, {
      error: 'invalid_code_challenge_method',
      error_description: 'The code challenge method must be S256.',
    })
  return { app, redirect, scopes, state, challenge }
}

function consent(call: Call): Reply {
  const request = readAuthorizeRequest(call)
  if ('status' in request) return request
  const { world } = call.server
  const people = world.users.values().filter((user) => user.offered !== null && !user.disabled)
  const hidden = FIELDS.flatMap((name) => {
    const value = call.params.text(name)
    return value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`]
  }).join('')
  const choices = people
    .map((user, at) => {
      const account = world.accounts.get(user.id)
      const name = account ? account.displayName || account.username : ''
      const line = `${escapeHtml(name)} <small>@${escapeHtml(account ? acctOf(account) : '')}${user.offered ? ` — ${escapeHtml(user.offered)}` : ''}</small>`
      return `<label><input type="radio" name="account" value="${user.id}" required${at === 0 ? ' checked' : ''}><span>${line}</span></label>`
    })
    .join('')
  const scopes = request.scopes.map((scope) => `<li><code>${escapeHtml(scope)}</code></li>`).join('')
  return page(
    pageHtml(
      'Authorization required',
      `<h1>Authorization required</h1><p><strong>${escapeHtml(request.app.name)}</strong> would like permission to access your account on ${escapeHtml(call.server.host)}.</p>
<ul>${scopes}</ul><form method="post" action="/oauth/authorize">${hidden}<fieldset><legend>Sign in as</legend>${choices}</fieldset>
<button name="decision" value="allow">Authorize</button><button name="decision" value="deny" formnovalidate>Deny</button></form>`,
    ),
  )
}

function decide(call: Call): Reply {
  const request = readAuthorizeRequest(call)
  if ('status' in request) return request
  const { server, params } = call
  if (params.text('decision') !== 'allow')
    return sendBack(request, {
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request.',
    })
  const user = server.world.users.get(params.text('account'))
  if (!user) return errorPage('Choose an account.')
  return sendBack(request, {
    code: grantCode(server, request.app, user.id, request.scopes, request.redirect, request.challenge),
  })
}

/** Creates an authorization code. */
function grantCode(
  server: Server,
  app: App,
  accountId: string,
  scopes: readonly string[],
  redirectUri: string,
  challenge: string | null,
): string {
  const id = secret(server, 'code')
  server.world.grants.put({
    id,
    appId: app.id,
    accountId,
    scopes,
    redirectUri,
    challenge,
    createdAt: server.clock.now(),
  })
  return id
}

async function exchange(call: Call): Promise<Reply> {
  const { params, server } = call
  const app = clientOf(call)
  if (!app) return invalidClient()
  const kind = params.text('grant_type')
  if (kind === 'client_credentials') {
    const scopes = splitScopes(params.text('scope') ?? 'read')
    if (!scopes.every((scope) => app.scopes.includes(scope)))
      return oauthError(400, 'invalid_scope', 'The requested scope is invalid, unknown, or malformed.')
    return reply(tokenOut(issueToken(server, app, null, scopes)))
  }
  if (kind !== 'authorization_code')
    return oauthError(
      400,
      'unsupported_grant_type',
      'The authorization grant type is not supported by the authorization server.',
    )
  const grant = server.world.grants.get(params.text('code'))
  const refused = () =>
    oauthError(
      400,
      'invalid_grant',
      'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
    )
  if (!grant || grant.appId !== app.id || grant.redirectUri !== params.text('redirect_uri')) return refused()
  if (server.clock.now() - grant.createdAt > TEN_MINUTES) return refused()
  const verifier = params.text('code_verifier')
  if (
    grant.challenge !== null &&
    (verifier === undefined || (await challengeOf(verifier)) !== grant.challenge)
  )
    return refused()
  server.world.grants.remove(grant.id)
  return reply(tokenOut(issueToken(server, app, grant.accountId, grant.scopes)), 200, {
    'cache-control': 'no-store',
  })
}

function revoke(call: Call): Reply {
  const { server } = call
  const app = clientOf(call)
  if (!app) return oauthError(403, 'unauthorized_client', 'You are not authorized to revoke this token')
  const token = server.world.tokens.find('token', call.params.text('token') ?? '')
  if (token && token.appId === app.id) {
    server.world.tokens.patch(token.id, { revoked: true })
    for (const push of server.world.pushSubscriptions.by('token', token.id))
      server.world.pushSubscriptions.remove(push.id)
    server.hub.kill(token.id)
  }
  return reply({})
}

const discovery = ({ server }: Call): Reply =>
  reply({
    issuer: `${server.origin}/`,
    service_documentation: 'https://docs.joinmastodon.org/',
    authorization_endpoint: `${server.origin}/oauth/authorize`,
    token_endpoint: `${server.origin}/oauth/token`,
    app_registration_endpoint: `${server.origin}/api/v1/apps`,
    revocation_endpoint: `${server.origin}/oauth/revoke`,
    userinfo_endpoint: `${server.origin}/oauth/userinfo`,
    scopes_supported: server.software.takes.profile ? SCOPES : SCOPES.filter((scope) => scope !== 'profile'),
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    code_challenge_methods_supported: ['S256'],
  })

function userinfo(call: Call): Reply {
  const { account, server } = call
  if (!account) throw new Refusal(401, 'The access token is invalid')
  return reply({
    iss: `${server.origin}/`,
    sub: `${server.origin}/users/${account.username}`,
    name: account.displayName,
    preferred_username: account.username,
    profile: `${server.origin}/@${account.username}`,
    picture: account.avatar.startsWith('/') ? server.origin + account.avatar : account.avatar,
  })
}

/** OAuth and app registration. */
export const oauthRoutes = [
  route('GET /.well-known/oauth-authorization-server', 'anyone', '', discovery),
  route('POST /api/v1/apps', 'anyone', '', createApp),
  route('GET /api/v1/apps/verify_credentials', 'token', '', (call) => {
    if (!call.app) throw new Refusal(401, 'The access token is invalid')
    return reply(appOut(call.app, false))
  }),
  route('GET /oauth/authorize', 'anyone', '', consent),
  route('POST /oauth/authorize', 'anyone', '', decide),
  route('POST /oauth/token', 'anyone', '', exchange),
  route('POST /oauth/revoke', 'anyone', '', revoke),
  route('GET /oauth/userinfo', 'user', ['profile', 'read:accounts'], userinfo),
  route('POST /oauth/userinfo', 'user', ['profile', 'read:accounts'], userinfo),
]
