import type { Account, Follow, Mute } from '../store/model'
import { pairKey, type World } from '../store/world'

type Id = string | null

export const followOf = (world: World, from: Id, to: string): Follow | undefined =>
  from === null ? undefined : world.follows.find('pair', pairKey(from, to))

export const follows = (world: World, from: Id, to: string): boolean =>
  followOf(world, from, to) !== undefined

export const blocks = (world: World, from: Id, to: string): boolean =>
  from !== null && world.blocks.find('pair', pairKey(from, to)) !== undefined

export function muteOf(world: World, from: Id, to: string, now: number): Mute | undefined {
  const mute = from === null ? undefined : world.mutes.find('pair', pairKey(from, to))
  return mute && (mute.expiresAt === null || mute.expiresAt > now) ? mute : undefined
}

export const mutes = (world: World, from: Id, to: string, now: number): boolean =>
  muteOf(world, from, to, now) !== undefined

export const blocksDomain = (world: World, from: Id, account: Account | undefined): boolean =>
  from !== null &&
  account?.domain !== undefined &&
  account.domain !== null &&
  world.domainBlocks.find('pair', pairKey(from, account.domain)) !== undefined

/** True when `viewer` and `other` block each other, or `viewer` mutes `other`. */
export const isExcluded = (world: World, viewer: Id, other: string, now: number): boolean =>
  viewer !== null &&
  viewer !== other &&
  (blocks(world, viewer, other) || blocks(world, other, viewer) || mutes(world, viewer, other, now))

/** True when `viewer` must not see `other` in lists: blocked either way, muted, or domain-blocked. */
export const isHidden = (world: World, viewer: Id, other: string, now: number): boolean =>
  viewer !== null &&
  viewer !== other &&
  (isExcluded(world, viewer, other, now) ||
    (blocksDomain(world, viewer, world.accounts.get(other)) && !follows(world, viewer, other)))

/** Returns followers of `account` that `viewer` follows too. */
export const alsoFollowed = (world: World, viewer: string, account: string): string[] =>
  world.follows
    .by('to', account)
    .map((follow) => follow.from)
    .filter((id) => id !== viewer && follows(world, viewer, id))
