import type {
  Account,
  AnnualReport,
  Collection,
  Media,
  PolicyValue,
  Report,
  Status,
  User,
  Visibility,
} from './store/model'
import { addAccount, addMedia, addUser } from './store/records'
import { issueToken, registerApp } from './oauth'
import { edit, publish, type Change, type Draft } from './actions/publish'
import { makeAnnualReport, type AnnualChange } from './actions/annual-reports'
import { makeCollection, type CollectionChange } from './actions/collect'
import { cause, NOTICE_TYPES, notifyListeners, type NoticeType } from './actions/cause'
import { notify, streamNotification, type Notice } from './actions/notify'
import { answerRequest, block, follow, mute, unfollow, type FollowOptions } from './actions/relate'
import { boost, favourite, unboost } from './actions/react'
import { removeStatus } from './actions/remove'
import { moveMarker } from './actions/move-marker'
import { settle } from './actions/settle'
import { announcementOut } from './serialize/announcement'
import { createTrouble, type Trouble } from './faults/trouble'
import type { SentPush } from './push/deliver'
import { viewOf, type Server } from './server'
import { pairKey } from './store/world'

/** Actions of one account, local or remote. */
interface Actor {
  readonly id: string
  publish(draft: string | Draft): Status
  edit(statusId: string, change: Change): Status
  remove(statusId: string): void
  boost(statusId: string, visibility?: Visibility): Status
  unboost(statusId: string): void
  favourite(statusId: string): void
  unfavourite(statusId: string): void
  follow(acct: string, options?: FollowOptions): void
  unfollow(acct: string): void
  block(acct: string): void
  mute(acct: string, seconds?: number): void
  /** Accepts a follow request. */
  acceptFollow(acct: string): void
  rejectFollow(acct: string): void
  /** Votes by option indexes. */
  vote(pollId: string, choices: readonly number[]): void
  /** Sets the state of a quote: 'accepted', 'rejected' or 'revoked'. */
  answerQuote(quotingId: string, state: 'accepted' | 'rejected' | 'revoked'): void
}

/** Controls the server from a test. Faults are in `trouble`. */
export interface Script extends Trouble {
  /** Returns an account by handle; throws when there is none. */
  account(acct: string): Account
  as(acct: string): Actor
  /** Creates a token without the sign-in pages (default scopes read write follow push profile). */
  signIn(acct: string, scopes?: readonly string[]): { token: string; accountId: string }
  /** Revokes a token, as from another device. */
  revoke(token: string): void
  /** Resolves to the pushes sent so far, encrypted, once none is being sent. */
  pushed(): Promise<readonly SentPush[]>
  /** Moves the clock and runs everything due. */
  advance(ms: number): void
  /** Creates any notification, including types that cannot be caused here. */
  notify(notice: Omit<Notice, 'to' | 'from'> & { to: string; from: string }): string | null
  /** Makes `from` do something that notifies `to`. Returns the id of the notification; null when it was not wanted. */
  cause(type: NoticeType, to: string, from: string): string | null
  /** Causes a notification of every type. Returns the ids of the wanted ones. */
  everyType(to: string, from: string): string[]
  /** Many people favourite, boost or follow within a moment. Returns how many were notified about. */
  burst(type: 'favourite' | 'reblog' | 'follow', to: string, count: number): number
  /** Sets the marker of an account back, as if its notifications were last read `ms` ago. */
  lastReadNotifications(acct: string, ms: number): void
  /** Streams a stored notification again, as a server does that repeats events. Late ones: `holdStream`. */
  repeatNotification(id: string): void
  /** Marks every notification of an account as read, as from another device. */
  readNotifications(acct: string): void
  /** Sets the notification policy of an account, by field names of the API. */
  policy(acct: string, change: Partial<Record<keyof typeof POLICY, PolicyValue>>): void
  /** Returns the reports that an account filed, oldest first. */
  reports(acct: string): readonly Report[]
  /** Creates a collection of `owner` with people who have consented, all by handle. */
  collect(owner: string, people: readonly string[], change?: CollectionChange): Collection
  /** Stores the finished report of a year. */
  annualReport(acct: string, year: number, change?: AnnualChange): AnnualReport
  /** Publishes an announcement, or changes the one with that id. */
  announce(content: string, id?: string): string
  withdrawAnnouncement(id: string): void
  /** Makes the next contexts of a post announce a background refresh, until `finish`. */
  refreshThread(statusId: string): { found(count: number): void; finish(): void }
  /** Creates an account (`name` or `name@host`); with `user` it can sign in. Returns the id. */
  person(acct: string, change?: Partial<Account>, user?: Partial<User>): string
  /** Creates a medium to attach to a draft; by default a grey square. Returns the id. */
  attach(acct: string, change?: Partial<Media>): string
  /** Confirms the email address of a new account. */
  confirmEmail(acct: string): void
  /** One step of the living demo: an account posts, boosts, favourites, or notifies who listens. Deterministic. */
  live(): void
}

