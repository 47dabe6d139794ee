import type { Notification, Status } from '../store/model'
import { pairKey } from '../store/world'
import { makePoll, publish } from './publish'
import { boost, favourite, unboost } from './react'
import { makeCollection } from './collect'
import { notify, type Notice } from './notify'
import { follow, unfollow } from './relate'
import type { Server } from '../server'

/** Every type of notification, and one that no client knows. */
export const NOTICE_TYPES = [
  'mention',
  'status',
  'reblog',
  'follow',
  'follow_request',
  'favourite',
  'poll',
  'update',
  'quote',
  'quoted_update',
  'severed_relationships',
  'moderation_warning',
  'annual_report',
  'added_to_collection',
  'collection_update',
  'admin.sign_up',
  'admin.report',
  'garden_party',
] as const

export type NoticeType = (typeof NOTICE_TYPES)[number]

interface Cause {
  readonly server: Server
  /** Ids of the recipient and of the person who acts. */
  readonly to: string
  readonly from: string
}

/** Returns the newest public post of an account; publishes one if there is none. */
function postOf(server: Server, accountId: string): Status {
  const posts = server.world.statuses.by('account', accountId)
  return (
    posts.findLast(({ visibility, reblogOfId }) => visibility === 'public' && !reblogOfId) ??
    publish(server, accountId, { text: 'Good morning.' })
  )
}

const nameOf = (server: Server, id: string): string => {
  const account = server.world.accounts.get(id)
  return `@${account?.username ?? ''}${account?.domain ? `@${account.domain}` : ''}`
}

/** Creates a notification for a change that is not simulated. */
const plain =
  (type: NoticeType, more: (cause: Cause) => Partial<Notice> = () => ({})) =>
  (cause: Cause): void =>
    void notify(cause.server, { to: cause.to, from: cause.from, type, ...more(cause) })

/** For types about the account itself. */
const own =
  (type: NoticeType, extra: Partial<Notification>) =>
  ({ server, to }: Cause): void =>
    void notify(server, { to, from: to, type, extra })

function endedPoll({ server, to, from }: Cause): void {
  const { world } = server
  const post = publish(server, from, { text: 'Which one shall it be?' })
  const poll = makePoll(server, from, post.id, {
    options: ['The old one', 'The new one'],
    multiple: false,
    hideTotals: false,
    expiresIn: 0,
  })
  const options = poll.options.map((option, at) => ({ ...option, votes: 2 + at * 3 }))
  world.polls.patch(poll.id, { options, votersCount: 7, closed: true })
  world.statuses.patch(post.id, { pollId: poll.id })
  notify(server, { to, from, type: 'poll', statusId: post.id })
}

function report({ server, to, from }: Cause): void {
  const { world, clock } = server
  const target = world.accounts.values().find(({ id }) => id !== to && id !== from)
  const { id } = world.reports.put({
    id: world.ids.serial(),
    accountId: from,
    targetId: target?.id ?? from,
    category: 'spam',
    comment: 'Sells watches under every post.',
    forwarded: false,
    forwardedTo: [],
    statusIds: [],
    ruleIds: [],
    createdAt: clock.now(),
  })
  notify(server, { to, from, type: 'admin.report', extra: { reportId: id } })
}

const collected =
  (type: 'added_to_collection' | 'collection_update') =>
  ({ server, to, from }: Cause): void => {
    const { world } = server
    const { id } = world.collections.by('account', from)[0] ?? makeCollection(server, from, [to])
    notify(server, { to, from, type, extra: { collectionId: id } })
  }

const CAUSES: Readonly<Record<NoticeType, (cause: Cause) => void>> = {
  mention: ({ server, to, from }) =>
    void publish(server, from, { text: `${nameOf(server, to)} have you seen the swifts?` }),
  status: plain('status', ({ server, from }) => ({
    statusId: publish(server, from, { text: 'Back from the coast.' }).id,
  })),
  reblog: ({ server, to, from }) => {
    const post = postOf(server, to)
    unboost(server, from, post)
    boost(server, from, post, 'public')
  },
  favourite: ({ server, to, from }) => {
    const post = postOf(server, to)
    favourite(server, from, favourite(server, from, post, false), true)
  },
  quote: ({ server, to, from }) =>
    void publish(server, from, { text: 'This, exactly.', quotedStatusId: postOf(server, to).id }),
  follow: ({ server, to, from }) => {
    unfollow(server, from, to)
    if (server.world.accounts.get(to)?.locked) notify(server, { to, from, type: 'follow' })
    else follow(server, from, to)
  },
  follow_request: ({ server, to, from }) => {
    const { world, clock } = server
    if (!world.followRequests.find('pair', pairKey(from, to)))
      world.followRequests.put({
        id: world.ids.serial(),
        from,
        to,
        reblogs: true,
        notify: false,
        languages: null,
        createdAt: clock.now(),
      })
    notify(server, { to, from, type: 'follow_request' })
  },
  poll: endedPoll,
  update: plain('update', ({ server, from }) => ({ statusId: postOf(server, from).id })),
  quoted_update: plain('quoted_update', ({ server, to }) => ({ statusId: postOf(server, to).id })),
  severed_relationships: own('severed_relationships', {
    severance: {
      type: 'domain_block',
      purged: false,
      targetName: 'spamhaven.example',
      followersCount: 3,
      followingCount: 1,
    },
  }),
  moderation_warning: own('moderation_warning', {
    warning: { action: 'none', text: 'Please mind rule 2.', statusIds: [] },
  }),
  annual_report: own('annual_report', { annualYear: 2025 }),
  added_to_collection: collected('added_to_collection'),
  collection_update: collected('collection_update'),
  'admin.sign_up': plain('admin.sign_up'),
  'admin.report': report,
  garden_party: plain('garden_party'),
}

/** Makes `from` do something that notifies `to`. Returns the notification; null when it was not wanted. */
export function cause(server: Server, type: NoticeType, to: string, from: string): Notification | null {
  const newest = () => server.world.notifications.by('account', to).at(-1)
  const before = newest()?.id
  CAUSES[type]({ server, to, from })
  const made = newest()
  return made && made.id !== before && made.type === type ? made : null
}

/** The types of a lively day: common ones often, each at least once. */
const NOTICES_OF_A_DAY: readonly NoticeType[] = NOTICE_TYPES.flatMap((type) => [
  'favourite',
  'reblog',
  'mention',
  type,
])

/** The bits of a role that permit to see reports and users, or everything. */
const MODERATES = 0x1 | 0x10 | 0x400

/** Notifies everyone who has a stream open, as step `step` of a day; moderators also of their own types. */
export function notifyListeners(server: Server, step: number): void {
  const { world, hub } = server
  const type = NOTICES_OF_A_DAY[step % NOTICES_OF_A_DAY.length] ?? 'mention'
  const listeners = new Set([...hub.peers].map(({ token }) => token.accountId))
  for (const to of listeners) {
    const user = world.users.get(to)
    const friends = user ? world.follows.by('from', user.id) : []
    const from = friends[(step * 7) % Math.max(1, friends.length)]?.to
    if (!user || from === undefined) continue
    const { permissions } = world.roles.get(user.roleId) ?? { permissions: 0 }
    if (type.startsWith('admin.') && (permissions & MODERATES) === 0) continue
    cause(server, type, user.id, from)
  }
}
