import type { Status } from '../store/model'
import { pairKey } from '../store/world'
import { homeHas, listHas, original } from '../rules/timelines'
import type { Server } from '../server'

/** Maximum number of rows of a feed; older ones were never in it. */
const FEED = 400

/** The post is by `target`, boosts or mentions that account. */
const involves = (target: string, status: Status, shown: Status): boolean =>
  status.accountId === target || shown.accountId === target || shown.mentionIds.includes(target)

/** Ids of the newest rows of a feed that involve `target`. */
function rowsOf(server: Server, target: string, has: (status: Status) => boolean): string[] {
  const { world } = server
  const ids: string[] = []
  let rows = 0
  const all = world.statuses.allIds()
  for (let at = all.length - 1; at >= 0 && rows < FEED; at--) {
    const status = world.statuses.get(all[at])
    if (!status || !has(status)) continue
    rows += 1
    if (involves(target, status, original(world, status))) ids.push(status.id)
  }
  return ids
}

/**
 * Removes everything of `target` from home and lists of `owner`, before they are hidden: streams of these
 * feeds get a `delete` per row, although no post was deleted. Returns the function that sends them.
 */
export function clearFeeds(server: Server, owner: string, target: string): () => void {
  const { world, hub, clock } = server
  if (!server.software.sockets.clearsFeeds || !hub.hears(owner)) return () => {}
  const now = clock.now()
  const home = rowsOf(server, target, (status) => homeHas(world, owner, status, now))
  const lists = world.lists
    .by('account', owner)
    .map((list) => ({ list, ids: rowsOf(server, target, (status) => listHas(world, list, status, now)) }))
  return () => {
    for (const id of home) hub.toAccount(owner, ['user'], 'delete', id)
    for (const { list, ids } of lists) for (const id of ids) hub.toList(list, 'delete', id)
  }
}

/** Removes notifications, requests and conversations with `target`. */
export function clearContacts(server: Server, owner: string, target: string): void {
  const { world } = server
  for (const n of world.notifications.by('from', pairKey(owner, target))) world.notifications.remove(n.id)
  const request = world.notificationRequests.find('pair', pairKey(owner, target))
  if (request) world.notificationRequests.remove(request.id)
  for (const conversation of world.conversations.by('account', owner))
    if (conversation.participantIds.includes(target)) world.conversations.remove(conversation.id)
}