const POLICY = {
  for_not_following: 'forNotFollowing',
  for_not_followers: 'forNotFollowers',
  for_new_accounts: 'forNewAccounts',
  for_private_mentions: 'forPrivateMentions',
  for_limited_accounts: 'forLimitedAccounts',
  for_bots: 'forBots',
} as const

const YEAR = 365 * 86_400_000

const SCOPES = ['read', 'write', 'follow', 'push', 'profile']

export function createScript(server: Server): Script {
  const { world } = server
  const account = (acct: string): Account => {
    const found = world.findAccount(acct)
    if (!found) throw new Error(`The world has no account ${acct}`)
    return found
  }
  const status = (id: string): Status => {
    const found = world.statuses.get(id)
    if (!found) throw new Error(`The world has no post ${id}`)
    return found
  }

  const as = (acct: string): Actor => {
    const { id } = account(acct)
    return {
      id,
      publish: (draft) => publish(server, id, typeof draft === 'string' ? { text: draft } : draft),
      edit: (statusId, change) => edit(server, status(statusId), change),
      remove: (statusId) => removeStatus(server, status(statusId)),
      boost: (statusId, visibility = 'public') => boost(server, id, status(statusId), visibility),
      unboost: (statusId) => unboost(server, id, status(statusId)),
      favourite: (statusId) => void favourite(server, id, status(statusId), true),
      unfavourite: (statusId) => void favourite(server, id, status(statusId), false),
      follow: (to, options) => void follow(server, id, account(to).id, options),
      unfollow: (to) => unfollow(server, id, account(to).id),
      block: (to) => block(server, id, account(to).id),
      mute: (to, seconds = 0) => mute(server, id, account(to).id, true, seconds),
      acceptFollow: (from) => void answerRequest(server, id, account(from).id, true),
      rejectFollow: (from) => void answerRequest(server, id, account(from).id, false),
      vote: (pollId, choices) => {
        const poll = world.polls.get(pollId)
        if (!poll) throw new Error(`The world has no poll ${pollId}`)
        world.votes.put({ id: world.ids.serial(), pollId, accountId: id, choices })
        const options = poll.options.map((option, at) =>
          choices.includes(at) ? { ...option, votes: option.votes + 1 } : option,
        )
        world.polls.patch(pollId, { options, votersCount: poll.votersCount + 1 })
      },
      answerQuote: (quotingId, state) => {
        const quoting = status(quotingId)
        const quoted = status(quoting.quote?.statusId ?? '')
        const was = quoting.quote?.state === 'accepted' ? 1 : 0
        const is = state === 'accepted' ? 1 : 0
        world.statuses.patch(quoted.id, { quotesCount: Math.max(0, quoted.quotesCount + is - was) })
        const changed = world.statuses.patch(quotingId, { quote: { statusId: quoted.id, state } })
        if (changed) server.hub.status('status.update', changed)
      },
    }
  }

  let step = 0
  return {
    ...createTrouble(server, account),
    account,
    as,
    signIn: (acct, scopes = SCOPES) => {
      const { id } = account(acct)
      const app =
        world.apps.values().find((known) => known.name === 'Script') ??
        registerApp(server, {
          name: 'Script',
          website: null,
          redirectUris: ['urn:ietf:wg:oauth:2.0:oob'],
          scopes: SCOPES,
        })
      return { token: issueToken(server, app, id, scopes).token, accountId: id }
    },
    revoke: (given) => {
      const token = world.tokens.find('token', given)
      if (!token) return
      world.tokens.patch(token.id, { revoked: true })
      for (const push of world.pushSubscriptions.by('token', token.id))
        world.pushSubscriptions.remove(push.id)
      server.hub.kill(token.id)
    },
    pushed: async () => {
      await server.push.last
      return server.push.sent
    },
    advance: (ms) => {
      server.clock.advance(ms)
      settle(server)
    },
    notify: ({ to, from, ...rest }) =>
      notify(server, { ...rest, to: account(to).id, from: account(from).id })?.id ?? null,
    cause: (type, to, from) => cause(server, type, account(to).id, account(from).id)?.id ?? null,
    everyType: (to, from) =>
      NOTICE_TYPES.flatMap((type) => cause(server, type, account(to).id, account(from).id)?.id ?? []),
    burst: (type, to, size) => {
      const { id } = account(to)
      const crowd = world.accounts.values().filter((person) => person.id !== id)
      return crowd.slice(0, size).filter((person) => cause(server, type, id, person.id)).length
    },
    lastReadNotifications: (acct, ms) => {
      const { id } = account(acct)
      const at = server.clock.now() - ms
      const known = world.markers.find('pair', pairKey(id, 'notifications'))
      const read = world.notifications.by('account', id).findLast(({ createdAt }) => createdAt <= at)
      world.markers.put({
        id: known?.id ?? world.ids.serial(),
        accountId: id,
        timeline: 'notifications',
        lastReadId: read?.id ?? '0',
        version: (known?.version ?? 0) + 1,
        updatedAt: at,
      })
    },
    repeatNotification: (id) => {
      const stored = world.notifications.get(id)
      if (stored) streamNotification(server, stored)
    },
    readNotifications: (acct) => {
      const { id } = account(acct)
      const newest = world.notifications.by('account', id).at(-1)
      if (newest) moveMarker(server, id, 'notifications', newest.id)
    },
    policy: (acct, change) => {
      const { id } = account(acct)
      const user = world.users.get(id)
      const fields = Object.entries(POLICY).flatMap(([wire, field]) => {
        const value = change[wire as keyof typeof POLICY]
        return value ? [[field, value] as const] : []
      })
      if (user) world.users.patch(id, { policy: { ...user.policy, ...Object.fromEntries(fields) } })
    },
    reports: (acct) => world.reports.by('account', account(acct).id),
    collect: (owner, people, change) =>
      makeCollection(
        server,
        account(owner).id,
        people.map((acct) => account(acct).id),
        change,
      ),
    annualReport: (acct, year, change) => makeAnnualReport(server, account(acct).id, year, change),
    announce: (content, id = world.ids.serial()) => {
      const now = server.clock.now()
      const made = world.announcements.put({
        startsAt: null,
        endsAt: null,
        allDay: false,
        publishedAt: now,
        mentionIds: [],
        statusIds: [],
        tags: [],
        reactions: [],
        ...world.announcements.get(id),
        id,
        content,
        updatedAt: now,
      })
      server.hub.toAll('announcement', () => announcementOut(viewOf(server, null, true), made))
      return id
    },
    withdrawAnnouncement: (id) => {
      world.announcements.remove(id)
      server.hub.toAll('announcement.delete', () => id)
    },
    refreshThread: (statusId) => {
      const id = `context:${statusId}:${world.ids.serial()}`
      const set = (running: boolean, resultCount: number) =>
        server.refreshes.set(id, { id, running, resultCount })
      set(true, 0)
      server.contextRefreshes.set(statusId, id)
      return {
        found: (count) => void set(true, count),
        finish: () => void set(false, server.refreshes.get(id)?.resultCount ?? 0),
      }
    },
    person: (acct, change = {}, user) => {
      const [username = '', domain = null] = acct.split('@')
      const made = addAccount(world, { createdAt: server.clock.now() - YEAR, ...change, username, domain })
      if (user) addUser(world, { ...user, id: made.id })
      return made.id
    },
    attach: (acct, change = {}) =>
      addMedia(
        world,
        { type: 'image', url: '/media/missing.png', ...change, accountId: account(acct).id },
        server.clock.now(),
      ).id,
    confirmEmail: (acct) => void server.unconfirmed.delete(account(acct).id),
    live: () => {
      step += 1
      if (step % 3 === 0) notifyListeners(server, step / 3)
      const line = world.chatter[step % Math.max(1, world.chatter.length)]
      const recent = world.statuses.allIds().slice(-40)
      const picked = world.statuses.get(recent[(step * 7) % Math.max(1, recent.length)])
      if (!line) return
      if (
        picked &&
        step % 3 === 2 &&
        picked.visibility === 'public' &&
        !picked.reblogOfId &&
        picked.accountId !== line.accountId
      )
        if (step % 2 === 0) boost(server, line.accountId, picked, 'public')
        else favourite(server, line.accountId, picked, true)
      else publish(server, line.accountId, { text: line.text, language: line.language })
    },
  }
}
