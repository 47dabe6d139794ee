import type { AccountId } from '@/schemas/primitives'

/** An account on a server, or a visitor there without an account. */
export interface Identity {
  /** 'acct@host' of a signed-in account, or 'host' for a visitor there. */
  readonly key: string
  /** Origin of the server, without a slash at the end. */
  readonly server: string
  /** Null for a visitor. */
  readonly accountId: AccountId | null
}

/** Returns the identity of a visitor on a server, given by its origin. */
export const visitorOf = (server: string): Identity => ({
  key: new URL(server).host,
  server,
  accountId: null,
})

/** Returns a key for something of an identity, such as a post: ids of two servers may be equal. */
export const keyWithin = ({ key }: Pick<Identity, 'key'>, id: string): string => `${key}/${id}`
