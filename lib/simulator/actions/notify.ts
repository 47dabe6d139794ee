import type { Notification, PolicyValue, Status } from '../store/model'
import { pairKey } from '../store/world'
import { blocks, blocksDomain, followOf, follows, muteOf } from '../rules/relations'
import { notificationOut } from '../serialize/notification'
import { deliverPushes } from '../push/deliver'
import { viewOf, type Server } from '../server'
import { DAY } from '../store/time'

const GROUPED = ['favourite', 'reblog', 'follow', 'admin.sign_up']
/** Types that create or extend a notification request when filtered. */
const REQUESTING = ['mention', 'quote']
/** Never filtered. */
const ALWAYS = [
  'poll',
  'update',
  'severed_relationships',
  'moderation_warning',
  'annual_report',
  'admin.report',
  'admin.sign_up',
  'quoted_update',
  'status',
]

export interface Notice {
  readonly to: string
  readonly from: string
  readonly type: string
  readonly statusId?: string | null
  readonly extra?: Partial<Notification>
}

/** Returns the group key of a notification: same type and target within half a day. */
export function groupKey(id: string, type: string, statusId: string | null, now: number): string {
  if (!GROUPED.includes(type)) return `ungrouped-${id}`
  const bucket = Math.floor(now / (DAY / 2))
  return type === 'follow' || type === 'admin.sign_up'
    ? `${type}-${bucket}`
    : `${type}-${statusId ?? ''}-${bucket}`
}

/** True for a direct post in a thread the recipient wrote in: it is not unsolicited. */
const isSolicited = (server: Server, to: string, status: Status): boolean =>
  server.world.statuses
    .by('conversation', status.conversationId)
    .some((post) => post.accountId === to && post.id !== status.id)

/** Returns the verdict of the recipient's notification policy. */
function policyFor(server: Server, notice: Notice): PolicyValue {
  const { world, clock } = server
  const user = world.users.get(notice.to)
  const from = world.accounts.get(notice.from)
  if (!user || !from || ALWAYS.includes(notice.type)) return 'accept'
  if (world.permissions.find('pair', pairKey(notice.to, notice.from))) return 'accept'
  const { policy } = user
  const now = clock.now()
  const known = follows(world, notice.to, notice.from)
  const back = followOf(world, notice.from, notice.to)
  const status = world.statuses.get(notice.statusId)
  const cases: [boolean, PolicyValue][] = [
    [!known, policy.forNotFollowing],
    [!known && (!back || now - back.createdAt < 3 * DAY), policy.forNotFollowers],
    [!known && now - from.createdAt < 30 * DAY, policy.forNewAccounts],
    [
      !known &&
        notice.type === 'mention' &&
        status?.visibility === 'direct' &&
        !isSolicited(server, notice.to, status),
      policy.forPrivateMentions,
    ],
    [!known && from.limited, policy.forLimitedAccounts],
    [!known && from.bot, policy.forBots],
  ]
  const values = cases.filter(([applies]) => applies).map(([, value]) => value)
  return values.includes('drop') ? 'drop' : values.includes('filter') ? 'filter' : 'accept'
}

function isUnwanted(server: Server, notice: Notice): boolean {
  const { world, clock } = server
  if (!world.users.has(notice.to)) return true
  if (ALWAYS.includes(notice.type) && notice.type !== 'update' && notice.type !== 'status') return false
  if (notice.to === notice.from) return true
  const from = world.accounts.get(notice.from)
  if (blocks(world, notice.to, notice.from) || blocks(world, notice.from, notice.to)) return true
  if (muteOf(world, notice.to, notice.from, clock.now())?.notifications) return true
  if (blocksDomain(world, notice.to, from) && !follows(world, notice.to, notice.from)) return true
  const status = world.statuses.get(notice.statusId)
  return (
    status !== undefined &&
    world.mutedConversations.find('mark', pairKey(notice.to, status.conversationId)) !== undefined
  )
}

/** Counts a filtered sender in a notification request. */
function request(server: Server, notice: Notice): void {
  const { world } = server
  const now = server.clock.now()
  const known = world.notificationRequests.find('pair', pairKey(notice.to, notice.from))
  if (known)
    world.notificationRequests.patch(known.id, {
      lastStatusId: notice.statusId ?? null,
      updatedAt: now,
    })
  else
    world.notificationRequests.put({
      id: world.ids.serial(),
      accountId: notice.to,
      fromId: notice.from,
      lastStatusId: notice.statusId ?? null,
      createdAt: now,
      updatedAt: now,
    })
}

/** Stores a notification if its recipient wants it, and streams it unless it is filtered. */
export function notify(server: Server, notice: Notice): Notification | null {
  if (isUnwanted(server, notice)) return null
  const policy = policyFor(server, notice)
  if (policy === 'drop') return null
  const { world } = server
  const now = server.clock.now()
  const id = world.ids.serial()
  const statusId = notice.statusId ?? null
  const stored = world.notifications.put({
    id,
    accountId: notice.to,
    type: notice.type,
    fromId: notice.from,
    statusId,
    createdAt: now,
    groupKey: groupKey(id, notice.type, statusId, now),
    filtered: policy === 'filter',
    ...notice.extra,
  })
  if (policy === 'filter') {
    if (REQUESTING.includes(notice.type)) request(server, notice)
    return stored
  }
  streamNotification(server, stored)
  deliverPushes(server, stored)
  return stored
}

/** Streams a stored notification to its recipient. */
export function streamNotification(server: Server, stored: Notification): void {
  const { accountId } = stored
  for (const stream of ['user', 'user:notification'])
    server.hub.toAccount(
      accountId,
      [stream],
      'notification',
      notificationOut(viewOf(server, accountId), stored),
    )
}
