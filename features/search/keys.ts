import { listKey } from '@/lib/cache'
import type { SearchType } from '@/lib/navigation'
import type { AccountId } from '@/schemas/primitives'

export const searchKeys = {
  results: (type: SearchType, text: string) => listKey('search', type, text),
  /** The first posts found while a text is typed. */
  typed: (text: string, limit: number) => listKey('search', 'typed', text, { limit }),
  /** The page in the app for a web address. */
  address: (address: string) => listKey('search', 'address', address),
  /** Posts on this device. */
  device: (text: string) => listKey('search', 'device', text),
  /** Posts of one account. */
  postsOf: (id: AccountId, text: string) => listKey('search', 'statuses', text, { account: id }),
}

/** Returns the name of the database with the posts of an identity on this device. */
export const databaseNameOf = (identityKey: string): string => `skein/device-posts/${identityKey}`
