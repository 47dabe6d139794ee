import type { Account } from '@/schemas/entities'

/** The display name, or the username where nothing of it can be seen. */
export const nameOf = (account: Pick<Account, 'display_name' | 'username'>) =>
  account.display_name || account.username

/** The full handle: local accounts get the host of the server they were read from. */
export const handleOf = (account: Pick<Account, 'acct'>, server: string) =>
  account.acct.includes('@') ? `@${account.acct}` : `@${account.acct}@${new URL(server).host}`
