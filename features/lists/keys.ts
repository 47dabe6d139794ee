import { listKey } from '@/lib/cache'
import type { AccountId, ListId } from '@/schemas/primitives'

export const listKeys = {
  all: () => listKey('lists'),
  one: (id: ListId) => listKey('lists', id),
  /** The members of a list. */
  members: (id: ListId) => listKey('lists', id, 'members'),
  /** Whether an account is a member, after a local change. */
  member: (id: ListId, account: AccountId) => listKey('lists', id, 'member', account),
  /** The lists that contain an account. */
  containing: (account: AccountId) => listKey('lists', 'containing', account),
  /** Accounts found as members of a list. */
  search: (text: string, following: boolean) => listKey('lists', 'search', { text, following }),
}
