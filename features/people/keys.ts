import { listKey } from '@/lib/cache'
import type { AccountId } from '@/schemas/primitives'

export const peopleKeys = {
  followers: (id: AccountId) => listKey('people', 'followers', id),
  following: (id: AccountId) => listKey('people', 'following', id),
  blocks: () => listKey('people', 'blocks'),
  mutes: () => listKey('people', 'mutes'),
  requests: () => listKey('people', 'follow-requests'),
  /** How many people want to follow the user. */
  requestCount: () => listKey('people', 'follow-request-count'),
  domainBlocks: () => listKey('people', 'domain-blocks'),
}
