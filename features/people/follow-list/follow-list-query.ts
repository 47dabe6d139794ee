import { accountApiPath } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { peopleKeys } from '../keys'
import { pagedAccounts } from '../paged-accounts'

/** The two lists of people around an account. */
export type FollowListSide = 'followers' | 'following'

/** The followers of an account, or the accounts it follows, latest first. */
export const followListQuery = (runtime: Runtime, id: AccountId, side: FollowListSide) =>
  pagedAccounts(runtime, {
    key: peopleKeys[side](id),
    path: accountApiPath(id, side),
    ...(runtime.me === id && { implies: side === 'followers' ? { followed_by: true } : { following: true } }),
  })

/**
 * Returns the rule for who stays in the list. Own lists follow the relationship, but keep an unfollowed account, so
 * that it can be followed again. Lists of others leave out blocked and muted accounts, as the server does.
 */
export function followListRule({ cache, me }: Runtime, id: AccountId, side: FollowListSide) {
  if (me !== id) return (other: AccountId) => !cache.read('account', other)?.hidden
  return (other: AccountId) => {
    const relationship = cache.read('relationship', other)
    return !relationship || (!relationship.blocking && (side === 'following' || relationship.followed_by))
  }
}
