import type { Status } from '../store/model'
import type { World } from '../store/world'
import { blocks, follows } from './relations'

/** True when `viewer` (null = visitor) may read the post. */
export function canSee(world: World, viewer: string | null, status: Status): boolean {
  if (viewer === status.accountId) return true
  const author = world.accounts.get(status.accountId)
  if (!author || author.suspended) return false
  if (status.reblogOfId) {
    const original = world.statuses.get(status.reblogOfId)
    if (!original || !canSee(world, viewer, original)) return false
  }
  if (viewer !== null && blocks(world, status.accountId, viewer)) return false
  if (status.visibility === 'public' || status.visibility === 'unlisted') return true
  if (viewer === null) return false
  if (status.mentionIds.includes(viewer)) return true
  return status.visibility === 'private' && follows(world, viewer, status.accountId)
}

const ORDER = ['public', 'unlisted', 'private', 'direct'] as const

/** Returns the more private visibility; unknown ones count as private. */
export function morePrivate(a: string, b: string): (typeof ORDER)[number] {
  const rank = (value: string) => {
    const at = ORDER.indexOf(value as (typeof ORDER)[number])
    return at < 0 ? 2 : at
  }
  return ORDER[Math.max(rank(a), rank(b))] ?? 'private'
}

/** True for public and unlisted posts, and for own private ones. */
export const canBoost = (viewer: string, status: Status): boolean =>
  status.visibility === 'public' ||
  status.visibility === 'unlisted' ||
  (status.visibility === 'private' && status.accountId === viewer)
