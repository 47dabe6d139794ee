import type { Notification } from '../../store/model'
import { compareIds } from '../../store/ids'
import { lowerBound } from '../../store/table'
import { accountOut, acctOf } from '../../serialize/account'
import { extrasOut } from '../../serialize/notification'
import { statusOut } from '../../serialize/status'
import { absolute, iso, type Json } from '../../serialize/view'
import { me, pathParam, type Call } from '../../routing/call'
import { capOf, unread, wanted } from './notifications'
import { ACCOUNTS, limitOf, linkTo, NOTIFICATIONS, paginate } from '../../routing/paging'
import { found } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const GROUPABLE = ['favourite', 'reblog', 'follow', 'admin.sign_up']
const SAMPLES = 8

interface Group {
  readonly key: string
  /** Those on the page, newest first. */
  readonly members: Notification[]
  /** All up to the newest notification of the page, newest first. */
  readonly all: Notification[]
}

/** Returns the group key of a notification for this request. */
function keyFor(call: Call): (n: Notification) => string {
  const asked = call.params.texts('grouped_types')
  const types = asked.length > 0 ? asked.filter((type) => GROUPABLE.includes(type)) : GROUPABLE
  return (n) => (types.includes(n.type) ? n.groupKey : `ungrouped-${n.id}`)
}

/** Returns one page of groups, newest first; a group that continues appears again on the next page. */
function pageOf(call: Call): Group[] {
  const { notifications } = call.server.world
  const { params } = call
  const limit = limitOf(call, NOTIFICATIONS)
  const ids = notifications.ids('account', me(call))
  const minId = params.text('min_id')
  const above = minId ?? params.text('since_id')
  const maxId = params.text('max_id')
  const at = above ? lowerBound(ids, above) : 0
  const low = above && ids[at] === above ? at + 1 : at
  const range = ids.slice(low, maxId ? lowerBound(ids, maxId) : ids.length)
  if (!minId) range.reverse()
  const fits = wanted(call)
  const key = keyFor(call)
  const groups = new Map<string, Notification[]>()
  for (const id of range) {
    const n = notifications.get(id)
    if (!n || !fits(n)) continue
    const members = groups.get(key(n))
    if (members) members.push(n)
    else if (groups.size < limit) groups.set(key(n), [n])
    else break
  }
  const newest = [...groups.values()]
    .flat()
    .reduce<string | null>((top, { id }) => (top === null || compareIds(id, top) > 0 ? id : top), null)
  const page = [...groups].map(([name, members]) => ({
    key: name,
    members: minId ? members.toReversed() : members,
    all: ids
      .toReversed()
      .flatMap((id) => notifications.get(id) ?? [])
      .filter((n) => key(n) === name && fits(n) && newest !== null && compareIds(n.id, newest) <= 0),
  }))
  return minId ? page.reverse() : page
}

function groupOut(call: Call, group: Group, paged: boolean): Json {
  const [newest] = group.all
  const [first] = group.members
  const oldest = group.members.at(-1)
  if (!newest || !first || !oldest) return {}
  const senders = [...new Set(group.all.map((n) => n.fromId))]
  return {
    group_key: group.key,
    notifications_count: group.all.length,
    type: newest.type,
    // a number, unlike all other ids
    most_recent_notification_id: Number(newest.id),
    ...(paged
      ? { page_min_id: oldest.id, page_max_id: first.id, latest_page_notification_at: iso(first.createdAt) }
      : {}),
    sample_account_ids: senders.slice(0, SAMPLES),
    ...(newest.statusId ? { status_id: newest.statusId } : {}),
    ...extrasOut(call.view, newest, call.params.texts('supported_types')),
  }
}

const partialOut = (call: Call, id: string): Json => {
  const account = found(call.server.world.accounts.get(id))
  return {
    id,
    acct: acctOf(account),
    url: account.url ?? `${call.server.origin}/@${account.username}`,
    avatar: absolute(call.view, account.avatar),
    avatar_static: absolute(call.view, account.avatarStatic),
    locked: account.locked,
    bot: account.bot,
  }
}

/** Sends groups with their accounts and posts. */
function send(call: Call, groups: readonly Group[], headers: Record<string, string>, paged: boolean): Reply {
  const { world } = call.server
  const some = call.params.text('expand_accounts') === 'partial_avatars'
  const full = new Set<string>()
  const partial = new Set<string>()
  const statuses = new Set<string>()
  for (const { members, all } of groups) {
    const senders = [...new Set(all.map((n) => n.fromId))].slice(0, SAMPLES)
    for (const [at, id] of senders.entries()) (some && at > 0 ? partial : full).add(id)
    for (const n of members.slice(0, 1)) if (n.statusId) statuses.add(n.statusId)
  }
  return reply(
    {
      accounts: [...full].flatMap((id) => {
        const account = world.accounts.get(id)
        return account ? [accountOut(call.view, account)] : []
      }),
      ...(some
        ? { partial_accounts: [...partial].filter((id) => !full.has(id)).map((id) => partialOut(call, id)) }
        : {}),
      statuses: [...statuses].flatMap((id) => {
        const status = world.statuses.get(id)
        return status ? [statusOut(call.view, status)] : []
      }),
      notification_groups: groups.map((group) => groupOut(call, group, paged)),
    },
    200,
    headers,
  )
}

function list(call: Call): Reply {
  const page = pageOf(call)
  const [first] = page
  const lowest = page
    .map((group) => group.members.at(-1)?.id ?? '')
    .reduce((a, b) => (Number(a) < Number(b) ? a : b), first?.members[0]?.id ?? '')
  const headers: Record<string, string> = first
    ? {
        link: `${linkTo(call, 'next', { max_id: lowest })}, ${linkTo(call, 'prev', { min_id: first.members[0]?.id ?? '' })}`,
      }
    : {}
  return send(call, page, headers, true)
}

/** Returns all notifications with a group key. */
function membersOf(call: Call): Notification[] {
  const key = pathParam(call, 'key')
  const single = /^ungrouped-(\d+)$/.exec(key)?.[1]
  const mine = call.server.world.notifications.by('account', me(call))
  return mine.filter((n) => (single ? n.id === single : n.groupKey === key)).reverse()
}

const one = (call: Call): Reply => {
  const members = membersOf(call)
  found(members[0])
  return send(call, [{ key: pathParam(call, 'key'), members, all: members }], {}, false)
}

function accounts(call: Call): Reply {
  const { world } = call.server
  const members = membersOf(call)
  const { items, headers } = paginate(
    call,
    members.map((n) => n.id).reverse(),
    (id) => {
      const account = world.accounts.get(world.notifications.get(id)?.fromId)
      return account ? accountOut(call.view, account) : undefined
    },
    ACCOUNTS,
  )
  return reply(items, 200, headers)
}

/** Grouped notifications (v2). */
export const groupedNotificationRoutes = [
  route('GET /api/v2/notifications', 'user', 'read:notifications', list),
  route('GET /api/v2/notifications/unread_count', 'user', 'read:notifications', (call) =>
    reply({ count: Math.min(new Set(unread(call).map(keyFor(call))).size, capOf(call)) }),
  ),
  route('GET /api/v2/notifications/:key', 'user', 'read:notifications', one),
  route('GET /api/v2/notifications/:key/accounts', 'user', 'read:notifications', accounts),
  route('POST /api/v2/notifications/:key/dismiss', 'user', 'write:notifications', (call) => {
    for (const n of membersOf(call)) call.server.world.notifications.remove(n.id)
    return reply({})
  }),
]
