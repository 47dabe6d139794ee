import { isApiError, type ApiError } from '@/lib/http'
import { credentialAccountDto, type CredentialAccountDto } from '@/schemas/accounts/own-account'
import { tokenDto } from '@/schemas/server/oauth'
import { startSignIn, type AuthorizeContext } from './authorize'
import { discoverServer } from '../servers/discovery'
import { noteVerified } from '../accounts/just-verified'
import { describeAccount } from '../accounts/describe-account'
import { visitorHttp, visitorHttpWriter } from '../servers/visitor-http'
import { forgetApp, isUnknownApp } from './registration'
import { revokeToken } from '../sign-out/revoke'
import { hostOfServer } from '../servers/server-address'
import type { SessionsStore } from '../accounts/store/sessions-store'
import { SignInError } from './sign-in-error'
import type { PendingSignIn, Session, VisitorAction } from '../accounts/store/stored'

export interface ReturnContext extends AuthorizeContext {
  sessions: SessionsStore
}

/** Signed in, or to be redirected again because the app had to be registered again. */
export type Returned =
  | { kind: 'done'; session: Session; returnTo: string; visitorAction: VisitorAction | null }
  | { kind: 'again'; url: string }

const VERIFY = '/api/v1/accounts/verify_credentials'

function failureOf(error: unknown, pending: PendingSignIn): SignInError {
  const host = hostOfServer(pending.server)
  const { returnTo } = pending
  if (!isApiError(error)) return new SignInError('lost', { host, returnTo })
  const about = { host, returnTo, detail: error.message }
  if (error.code === 'invalid_grant') return new SignInError('expired', about)
  if (error.kind === 'network' || error.kind === 'rateLimited' || error.kind === 'aborted')
    return new SignInError('lost', { ...about, answer: error.status === undefined ? undefined : error })
  return new SignInError('refused', about)
}

/** True when a server failed at its own answer: it may have used up the code. */
const answeredBroken = (error: unknown): error is ApiError =>
  isApiError(error, 'network') && error.status !== undefined && error.status >= 500

async function exchange(context: ReturnContext, pending: PendingSignIn, code: string): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: pending.redirectUri,
    client_id: pending.clientId,
    client_secret: pending.clientSecret,
    scope: pending.scopes,
    ...(pending.verifier ? { code_verifier: pending.verifier } : {}),
  })
  const { data } = await visitorHttpWriter(pending.server, context.fetch).request(pending.tokenPath, {
    schema: tokenDto,
    method: 'POST',
    form,
  })
  return data.access_token
}

async function again(context: ReturnContext, pending: PendingSignIn): Promise<Returned> {
  const host = hostOfServer(pending.server)
  if (pending.restarts > 0) {
    await context.pending.end(pending.state)
    throw new SignInError('app', { host, returnTo: pending.returnTo })
  }
  await forgetApp(context.db, pending.server, pending.redirectUri)
  const server = await discoverServer(pending.server, context).catch(() => {
    throw new SignInError('lost', { host, returnTo: pending.returnTo })
  })
  const { returnTo, expects, visitorAction } = pending
  const options = { returnTo, expects, visitorAction }
  const url = await startSignIn(context, server, options, pending.restarts + 1).catch(
    async (error: unknown) => {
      const failure = failureOf(error, pending)
      if (!failure.retryable) await context.pending.end(pending.state)
      throw failure
    },
  )
  await context.pending.end(pending.state)
  return { kind: 'again', url }
}

async function verify(context: ReturnContext, pending: PendingSignIn, token: string) {
  try {
    const http = visitorHttp(pending.server, context.fetch, token)
    return (await http.request(VERIFY, { schema: credentialAccountDto })).data
  } catch (error) {
    if (!isApiError(error, 'refused', 'unauthorised', 'notFound')) throw failureOf(error, pending)
    await context.pending.end(pending.state)
    await revokeToken({ ...pending, token }, context.fetch)
    const { server, returnTo } = pending
    throw new SignInError('account', { host: hostOfServer(server), detail: error.message, returnTo })
  }
}

/** Creates the session of the account a token belongs to. */
function sessionFor(
  account: CredentialAccountDto,
  pending: PendingSignIn,
  token: string,
  now: number,
): Session {
  return {
    identityKey: `${account.username}@${hostOfServer(pending.server)}`,
    server: pending.server,
    accountId: account.id,
    ...describeAccount(account),
    handle: `${account.username}@${pending.domain}`,
    expired: false,
    token,
    scopes: pending.scopes,
    clientId: pending.clientId,
    clientSecret: pending.clientSecret,
    revocationPath: pending.revocationPath,
    embedded: false,
    addedAt: now,
  }
}

async function complete(context: ReturnContext, params: URLSearchParams): Promise<Returned> {
  await context.pending.sweep()
  const pending = await context.pending.find(params.get('state') ?? '')
  if (!pending) {
    // The answer belongs to no sign-in of this tab: it ends, and its secrets are removed. Those of other tabs continue.
    await context.pending.endOfTab()
    const [other] = await context.db.pendingSignIns.all()
    throw other
      ? new SignInError('elsewhere', { host: hostOfServer(other.server) })
      : new SignInError('state')
  }
  const about = { host: hostOfServer(pending.server), returnTo: pending.returnTo }

  const error = params.get('error')
  if (error) {
    if (error === 'invalid_client' || error === 'unauthorized_client') return again(context, pending)
    await context.pending.end(pending.state)
    const detail = params.get('error_description') ?? ''
    throw new SignInError(error === 'access_denied' ? 'denied' : 'refused', { ...about, detail })
  }
  const code = params.get('code')
  if (!code) {
    await context.pending.end(pending.state)
    throw new SignInError('state', about)
  }

  let { token } = pending
  if (!token) {
    try {
      token = await exchange(context, pending, code)
    } catch (failure) {
      if (isUnknownApp(failure)) return await again(context, pending)
      const named = answeredBroken(failure)
        ? new SignInError('refused', { ...about, detail: failure.message })
        : failureOf(failure, pending)
      if (!named.retryable) await context.pending.end(pending.state)
      throw named
    }
    await context.pending.save({ ...pending, token })
  }
  const account = await verify(context, pending, token)
  if (pending.expects && account.id !== pending.expects) {
    await context.pending.end(pending.state)
    // A server may issue one token per account and app: do not revoke the token of an account that is signed
    // in here.
    const { identityKey } = sessionFor(account, pending, token, context.now())
    if (!context.sessions.sessionOf(identityKey)) await revokeToken({ ...pending, token }, context.fetch)
    throw new SignInError('other-account', { ...about, detail: account.username })
  }
  const session = sessionFor(account, pending, token, context.now())
  noteVerified(session.server, account)
  await context.sessions.add(session)
  await context.db.servers.put({ server: pending.server, title: pending.title, usedAt: context.now() })
  await context.pending.end(pending.state)
  const { returnTo, visitorAction } = pending
  return { kind: 'done', session, returnTo, visitorAction }
}

const running = new Map<string, Promise<Returned>>()

/**
 * Completes the sign-in of `params` (the query of the return URL): checks `state`, exchanges the code once
 * even when called twice, and verifies whose token it is. Throws SignInError; after 'lost' it may be called
 * again.
 */
export function completeSignIn(context: ReturnContext, params: URLSearchParams): Promise<Returned> {
  const key = params.toString()
  const known = running.get(key)
  if (known) return known
  const work = complete(context, params)
  running.set(key, work)
  void work.catch(() => running.delete(key))
  return work
}
