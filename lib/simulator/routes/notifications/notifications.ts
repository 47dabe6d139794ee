import type { Notification } from '../../store/model'
import { compareIds } from '../../store/ids'
import { pairKey } from '../../store/world'
import { muteOf } from '../../rules/relations'
import { notificationOut } from '../../serialize/notification'
import { me, type Call } from '../../routing/call'
import { ownRecord } from '../../routing/own-record'
import { NOTIFICATIONS, paginate } from '../../routing/paging'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

/** Returns the predicate for the notifications a request wants. */
export function wanted(call: Call): (notification: Notification) => boolean {
  const { params } = call
  const { world } = call.server
  const types = params.texts('types')
  const excluded = params.texts('exclude_types')
  const from = params.text('account_id')
  const all = params.flag('include_filtered') ?? false
  return (n) => {
    if (types.length > 0 && !types.includes(n.type)) return false
    if (excluded.includes(n.type)) return false
    if (from !== undefined) return n.fromId === from
    if (n.filtered && !all) return false
    if (muteOf(world, n.accountId, n.fromId, call.view.now)?.notifications) return false
    return n.statusId === null || world.statuses.has(n.statusId)
  }
}

const own = (call: Call, id?: string): Notification => ownRecord(call, call.server.world.notifications, id)

function all(call: Call): Reply {
  const { notifications } = call.server.world
  const fits = wanted(call)
  const supported = call.params.texts('supported_types')
  const { items, headers } = paginate(
    call,
    notifications.ids('account', me(call)),
    (id) => {
      const n = notifications.get(id)
      return n && fits(n) ? notificationOut(call.view, n, supported) : undefined
    },
    NOTIFICATIONS,
  )
  return reply(items, 200, headers)
}

/** Returns notifications after the marker, newest first. */
export function unread(call: Call): Notification[] {
  const { world } = call.server
  const marker = world.markers.find('pair', pairKey(me(call), 'notifications'))
  const fits = wanted(call)
  return world.notifications
    .by('account', me(call))
    .filter((n) => fits(n) && (!marker || compareIds(n.id, marker.lastReadId) > 0))
    .reverse()
}

export const capOf = (call: Call): number => Math.min(call.params.whole('limit') ?? 100, 1000)

function clear(call: Call): Reply {
  const { notifications, notificationRequests } = call.server.world
  for (const n of notifications.by('account', me(call))) notifications.remove(n.id)
  for (const request of notificationRequests.by('account', me(call))) notificationRequests.remove(request.id)
  return reply({})
}

/** Ungrouped notifications. */
export const notificationRoutes = [
  route('GET /api/v1/notifications', 'user', 'read:notifications', all),
  route('GET /api/v1/notifications/unread_count', 'user', 'read:notifications', (call) =>
    reply({ count: Math.min(unread(call).length, capOf(call)) }),
  ),
  route('POST /api/v1/notifications/clear', 'user', 'write:notifications', clear),
  route('GET /api/v1/notifications/:id', 'user', 'read:notifications', (call) =>
    reply(notificationOut(call.view, own(call), call.params.texts('supported_types'))),
  ),
  route('POST /api/v1/notifications/:id/dismiss', 'user', 'write:notifications', (call) => {
    call.server.world.notifications.remove(own(call).id)
    return reply({})
  }),
]
