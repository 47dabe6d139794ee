import { visitorOf, type Identity } from '@/lib/runtime'
import { hostOfServer, parseServerAddress } from '../servers/server-address'
import type { SignedInAccount } from './store/stored'

/** Returns the identity of a signed-in account. */
const identityOf = ({ identityKey, server, accountId }: SignedInAccount): Identity => ({
  key: identityKey,
  server,
  accountId,
})

/** Returns the host of an identity key: 'ana@host:8001' → 'host:8001', 'host' → 'host'. */
export const hostOfIdentity = (identityKey: string): string =>
  identityKey.slice(identityKey.lastIndexOf('@') + 1)

export interface IdentityContext {
  accounts: readonly SignedInAccount[]
  /** Server shown to visitors; null = none. */
  defaultServer: string | null
  /** Origin of this page; its scheme applies to its own host. */
  pageOrigin: string
}

export interface ResolvedIdentity {
  identity: Identity
  /** Set when the URL names an account that is not signed in: offer to sign in as it. */
  signedOutAccount: string | null
}

/**
 * Returns the identity of a URL without identity key: the first account, else a visitor of the default
 * server, else null.
 */
function defaultIdentity({ accounts, defaultServer }: IdentityContext): Identity | null {
  const [first] = accounts
  if (first) return identityOf(first)
  return defaultServer ? visitorOf(defaultServer) : null
}

/**
 * Resolves the identity key of a URL. Null `identityKey` is the default identity; an account that is not signed in
 * becomes a visitor of its host, with `signedOutAccount` set. Null when it is invalid.
 */
export function resolveIdentity(
  identityKey: string | null,
  context: IdentityContext,
): ResolvedIdentity | null {
  if (identityKey === null) {
    const identity = defaultIdentity(context)
    return identity && { identity, signedOutAccount: null }
  }
  const account = context.accounts.find((account) => account.identityKey === identityKey)
  if (account) return { identity: identityOf(account), signedOutAccount: null }
  const host = hostOfIdentity(identityKey)
  const known = [
    context.pageOrigin,
    context.defaultServer,
    ...context.accounts.map((account) => account.server),
  ].find((server) => server !== null && hostOfServer(server) === host)
  const server = known ?? parseServerAddress(host)?.server
  if (!server) return null
  return { identity: visitorOf(server), signedOutAccount: identityKey.includes('@') ? identityKey : null }
}
