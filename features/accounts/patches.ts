import type { Account, Relationship } from '@/schemas/entities'

const moved = (count: number, by: number) => Math.max(0, count + by)

/** Following, or requested where the account is locked (product.md 4). Already so: nothing changes. */
export const withFollow =
  (locked: boolean) =>
  (held: Relationship): Relationship => {
    if (held.following || held.requested) return held
    return locked
      ? { ...held, requested: true }
      : { ...held, following: true, showing_reblogs: held.showing_reblogs ?? true }
  }

/** Neither following nor requested. */
export const withoutFollow = (held: Relationship): Relationship =>
  held.following || held.requested ? { ...held, following: false, requested: false, notifying: false } : held

/** One follower more or less, never below zero. */
export const withFollowers =
  (by: 1 | -1) =>
  (account: Account): Account => ({ ...account, followers_count: moved(account.followers_count, by) })

/** One followed account more or less, never below zero. */
export const withFollowing =
  (by: 1 | -1) =>
  (account: Account): Account => ({ ...account, following_count: moved(account.following_count, by) })
