import type { Account } from '@/schemas/entities'

/** The display name, or the username where it is blank (product.md 3). */
export const nameOf = (account: Pick<Account, 'display_name' | 'username'>) =>
  account.display_name.trim() === '' ? account.username : account.display_name

/** The full handle: local accounts get the host of the server they were read from. */
export const handleOf = (account: Pick<Account, 'acct'>, server: string) =>
  account.acct.includes('@') ? `@${account.acct}` : `@${account.acct}@${new URL(server).host}`
