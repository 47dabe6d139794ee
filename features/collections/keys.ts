import { listKey } from '@/lib/cache'
import type { CollectionId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'

export const collectionKeys = {
  one: (id: CollectionId) => listKey('collections', id),
  /** The collections of an account. */
  by: (account: AccountId) => listKey('collections', 'by', account),
  /** The collections that include an account. */
  having: (account: AccountId) => listKey('collections', 'having', account),
  /** True when the user left a collection. */
  left: (id: CollectionId) => listKey('collections', id, 'left'),
  /** Accounts found by a text, to include them. */
  search: (text: string) => listKey('collections', 'search', text),
}
