import type { NotificationPolicy, NotificationRequest } from '../../store/model'
import { pairKey } from '../../store/world'
import { requestOut } from '../../serialize/notification'
import { pairUp } from '../../actions/relate'
import { me, self, type Call } from '../../routing/call'
import { ownRecord } from '../../routing/own-record'
import { ACCOUNTS, paginate } from '../../routing/paging'
import { found, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const own = (call: Call): NotificationRequest => ownRecord(call, call.server.world.notificationRequests)

function all(call: Call): Reply {
  const { notificationRequests } = call.server.world
  const { items, headers } = paginate(
    call,
    notificationRequests.ids('account', me(call)),
    (id) => {
      const request = notificationRequests.get(id)
      return request && requestOut(call.view, request)
    },
    ACCOUNTS,
  )
  return reply(items, 200, headers)
}

/** Accepts a sender permanently; filtered notifications are merged by a job. */
function accept(call: Call, request: NotificationRequest): void {
  const { server } = call
  const { world, faults } = server
  pairUp(server, 'permissions', request.accountId, request.fromId, true)
  world.notificationRequests.remove(request.id)
  const work = () => {
    for (const n of world.notifications.by('from', pairKey(request.accountId, request.fromId)))
      if (n.filtered) world.notifications.patch(n.id, { filtered: false })
    if (!faults.merging?.length)
      server.hub.toAccount(request.accountId, ['user', 'user:notification'], 'notifications_merged', '1')
  }
  if (faults.merging) faults.merging.push(work)
  else work()
}

/** Deletes the request and the filtered notifications of its sender; a new one creates another request. */
function dismiss(call: Call, request: NotificationRequest): void {
  const { world } = call.server
  for (const n of world.notifications.by('from', pairKey(request.accountId, request.fromId)))
    if (n.filtered) world.notifications.remove(n.id)
  world.notificationRequests.remove(request.id)
}

const single = (act: typeof accept) => (call: Call) => {
  act(call, own(call))
  return reply({})
}

/** Answers the requests that exist; others are ignored. */
const bulk = (act: typeof accept) => (call: Call) => {
  for (const id of call.params.texts('id')) {
    const request = call.server.world.notificationRequests.get(id)
    if (request?.accountId === me(call)) act(call, request)
  }
  return reply({})
}

const FIELDS: Record<string, keyof NotificationPolicy> = {
  for_not_following: 'forNotFollowing',
  for_not_followers: 'forNotFollowers',
  for_new_accounts: 'forNewAccounts',
  for_private_mentions: 'forPrivateMentions',
  for_limited_accounts: 'forLimitedAccounts',
  for_bots: 'forBots',
}
const OLD: Record<string, keyof NotificationPolicy> = {
  filter_not_following: 'forNotFollowing',
  filter_not_followers: 'forNotFollowers',
  filter_new_accounts: 'forNewAccounts',
  filter_private_mentions: 'forPrivateMentions',
}
const VALUES = ['accept', 'filter', 'drop']

function summary(call: Call) {
  const { world } = call.server
  const waiting = world.notificationRequests.by('account', me(call))
  return {
    pending_requests_count: waiting.length,
    pending_notifications_count: waiting.reduce(
      (sum, request) =>
        sum +
        world.notifications.by('from', pairKey(me(call), request.fromId)).filter((n) => n.filtered).length,
      0,
    ),
  }
}

const policyOut = (call: Call): Reply => {
  const { policy } = found(call.server.world.users.get(me(call)))
  return reply({
    ...Object.fromEntries(Object.entries(FIELDS).map(([wire, field]) => [wire, policy[field]])),
    summary: summary(call),
  })
}

function writePolicy(call: Call): Reply {
  const { policy } = self(call)
  const changes = Object.entries(FIELDS).flatMap(([wire, field]) => {
    const value = call.params.text(wire)
    if (value === undefined) return []
    if (!VALUES.includes(value)) throw new Refusal(422, `'${value}' is not a valid ${wire}`)
    return [[field, value] as const]
  })
  call.server.world.users.patch(me(call), { policy: { ...policy, ...Object.fromEntries(changes) } })
  return policyOut(call)
}

const oldPolicyOut = (call: Call): Reply => {
  const { policy } = found(call.server.world.users.get(me(call)))
  return reply({
    ...Object.fromEntries(Object.entries(OLD).map(([wire, field]) => [wire, policy[field] !== 'accept'])),
    summary: summary(call),
  })
}

function writeOldPolicy(call: Call): Reply {
  const { policy } = self(call)
  const changes = Object.entries(OLD).flatMap(([wire, field]) => {
    const on = call.params.flag(wire)
    return on === undefined ? [] : [[field, on ? 'filter' : 'accept'] as const]
  })
  call.server.world.users.patch(me(call), { policy: { ...policy, ...Object.fromEntries(changes) } })
  return oldPolicyOut(call)
}

const READ = 'read:notifications'
const WRITE = 'write:notifications'

/** Notification requests and the policy. */
export const notificationRequestRoutes = [
  route('GET /api/v1/notifications/requests', 'user', READ, all),
  route('GET /api/v1/notifications/requests/merged', 'user', READ, (call) =>
    reply({ merged: (call.server.faults.merging?.length ?? 0) === 0 }),
  ),
  route('GET /api/v1/notifications/requests/:id', 'user', READ, (call) =>
    reply(requestOut(call.view, own(call))),
  ),
  route('POST /api/v1/notifications/requests/accept', 'user', WRITE, bulk(accept)),
  route('POST /api/v1/notifications/requests/dismiss', 'user', WRITE, bulk(dismiss)),
  route('POST /api/v1/notifications/requests/:id/accept', 'user', WRITE, single(accept)),
  route('POST /api/v1/notifications/requests/:id/dismiss', 'user', WRITE, single(dismiss)),
  route('GET /api/v2/notifications/policy', 'user', READ, policyOut),
  route('PATCH /api/v2/notifications/policy', 'user', WRITE, writePolicy),
  route('GET /api/v1/notifications/policy', 'user', READ, oldPolicyOut),
  route('PUT /api/v1/notifications/policy', 'user', WRITE, writeOldPolicy),
]
