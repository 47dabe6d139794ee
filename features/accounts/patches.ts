import type { Account, Relationship } from '@/schemas/entities'

const moved = (count: number, by: number) => Math.max(0, count + by)

/** Follows, or requests to follow a locked account. No change if already so. */
export const withFollow =
  (locked: boolean) =>
  (held: Relationship): Relationship => {
    if (held.following || held.requested) return held
    return locked
      ? { ...held, requested: true }
      : { ...held, following: true, showing_reblogs: held.showing_reblogs ?? true }
  }

/** Neither followed nor requested. */
export const withoutFollow = (held: Relationship): Relationship =>
  held.following || held.requested ? { ...held, following: false, requested: false, notifying: false } : held

/** Blocks, which ends following in both directions, or unblocks. */
export const withBlock =
  (on: boolean) =>
  (held: Relationship): Relationship => {
    if (held.blocking === on) return held
    return on ? { ...withoutFollow(held), blocking: true, followed_by: false } : { ...held, blocking: false }
  }

/** Mutes, with or without notifications, or unmutes. */
export const withMute =
  (on: boolean, notifications = true) =>
  (held: Relationship): Relationship => {
    if (!on) return held.muting ? { ...held, muting: false, muting_notifications: false } : held
    if (held.muting && held.muting_notifications === notifications) return held
    return { ...held, muting: true, muting_notifications: notifications }
  }

/** Removes a follower. */
export const withoutFollower = (held: Relationship): Relationship =>
  held.followed_by ? { ...held, followed_by: false } : held

/** Changes the follower count by one, never below zero. */
export const withFollowers =
  (by: 1 | -1) =>
  (account: Account): Account => ({ ...account, followers_count: moved(account.followers_count, by) })

/** Changes the following count by one, never below zero. */
export const withFollowing =
  (by: 1 | -1) =>
  (account: Account): Account => ({ ...account, following_count: moved(account.following_count, by) })
