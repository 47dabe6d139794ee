import type { AccountId } from '@/schemas/primitives'

/** An account on a server, or a visitor there without an account. */
export interface Identity {
  /** 'acct@host' of a signed-in account, or 'host' for a visitor there. */
  readonly who: string
  /** Origin of the server, without a slash at the end. */
  readonly server: string
  /** Null for a visitor. */
  readonly accountId: AccountId | null
}

/** Returns the identity of a visitor on a server, given by its origin. */
export const visitorOf = (server: string): Identity => ({
  who: new URL(server).host,
  server,
  accountId: null,
})

/** True when the identity has an account. */
export const isSignedIn = (identity: Identity) => identity.accountId !== null
