import type { Status } from '../store/model'
import type { World } from '../store/world'
import { blocks, follows } from './relations'

/** Whether `viewer` (null: nobody) may read the post at all. */
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

/** The more private of two visibilities; what is unknown counts as private (api-facts 0). */
export function moreprivate(a: string, b: string): (typeof ORDER)[number] {
  const rank = (value: string) => {
    const at = ORDER.indexOf(value as (typeof ORDER)[number])
    return at < 0 ? 2 : at
  }
  return ORDER[Math.max(rank(a), rank(b))] ?? 'private'
}

/** Whether the post may be boosted by `viewer`: public and unlisted ones, and one's own private ones. */
export const canBoost = (viewer: string, status: Status): boolean =>
  status.visibility === 'public' ||
  status.visibility === 'unlisted' ||
  (status.visibility === 'private' && status.accountId === viewer)
