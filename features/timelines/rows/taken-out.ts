import type { EntityCache } from '@/lib/cache'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** Posts that left a feed together with an account that the user hides, and those accounts. */
export const takenOut = new WeakMap<EntityCache, Map<StatusId, readonly AccountId[]>>()

/** True when the user mutes or blocks an account, including changes in flight. */
export function isHiddenAccount(cache: EntityCache, id: AccountId): boolean {
  const relationship = cache.read('relationship', id)
  const hides = relationship?.muting === true || relationship?.blocking === true
  return hides || cache.read('account', id)?.hidden === true
}

/** The accounts because of which a post was taken out of a feed. */
export const takenOutFor = (cache: EntityCache, id: StatusId): readonly AccountId[] =>
  takenOut.get(cache)?.get(id) ?? []

/** True while a post is taken out of its feed because of an account that the user hides. */
export const isTakenOut = (cache: EntityCache, id: StatusId): boolean =>
  takenOutFor(cache, id).some((account) => isHiddenAccount(cache, account))
