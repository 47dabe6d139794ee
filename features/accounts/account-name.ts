import type { Account } from '@/schemas/entities'

/** Returns the display name; the user name when it is not visible. */
export const nameOf = (account: Pick<Account, 'display_name' | 'username'>) =>
  account.display_name || account.username

/** Returns the full handle: local accounts get the host of the server. */
export const handleOf = (account: Pick<Account, 'acct'>, server: string) =>
  account.acct.includes('@') ? `@${account.acct}` : `@${account.acct}@${new URL(server).host}`
