import type { Account, Collection, CollectionItem } from '../store/model'
import type { World } from '../store/world'
import { blocks } from './relations'

/** Limits of Mastodon. The number of collections depends on the role. */
export const COLLECTION_LIMITS = { perAccount: 10, items: 25, name: 40, description: 100 }

export type FeatureApproval = 'automatic' | 'denied' | 'unknown' | 'missing'

/**
 * Returns how the policy of an account applies to someone who wants to include it in a collection. Mastodon has no setting
 * for that: accounts that can be discovered may be included. Other servers may not know of it.
 */
export function featureApprovalOf(world: World, me: string | null, account: Account): FeatureApproval {
  if (me === null) return 'missing'
  if (account.suspended || blocks(world, me, account.id) || blocks(world, account.id, me)) return 'denied'
  if (account.domain !== null && account.discoverable === null) return 'unknown'
  return account.discoverable ? 'automatic' : 'denied'
}

/** True when a collection is on this server. */
export const isLocalCollection = (world: World, { accountId }: Collection): boolean =>
  world.accounts.get(accountId)?.domain === null

/** Returns the items that a reader sees: all that consented, and for the owner those who did not answer yet. */
export const itemsFor = (world: World, me: string | null, collection: Collection): CollectionItem[] =>
  collection.items.filter(
    ({ accountId, state }) =>
      (state === 'accepted' || (state === 'pending' && me === collection.accountId)) &&
      !blocks(world, me, accountId) &&
      (me === null || !blocks(world, accountId, me)),
  )
