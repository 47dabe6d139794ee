import type { Account, Relationship } from '@/schemas/entities'

/** A count that the server hides stays unknown. */
const moved = (count: number | null, by: number) => (count === null ? null : Math.max(0, count + by))

/** Follows, or requests to follow a locked account. No change if already so. */
export const withFollow =
  (locked: boolean) =>
  (relationship: Relationship): Relationship => {
    if (relationship.following || relationship.requested) return relationship
    return locked
      ? { ...relationship, requested: true }
      : { ...relationship, following: true, showing_reblogs: relationship.showing_reblogs ?? true }
  }

/** Neither followed nor requested. */
export const withoutFollow = (relationship: Relationship): Relationship =>
  relationship.following || relationship.requested
    ? { ...relationship, following: false, requested: false, notifying: false }
    : relationship

/** Blocks, which ends following in both directions, or unblocks. */
export const withBlock =
  (on: boolean) =>
  (relationship: Relationship): Relationship => {
    if (relationship.blocking === on) return relationship
    return on
      ? { ...withoutFollow(relationship), blocking: true, followed_by: false }
      : { ...relationship, blocking: false }
  }

/** Mutes, with or without notifications, or unmutes. */
export const withMute =
  (on: boolean, notifications = true) =>
  (relationship: Relationship): Relationship => {
    if (!on)
      return relationship.muting
        ? { ...relationship, muting: false, muting_notifications: false }
        : relationship
    if (relationship.muting && relationship.muting_notifications === notifications) return relationship
    return { ...relationship, muting: true, muting_notifications: notifications }
  }

/** Removes a follower. */
export const withoutFollower = (relationship: Relationship): Relationship =>
  relationship.followed_by ? { ...relationship, followed_by: false } : relationship

/** Changes the follower count by one, never below zero. */
export const withFollowers =
  (by: 1 | -1) =>
  (account: Account): Account => ({ ...account, followers_count: moved(account.followers_count, by) })

/** Changes the following count by one, never below zero. */
export const withFollowing =
  (by: 1 | -1) =>
  (account: Account): Account => ({ ...account, following_count: moved(account.following_count, by) })
