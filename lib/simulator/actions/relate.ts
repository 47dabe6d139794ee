import type { Follow } from '../store/model'
import { pairKey } from '../store/world'
import { followOf } from '../rules/relations'
import type { Server } from '../server'
import { clearContacts, clearFeeds } from './hide'
import { notify } from './notify'

/** Changes a stored count, never below zero; a hidden count (-1) stays hidden. */
export function count(
  server: Server,
  id: string,
  field: 'followersCount' | 'followingCount' | 'statusesCount',
  by: number,
): void {
  const account = server.world.accounts.get(id)
  if (account && account[field] >= 0)
    server.world.accounts.patch(id, { [field]: Math.max(0, account[field] + by) })
}

export type FollowOptions = Partial<Pick<Follow, 'reblogs' | 'notify' | 'languages'>>

/** Follows `to`, or requests it when `to` is locked; following again changes the options. */
export function follow(
  server: Server,
  from: string,
  to: string,
  options: FollowOptions = {},
): 'following' | 'requested' {
  const { world } = server
  const now = server.clock.now()
  const known = followOf(world, from, to)
  if (known) {
    world.follows.patch(known.id, options)
    return 'following'
  }
  const asked = world.followRequests.find('pair', pairKey(from, to))
  if (asked) {
    world.followRequests.patch(asked.id, options)
    return 'requested'
  }
  const row = {
    id: world.ids.serial(),
    from,
    to,
    reblogs: true,
    notify: false,
    languages: null,
    createdAt: now,
    ...options,
  }
  if (world.accounts.get(to)?.locked) {
    world.followRequests.put(row)
    notify(server, { to, from, type: 'follow_request' })
    return 'requested'
  }
  world.follows.put(row)
  count(server, to, 'followersCount', 1)
  count(server, from, 'followingCount', 1)
  notify(server, { to, from, type: 'follow' })
  return 'following'
}

/** Removes `member` from every list of `owner`: members must be followed. */
function leaveLists({ world }: Server, owner: string, member: string): void {
  for (const list of world.lists.by('account', owner)) {
    const row = world.listMembers.find('pair', pairKey(list.id, member))
    if (row) world.listMembers.remove(row.id)
  }
}

/** Removes a follow or a follow request. */
export function unfollow(server: Server, from: string, to: string): void {
  const { world } = server
  const known = followOf(world, from, to)
  if (known) {
    world.follows.remove(known.id)
    count(server, to, 'followersCount', -1)
    count(server, from, 'followingCount', -1)
  }
  const asked = world.followRequests.find('pair', pairKey(from, to))
  if (asked) world.followRequests.remove(asked.id)
  if (known || asked) leaveLists(server, from, to)
}

/** Accepts or rejects a follow request. */
export function answerRequest(server: Server, to: string, from: string, yes: boolean): boolean {
  const { world } = server
  const asked = world.followRequests.find('pair', pairKey(from, to))
  if (!asked) return false
  world.followRequests.remove(asked.id)
  for (const n of world.notifications.by('from', pairKey(to, from)))
    if (n.type === 'follow_request') world.notifications.remove(n.id)
  if (yes) {
    world.follows.put({ ...asked, id: world.ids.serial(), createdAt: server.clock.now() })
    count(server, to, 'followersCount', 1)
    count(server, from, 'followingCount', 1)
    notify(server, { to, from, type: 'follow' })
  } else leaveLists(server, from, to)
  return yes
}

/**
 * Blocks an account: ends follows and requests in both directions and removes its notifications and feed
 * rows.
 */
export function block(server: Server, from: string, to: string): void {
  const { world } = server
  const sendDeletes = clearFeeds(server, from, to)
  unfollow(server, from, to)
  unfollow(server, to, from)
  if (!world.blocks.find('pair', pairKey(from, to))) world.blocks.put({ id: world.ids.serial(), from, to })
  clearContacts(server, from, to)
  const endorsed = world.endorsements.find('pair', pairKey(from, to))
  if (endorsed) world.endorsements.remove(endorsed.id)
  sendDeletes()
}

export function unblock(server: Server, from: string, to: string): void {
  const known = server.world.blocks.find('pair', pairKey(from, to))
  if (known) server.world.blocks.remove(known.id)
}

/**
 * Mutes an account and clears feeds; with `notifications` also its notifications. `duration` in seconds, 0 =
 * indefinitely.
 */
export function mute(server: Server, from: string, to: string, notifications = true, duration = 0): void {
  const { world } = server
  const known = world.mutes.find('pair', pairKey(from, to))
  const expiresAt = duration > 0 ? server.clock.now() + duration * 1000 : null
  const sendDeletes = clearFeeds(server, from, to)
  if (known) world.mutes.patch(known.id, { notifications, expiresAt })
  else world.mutes.put({ id: world.ids.serial(), from, to, notifications, expiresAt })
  if (notifications) clearContacts(server, from, to)
  sendDeletes()
}

export function unmute(server: Server, from: string, to: string): void {
  const known = server.world.mutes.find('pair', pairKey(from, to))
  if (known) server.world.mutes.remove(known.id)
}

/**
 * Blocks a domain for an account: ends follows and requests with it in both directions and removes its
 * notifications. Lost follows are reported by a notification.
 */
export function blockDomain(server: Server, accountId: string, domain: string): void {
  const { world } = server
  if (!world.domainBlocks.find('pair', pairKey(accountId, domain)))
    world.domainBlocks.put({ id: world.ids.serial(), accountId, domain })
  let followersCount = 0
  let followingCount = 0
  for (const { id } of world.accounts.by('domain', domain)) {
    if (followOf(world, id, accountId)) followersCount += 1
    if (followOf(world, accountId, id)) followingCount += 1
    unfollow(server, id, accountId)
    unfollow(server, accountId, id)
    for (const n of world.notifications.by('from', pairKey(accountId, id))) world.notifications.remove(n.id)
    const request = world.notificationRequests.find('pair', pairKey(accountId, id))
    if (request) world.notificationRequests.remove(request.id)
  }
  if (followersCount + followingCount > 0)
    notify(server, {
      to: accountId,
      from: accountId,
      type: 'severed_relationships',
      extra: {
        severance: {
          type: 'user_domain_block',
          purged: false,
          targetName: domain,
          followersCount,
          followingCount,
        },
      },
    })
}

/** Adds or removes a row of a pair table. */
export function pairUp(
  server: Server,
  table: 'endorsements' | 'permissions' | 'dismissedSuggestions',
  from: string,
  to: string,
  on: boolean,
): void {
  const rows = server.world[table]
  const known = rows.find('pair', pairKey(from, to))
  if (on && !known) rows.put({ id: server.world.ids.serial(), from, to })
  if (!on && known) rows.remove(known.id)
}
