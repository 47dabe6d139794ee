import { listKey } from '@/lib/cache'
import type { AccountId } from '@/schemas/primitives'

export const accountKeys = {
  lookup: (acct: string) => listKey('accounts', 'lookup', acct.toLowerCase()),
  familiar: (id: AccountId) => listKey('accounts', 'familiar', id),
}
