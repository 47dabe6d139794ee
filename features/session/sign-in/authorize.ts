import { scopesFor, type DiscoveredServer } from '../servers/discovery'
import { visitorHttpWriter, type Fetch } from '../servers/visitor-http'
import type { AccountId } from '@/schemas/primitives'
import type { PendingStore } from './pending-store'
import { createProof, randomToken } from './pkce'
import { appFor } from './registration'
import { revokeToken } from '../sign-out/revoke'
import type { SessionDb } from '../accounts/store/session-db'
import type { PendingSignIn, VisitorAction } from '../accounts/store/stored'

export interface SignInOptions {
  /** Path inside the app to go to afterwards. Default '/'. */
  returnTo?: string | undefined
  /** Done after the sign-in. Default: nothing. */
  visitorAction?: VisitorAction | null | undefined
  /** Makes the server ask for an account even if it remembers one: needed for a second account there. */
  forceLogin?: boolean | undefined
  /** Signs in again as this account only. */
  expects?: AccountId | null | undefined
  /** BCP 47 language for the server's pages. */
  locale?: string | undefined
}

export interface AuthorizeContext {
  fetch: Fetch
  db: SessionDb
  pending: PendingStore
  now: () => number
  /** {origin}{base}sign-in/return */
  redirectUri: string
  appName: string
  website: string
}

/** Returns the URL of the server's consent page. */
function authorizeUrl(
  endpoint: string,
  pending: Pick<PendingSignIn, 'clientId' | 'redirectUri' | 'scopes' | 'state'>,
  challenge: string | null,
  { forceLogin = false, locale }: Pick<SignInOptions, 'forceLogin' | 'locale'> = {},
): string {
  const url = new URL(endpoint)
  const set = (name: string, value: string) => url.searchParams.set(name, value)
  set('response_type', 'code')
  set('client_id', pending.clientId)
  set('redirect_uri', pending.redirectUri)
  set('scope', pending.scopes)
  set('state', pending.state)
  if (challenge) {
    set('code_challenge', challenge)
    set('code_challenge_method', 'S256')
  }
  if (forceLogin) set('force_login', 'true')
  if (locale) set('lang', locale)
  return url.href
}

/**
 * Starts a sign-in at a discovered server: registers the app if needed, stores the pending sign-in and
 * returns the URL of the consent page. Throws ApiError.
 */
export async function startSignIn(
  context: AuthorizeContext,
  server: DiscoveredServer,
  options: SignInOptions = {},
  restarts = 0,
): Promise<string> {
  const { fetch, db, redirectUri, appName, website, now } = context
  const app = await appFor({
    http: visitorHttpWriter(server.server, fetch),
    db,
    path: server.registrationPath,
    tokenPath: server.tokenPath,
    revoke: ({ clientId, clientSecret }, token) => {
      const { server: origin, revocationPath } = server
      void revokeToken({ server: origin, revocationPath, clientId, clientSecret, token }, fetch)
    },
    redirectUri,
    scopes: scopesFor(server),
    name: appName,
    website,
  })
  const proof = server.pkce ? await createProof() : null
  const pending: PendingSignIn = {
    state: randomToken(),
    server: server.server,
    domain: server.domain,
    title: server.title,
    tokenPath: server.tokenPath,
    revocationPath: server.revocationPath,
    redirectUri,
    scopes: app.scopes,
    clientId: app.clientId,
    clientSecret: app.clientSecret,
    verifier: proof?.verifier ?? null,
    returnTo: options.returnTo ?? '/',
    visitorAction: options.visitorAction ?? null,
    expects: options.expects ?? null,
    restarts,
    token: null,
    startedAt: now(),
  }
  await context.pending.save(pending)
  return authorizeUrl(server.authorizationEndpoint, pending, proof?.challenge ?? null, options)
}
