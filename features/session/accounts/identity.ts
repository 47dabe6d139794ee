import { paths } from '@/lib/navigation'
import { visitorOf, type Identity } from '@/lib/runtime'
import { hostOf, parseServerAddress } from '../servers/server-address'
import type { HeldAccount } from './stored'

/** The identity of an account held here. */
export const identityOf = ({ who, server, accountId }: HeldAccount): Identity => ({ who, server, accountId })

/** Host part of a `who`: 'ana@host:8001' → 'host:8001', 'host' → 'host'. */
export const hostOfWho = (who: string): string => who.slice(who.lastIndexOf('@') + 1)

export interface WhoContext {
  accounts: readonly HeldAccount[]
  /** Server of visitors; null = none. */
  defaultServer: string | null
  /** Origin of this page, whose scheme holds for its own host. */
  pageOrigin: string
}

export interface Resolved {
  identity: Identity
  /** Set when the address names an account that is not held here: offer to sign in as it. */
  wanted: string | null
}

/** The identity of an address without `who`: the first account, else the visitor of the default server, else nobody. */
export function defaultIdentity({ accounts, defaultServer }: WhoContext): Identity | null {
  const [first] = accounts
  if (first) return identityOf(first)
  return defaultServer ? visitorOf(defaultServer) : null
}

/**
 * Who an address means (architecture 8). `who` null is the default identity; an account that is not held is the
 * visitor of its host, told in `wanted`. Null when it names nothing.
 */
export function resolveWho(who: string | null, context: WhoContext): Resolved | null {
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
  ].find((server) => server !== null && hostOf(server) === host)
  const server = known ?? parseServerAddress(host)?.server
  if (!server) return null
  return { identity: visitorOf(server), wanted: who.includes('@') ? who : null }
}

/** The `who` that links carry: none for the default identity. */
export const addressWho = (identity: Identity, context: WhoContext): string | null =>
  defaultIdentity(context)?.who === identity.who ? null : identity.who

/**
 * Path of the page for signing in, with a host or an account filled in (`?as=`) and an address to go to afterwards
 * (`?to=`, default: the page it was asked for on).
 */
export function signInPath(wanted?: string, to?: string): string {
  const query = new URLSearchParams({ ...(wanted && { as: wanted }), ...(to && { to }) }).toString()
  return query ? `${paths.signIn}?${query}` : paths.signIn
}
