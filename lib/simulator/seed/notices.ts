import { groupKey } from '../actions/notify'
import type { Notification } from '../store/model'
import { addAccount, addStatus, OPEN_POLICY } from '../store/records'
import type { World } from '../store/world'
import { avatarPaths } from './media/avatars'
import { toHtml } from './people/people'
import type { Landmarks } from './posts/showcase'
import { local, type Company } from './people/social'
import { DAY, HOUR } from '../store/time'

interface Event {
  to: string
  from: string
  type: string
  at: number
  statusId: string | null
  extra?: Partial<Notification>
}

/** Stores events in chronological order, since notification ids are serials. */
function storeEvents(world: World, events: readonly Event[]): void {
  for (const event of [...events].sort((a, b) => a.at - b.at)) {
    const id = world.ids.serial()
    world.notifications.put({
      id,
      accountId: event.to,
      type: event.type,
      fromId: event.from,
      statusId: event.statusId,
      createdAt: event.at,
      groupKey: groupKey(id, event.type, event.statusId, event.at),
      filtered: false,
      ...event.extra,
    })
  }
}

/** Returns the notifications caused by existing posts and marks, for the given accounts. */
function derived(company: Company, recipients: ReadonlySet<string>): Event[] {
  const { world, now } = company
  const events: Event[] = []
  const filtered = new Set(world.notifications.values().map(({ statusId }) => statusId))
  const add = (type: string, to: string | undefined, from: string, at: number, statusId: string) => {
    if (to === undefined || to === from || !recipients.has(to) || at < now - 5 * DAY) return
    events.push({ to, from, type, at, statusId })
  }
  for (const status of world.statuses.values()) {
    const { id, accountId, createdAt } = status
    if (status.reblogOfId) {
      add('reblog', world.statuses.get(status.reblogOfId)?.accountId, accountId, createdAt, status.reblogOfId)
    }
    if (!filtered.has(id)) for (const to of status.mentionIds) add('mention', to, accountId, createdAt, id)
    if (status.quote?.statusId) {
      add('quote', world.statuses.get(status.quote.statusId)?.accountId, accountId, createdAt, id)
    }
  }
  for (const mark of world.favourites.values()) {
    add(
      'favourite',
      world.statuses.get(mark.statusId)?.accountId,
      mark.accountId,
      mark.createdAt,
      mark.statusId,
    )
  }
  return events
}

/** Returns one notification of every type for ada, spread over the last days. */
function everyType(company: Company, landmarks: Landmarks): Event[] {
  const { world, now, cast, others } = company
  const ada = local(company, 'ada').account.id
  const at = (hours: number) => now - hours * HOUR
  const event = (
    type: string,
    from: string,
    hours: number,
    statusId: string | null,
    extra?: Partial<Notification>,
  ): Event => ({
    to: ada,
    from,
    type,
    at: at(hours),
    statusId,
    ...(extra ? { extra } : {}),
  })
  const wren = cast('wren').account.id
  const followers = world.follows.by('to', ada).slice(-14)
  const report = world.reports.put({
    id: world.ids.serial(),
    accountId: local(company, 'otto').account.id,
    targetId: cast('vera').account.id,
    category: 'violation',
    comment: 'Shouts under every post. Not dangerous, but tiring.',
    forwarded: false,
    forwardedTo: [],
    statusIds: [],
    ruleIds: ['2'],
    createdAt: at(40),
  })
  const collection = world.collections.put({
    id: world.ids.serial(),
    accountId: wren,
    name: 'Kind night owls',
    description: 'People who look up.',
    language: 'en',
    sensitive: false,
    discoverable: true,
    tag: 'astronomy',
    createdAt: at(90),
    updatedAt: at(30),
    items: [ada, cast('ximena').account.id].map((accountId) => ({
      id: world.ids.serial(),
      accountId,
      state: 'accepted' as const,
      createdAt: at(60),
    })),
  })
  world.collections.put({
    id: world.ids.serial(),
    accountId: ada,
    name: 'Birds and the people who wait for them',
    description: 'Early risers with patience and a lens.',
    language: 'en',
    sensitive: false,
    discoverable: true,
    tag: 'birds',
    createdAt: at(80),
    updatedAt: at(80),
    items: (['wren', 'juno', 'ximena', 'vera'] as const).map((name) => ({
      id: world.ids.serial(),
      accountId: cast(name).account.id,
      state: 'accepted' as const,
      createdAt: at(80),
    })),
  })
  const newest = world.statuses.ids('account', wren).at(-1) ?? null
  const mira = local(company, 'mira').account.id
  return [
    event('status', wren, 0.3, newest),
    event('poll', ada, 2, landmarks.ended.id),
    event('update', cast('juno').account.id, 4.7, landmarks.edited.id),
    event('quoted_update', wren, 7, landmarks.quotable.id),
    event('severed_relationships', ada, 50, null, {
      severance: {
        type: 'domain_block',
        purged: false,
        targetName: 'spamhaven.example',
        followersCount: 3,
        followingCount: 1,
      },
    }),
    event('severed_relationships', ada, 62, null, {
      severance: {
        type: 'user_domain_block',
        purged: false,
        targetName: 'old-friends.example',
        followersCount: 1,
        followingCount: 2,
      },
    }),
    event('moderation_warning', ada, 71, null, {
      warning: {
        action: 'mark_statuses_as_sensitive',
        text: 'The crash picture should have been hidden at first. Nothing else.',
        statusIds: [],
      },
    }),
    event('annual_report', ada, 80, null, { annualYear: 2025 }),
    event('added_to_collection', wren, 59, null, { collectionId: collection.id }),
    event('collection_update', wren, 30, null, { collectionId: collection.id }),
    ...world.followRequests.by('to', ada).map((request) => event('follow_request', request.from, 3, null)),
    ...followers.map((follow, place) => event('follow', follow.from, 5 + place * 5, null)),
    // An unknown type: clients must show or skip it.
    event('garden_party', wren, 20, landmarks.quotable.id),
    {
      ...event('admin.report', local(company, 'otto').account.id, 40, null, { reportId: report.id }),
      to: mira,
    },
    ...others.slice(0, 3).map((person, place): Event => {
      return { ...event('admin.sign_up', person.account.id, 6 + place, null), to: mira }
    }),
    { ...event('admin.sign_up', local(company, 'nils').account.id, 1, null), to: mira },
    {
      ...event('severed_relationships', mira, 51, null, {
        severance: {
          type: 'account_suspension',
          purged: true,
          targetName: '@spam@spamhaven.example',
          followersCount: 12,
          followingCount: 0,
        },
      }),
      to: mira,
    },
  ]
}

