import { paths } from '@/lib/navigation'
import { visitorOf, type Identity } from '@/lib/runtime'
import { hostOfServer, parseServerAddress } from '../servers/server-address'
import type { HeldAccount } from './stored'

/** Returns the identity of a signed-in account. */
export const identityOf = ({ who, server, accountId }: HeldAccount): Identity => ({ who, server, accountId })

/** Returns the host of an identity key: 'ana@host:8001' → 'host:8001', 'host' → 'host'. */
export const hostOfWho = (who: string): string => who.slice(who.lastIndexOf('@') + 1)

export interface WhoContext {
  accounts: readonly HeldAccount[]
  /** Server shown to visitors; null = none. */
  defaultServer: string | null
  /** Origin of this page; its scheme applies to its own host. */
  pageOrigin: string
}

export interface ResolvedIdentity {
  identity: Identity
  /** Set when the URL names an account that is not signed in: offer to sign in as it. */
  wanted: string | null
}

/**
 * Returns the identity of a URL without identity key: the first account, else a visitor of the default
 * server, else null.
 */
export function defaultIdentity({ accounts, defaultServer }: WhoContext): Identity | null {
  const [first] = accounts
  if (first) return identityOf(first)
  return defaultServer ? visitorOf(defaultServer) : null
}

/**
 * Resolves the identity key of a URL. Null `who` is the default identity; an account that is not signed in
 * becomes a visitor of its host, with `wanted` set. Null when it is invalid.
 */
export function resolveWho(who: string | null, context: WhoContext): ResolvedIdentity | null {
  if (who === null) {
    const identity = defaultIdentity(context)
    return identity && { identity, wanted: null }
  }
  const held = context.accounts.find((account) => account.who === who)
  if (held) return { identity: identityOf(held), wanted: null }
  const host = hostOfWho(who)
  const known = [
    context.pageOrigin,
    context.defaultServer,
    ...context.accounts.map((account) => account.server),
  ].find((server) => server !== null && hostOfServer(server) === host)
  const server = known ?? parseServerAddress(host)?.server
  if (!server) return null
  return { identity: visitorOf(server), wanted: who.includes('@') ? who : null }
}

/** Returns the identity key for links; null for the default identity. */
export const addressWho = (identity: Identity, context: WhoContext): string | null =>
  defaultIdentity(context)?.who === identity.who ? null : identity.who

/**
 * Returns the path of the sign-in page with a host or an account filled in (`?as=`) and a path to go to
 * afterwards (`?to=`, default: the page it was opened from).
 */
export function signInPath(wanted?: string, to?: string): string {
  const query = new URLSearchParams({ ...(wanted && { as: wanted }), ...(to && { to }) }).toString()
  return query ? `${paths.signIn}?${query}` : paths.signIn
}
