import type { Session } from '@/features/session'
import type { Simulator } from '@/lib/simulator/simulator'
import type { AccountId } from '@/schemas/primitives'

/** A session of `acct` on a simulated server; `at` is its index among the accounts. */
export function sessionAt({ origin, script }: Simulator, acct: string, at = 1): Session {
  const { token, accountId } = script.signIn(acct)
  const identityKey = `${acct}@${new URL(origin).host}`
  return {
    identityKey,
    server: origin,
    accountId: accountId as AccountId,
    name: acct,
    emojis: [],
    avatar: '',
    handle: identityKey,
    expired: false,
    token,
    scopes: 'read write follow',
    clientId: 'id',
    clientSecret: 'secret',
    revocationPath: '/oauth/revoke',
    embedded: false,
    addedAt: at,
  }
}