/** Adds strangers whose mentions ada's policy filters. */
function heldBack(company: Company): void {
  const { world, now } = company
  const ada = local(company, 'ada').account.id
  const strangers: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'promo_pete',
      'Promo Pete',
      ['@ada have you thought about your roof lately?', '@ada last chance, about the roof!'],
    ],
    ['hello_again', 'Hello Again', ['@ada we met at the market, I was the one with the goose.']],
    ['newcomer', 'Newcomer 🌱', ['@ada hi! How does one find people here?']],
  ]
  strangers.forEach(([username, displayName, texts], place) => {
    const account = addAccount(world, {
      username,
      domain: 'loudcorner.example',
      createdAt: now - (3 + place * 8) * DAY,
      displayName,
      ...avatarPaths(username, false),
      statusesCount: texts.length,
    })
    const posts = texts.map((text, step) => {
      const at = now - (30 - place * 9 - step) * HOUR
      const { html, mentionIds } = toHtml(world, text, 'loudcorner.example')
      return addStatus(world, {
        accountId: account.id,
        createdAt: at,
        text,
        content: html,
        mentionIds,
        visibility: 'direct',
        language: 'en',
      })
    })
    for (const post of posts) {
      const id = world.ids.serial()
      world.notifications.put({
        id,
        accountId: ada,
        type: 'mention',
        fromId: account.id,
        statusId: post.id,
        createdAt: post.createdAt,
        groupKey: `ungrouped-${id}`,
        filtered: true,
      })
    }
    world.notificationRequests.put({
      id: world.ids.serial(),
      accountId: ada,
      fromId: account.id,
      lastStatusId: posts.at(-1)?.id ?? null,
      createdAt: posts[0]?.createdAt ?? now,
      updatedAt: posts.at(-1)?.createdAt ?? now,
    })
  })
}

/** Adds notifications of every type, requests, and ada's markers. */
export function addNotices(company: Company, landmarks: Landmarks): void {
  const { world, now } = company
  heldBack(company)
  const ada = local(company, 'ada').account.id
  world.users.patch(ada, {
    policy: {
      ...OPEN_POLICY,
      forNewAccounts: 'filter',
      forPrivateMentions: 'filter',
      forLimitedAccounts: 'filter',
    },
  })
  const lin = local(company, 'lin').account.id
  const asked = world.followRequests.by('to', lin).map((request): Event => {
    return { to: lin, from: request.from, type: 'follow_request', at: request.createdAt, statusId: null }
  })
  const recipients = new Set([...company.members.values()].map((person) => person.account.id))
  storeEvents(world, [...derived(company, recipients), ...everyType(company, landmarks), ...asked])
  const read = world.notifications.by('account', ada).filter((notice) => notice.createdAt < now - 3 * HOUR)
  for (const [timeline, lastReadId] of [
    ['notifications', read.at(-1)?.id ?? '0'],
    ['home', world.statuses.allIds().at(-60) ?? '0'],
  ] as const) {
    world.markers.put({
      id: world.ids.serial(),
      accountId: ada,
      timeline,
      lastReadId,
      version: 12,
      updatedAt: now - 2 * HOUR,
    })
  }
}
