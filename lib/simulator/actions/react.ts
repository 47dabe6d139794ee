import type { Status, Visibility } from '../store/model'
import { addStatus } from '../store/records'
import { pairKey } from '../store/world'
import type { Server } from '../server'
import { notify } from './notify'
import { removeStatus } from './remove'
import { count } from './relate'

type MarkTable = 'favourites' | 'bookmarks' | 'pins' | 'mutedConversations'

/** Sets or clears a mark; returns whether anything changed. */
export function mark(
  server: Server,
  table: MarkTable,
  accountId: string,
  statusId: string,
  on: boolean,
): boolean {
  const rows = server.world[table]
  const known = rows.find('mark', pairKey(accountId, statusId))
  if (on === (known !== undefined)) return false
  if (known) rows.remove(known.id)
  else rows.put({ id: server.world.ids.serial(), accountId, statusId, createdAt: server.clock.now() })
  return true
}

/** Favourites or unfavourites a post, with count and notification. */
export function favourite(server: Server, accountId: string, status: Status, on: boolean): Status {
  const { world } = server
  if (!mark(server, 'favourites', accountId, status.id, on)) return status
  const favouritesCount = Math.max(0, status.favouritesCount + (on ? 1 : -1))
  const after = world.statuses.patch(status.id, { favouritesCount }) ?? status
  if (on) notify(server, { to: status.accountId, from: accountId, type: 'favourite', statusId: status.id })
  else
    for (const n of world.notifications.by('from', pairKey(status.accountId, accountId)))
      if (n.type === 'favourite' && n.statusId === status.id) world.notifications.remove(n.id)
  return after
}

const boostOf = (server: Server, accountId: string, statusId: string): Status | undefined =>
  server.world.statuses.by('reblog', statusId).find((boost) => boost.accountId === accountId)

/** Boosts a post; boosting again returns the first boost. */
export function boost(server: Server, accountId: string, status: Status, visibility: Visibility): Status {
  const { world, hub } = server
  const known = boostOf(server, accountId, status.id)
  if (known) return known
  const now = server.clock.now()
  const made = addStatus(world, {
    accountId,
    createdAt: now,
    text: '',
    visibility: status.visibility === 'private' ? 'private' : visibility,
    reblogOfId: status.id,
  })
  world.statuses.patch(status.id, { reblogsCount: status.reblogsCount + 1 })
  count(server, accountId, 'statusesCount', 1)
  world.accounts.patch(accountId, { lastStatusAt: now })
  notify(server, { to: status.accountId, from: accountId, type: 'reblog', statusId: status.id })
  hub.status('update', made)
  return made
}

/** Removes a boost. */
export function unboost(server: Server, accountId: string, status: Status): void {
  const known = boostOf(server, accountId, status.id)
  if (known) removeStatus(server, known)
}
