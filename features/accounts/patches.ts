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

/** Blocked, which ends following both ways, or not. */
export const withBlock =
  (on: boolean) =>
  (held: Relationship): Relationship => {
    if (held.blocking === on) return held
    return on ? { ...withoutFollow(held), blocking: true, followed_by: false } : { ...held, blocking: false }
  }

/** Muted, with their notifications or without, or not. */
export const withMute =
  (on: boolean, notifications = true) =>
  (held: Relationship): Relationship => {
    if (!on) return held.muting ? { ...held, muting: false, muting_notifications: false } : held
    if (held.muting && held.muting_notifications === notifications) return held
    return { ...held, muting: true, muting_notifications: notifications }
  }

/** No follower any more. */
export const withoutFollower = (held: Relationship): Relationship =>
  held.followed_by ? { ...held, followed_by: false } : held

/** One follower more or less, never below zero. */
export const withFollowers =
  (by: 1 | -1) =>
  (account: Account): Account => ({ ...account, followers_count: moved(account.followers_count, by) })

/** One followed account more or less, never below zero. */
export const withFollowing =
  (by: 1 | -1) =>
  (account: Account): Account => ({ ...account, following_count: moved(account.following_count, by) })
