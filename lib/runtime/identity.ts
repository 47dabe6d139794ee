import type { AccountId } from '@/schemas/primitives'

/** Who acts, and on which server. A visitor is an identity without an account. */
export interface Identity {
  /** 'acct@host' of a signed-in account, or 'host' for a visitor there. */
  readonly who: string
  /** Origin of the server, without a slash at the end. */
  readonly server: string
  /** Null for a visitor. */
  readonly accountId: AccountId | null
}

/** The visitor's identity on a server, given by its origin. */
export const visitorOf = (server: string): Identity => ({
  who: new URL(server).host,
  server,
  accountId: null,
})

/** Whether somebody is signed in under this identity. */
export const isSignedIn = (identity: Identity) => identity.accountId !== null
