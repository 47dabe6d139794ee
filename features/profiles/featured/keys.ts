import { listKey } from '@/lib/cache'
import type { AccountId } from '@/schemas/primitives'

export const featuredKeys = {
  accounts: (id: AccountId) => listKey('accounts', 'featured', id),
  tags: (id: AccountId) => listKey('accounts', 'featured-tags', id),
}
