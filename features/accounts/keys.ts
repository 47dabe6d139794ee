import { listKey } from '@/lib/cache'
import type { AccountId } from '@/schemas/primitives'

export const accountKeys = {
  lookup: (acct: string) => listKey('accounts', 'lookup', acct.toLowerCase()),
  search: (text: string, limit: number) => listKey('accounts', 'search', { text: text.toLowerCase(), limit }),
  domainBlocks: () => listKey('accounts', 'domain-blocks'),
  familiar: (id: AccountId) => listKey('accounts', 'familiar', id),
}
