import type { Status } from '../store/model'
import type { World } from '../store/world'
import { blocks, blocksDomain, follows, mutes } from './relations'
import { canSee } from './visibility'

export type Approval = 'automatic' | 'manual' | 'denied' | 'unknown'

const allows = (world: World, policy: string, viewer: string, author: string): boolean =>
  policy === 'public' || (policy === 'followers' && follows(world, viewer, author))

/** Returns whether `viewer` may quote the post: at once, after approval, or not. */
export function approvalFor(world: World, viewer: string | null, status: Status): Approval {
  if (viewer === null) return 'denied'
  if (status.reblogOfId || status.visibility === 'direct') return 'denied'
  if (viewer === status.accountId) return 'automatic'
  if (status.visibility === 'private' || !canSee(world, viewer, status)) return 'denied'
  if (allows(world, status.quotePolicy, viewer, status.accountId)) return 'automatic'
  return allows(world, status.quoteManual, viewer, status.accountId) ? 'manual' : 'denied'
}

/** Returns the quote state for `viewer`: the stored one, or why the quoted post is hidden. */
export function quoteStateFor(
  world: World,
  viewer: string | null,
  status: Status,
  now: number,
): { state: string; quoted: Status | null } | null {
  const { quote } = status
  if (!quote) return null
  const quoted = world.statuses.get(quote.statusId) ?? null
  if (quote.state === 'accepted' && !quoted) return { state: 'deleted', quoted: null }
  if (quote.state !== 'accepted') {
    const open = ['blocked_account', 'blocked_domain', 'muted_account'].includes(quote.state)
    return { state: quote.state, quoted: open ? quoted : null }
  }
  if (!quoted) return { state: 'deleted', quoted: null }
  if (viewer !== null && viewer !== quoted.accountId) {
    if (blocks(world, viewer, quoted.accountId)) return { state: 'blocked_account', quoted }
    if (blocksDomain(world, viewer, world.accounts.get(quoted.accountId)))
      return { state: 'blocked_domain', quoted }
    if (mutes(world, viewer, quoted.accountId, now)) return { state: 'muted_account', quoted }
  }
  return canSee(world, viewer, quoted)
    ? { state: 'accepted', quoted }
    : { state: 'unauthorized', quoted: null }
}
