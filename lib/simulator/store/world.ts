import { IdSource } from './ids'
import { foldTag } from './fold-tag'
import { Table } from './table'
import { Uploads } from './uploads'
import type * as m from './model'

const pair = (record: { from: string; to: string }) => [`${record.from}>${record.to}`]
const from = (record: { from: string }) => [record.from]
const to = (record: { to: string }) => [record.to]
const account = (record: { accountId: string }) => [record.accountId]
const status = (record: { statusId: string }) => [record.statusId]
const mark = (record: { accountId: string; statusId: string }) => [`${record.accountId}>${record.statusId}`]

/** Returns the key of a pair index. */
export const pairKey = (a: string, b: string): string => `${a}>${b}`

/** Lower-case `user` or `user@domain`. */
export const acctKey = (username: string, domain: string | null): string =>
  (domain === null ? username : `${username}@${domain}`).toLowerCase()

const pairs = { pair, from, to }
const marks = { mark, account, status }

const tables = () => ({
  accounts: new Table<m.Account, 'acct' | 'domain'>({
    acct: (a) => [acctKey(a.username, a.domain)],
    domain: (a) => [a.domain ?? ''],
  }),
  users: new Table<m.User, 'email'>({ email: (u) => [u.email] }),
  roles: new Table<m.Role, never>({}),
  statuses: new Table<m.Status, 'account' | 'reply' | 'tag' | 'reblog' | 'quote' | 'conversation'>({
    account,
    reply: (s) => [s.inReplyToId],
    tag: (s) => s.tags.map(foldTag),
    reblog: (s) => [s.reblogOfId],
    quote: (s) => [s.quote?.statusId ?? null],
    conversation: (s) => [s.conversationId],
  }),
  media: new Table<m.Media, 'account' | 'status'>({ account, status: (r) => [r.statusId] }),
  polls: new Table<m.Poll, 'status'>({ status }),
  votes: new Table<m.Vote, 'pair' | 'poll'>({
    pair: (v) => [pairKey(v.pollId, v.accountId)],
    poll: (v) => [v.pollId],
  }),
  follows: new Table<m.Follow, keyof typeof pairs>(pairs),
  followRequests: new Table<m.Follow, keyof typeof pairs>(pairs),
  blocks: new Table<m.Pair, keyof typeof pairs>(pairs),
  mutes: new Table<m.Mute, keyof typeof pairs>(pairs),
  endorsements: new Table<m.Pair, keyof typeof pairs>(pairs),
  permissions: new Table<m.Pair, keyof typeof pairs>(pairs),
  dismissedSuggestions: new Table<m.Pair, keyof typeof pairs>(pairs),
  notes: new Table<m.AccountNote, keyof typeof pairs>(pairs),
  domainBlocks: new Table<m.DomainBlock, 'account' | 'pair'>({
    account,
    pair: (b) => [pairKey(b.accountId, b.domain)],
  }),
  lists: new Table<m.List, 'account'>({ account }),
  listMembers: new Table<m.ListMember, 'list' | 'account' | 'pair'>({
    list: (r) => [r.listId],
    account,
    pair: (r) => [pairKey(r.listId, r.accountId)],
  }),
  filters: new Table<m.Filter, 'account'>({ account }),
  tagFollows: new Table<m.TagFollow, 'account' | 'pair'>({
    account,
    pair: (r) => [pairKey(r.accountId, r.name)],
  }),
  featuredTags: new Table<m.FeaturedTag, 'account' | 'pair'>({
    account,
    pair: (r) => [pairKey(r.accountId, foldTag(r.name))],
  }),
  favourites: new Table<m.Mark, keyof typeof marks>(marks),
  bookmarks: new Table<m.Mark, keyof typeof marks>(marks),
  pins: new Table<m.Mark, keyof typeof marks>(marks),
  mutedConversations: new Table<m.Mark, keyof typeof marks>(marks),
  notifications: new Table<m.Notification, 'account' | 'status' | 'from'>({
    account,
    status: (n) => [n.statusId],
    from: (n) => [pairKey(n.accountId, n.fromId)],
  }),
  notificationRequests: new Table<m.NotificationRequest, 'account' | 'pair'>({
    account,
    pair: (r) => [pairKey(r.accountId, r.fromId)],
  }),
  conversations: new Table<m.Conversation, 'account' | 'pair'>({
    account,
    pair: (r) => [pairKey(r.accountId, r.conversationId)],
  }),
  announcements: new Table<m.Announcement, never>({}),
  announcementReactions: new Table<m.AnnouncementReaction, 'announcement'>({
    announcement: (r) => [r.announcementId],
  }),
  announcementReads: new Table<m.AnnouncementRead, 'pair'>({
    pair: (r) => [pairKey(r.accountId, r.announcementId)],
  }),
  scheduled: new Table<m.Scheduled, 'account'>({ account }),
  markers: new Table<m.Marker, 'pair'>({ pair: (r) => [pairKey(r.accountId, r.timeline)] }),
  emojis: new Table<m.CustomEmoji, 'domain'>({ domain: (e) => [e.domain ?? ''] }),
  apps: new Table<m.App, 'client'>({ client: (r) => [r.clientId] }),
  grants: new Table<m.Grant, never>({}),
  tokens: new Table<m.Token, 'token' | 'account'>({ token: (r) => [r.token], account: (r) => [r.accountId] }),
  pushSubscriptions: new Table<m.PushSubscription, 'token'>({ token: (r) => [r.tokenId] }),
  reports: new Table<m.Report, 'account'>({ account }),
  collections: new Table<m.Collection, 'account'>({ account }),
  annualReports: new Table<m.AnnualReport, 'account'>({ account }),
})

type Tables = ReturnType<typeof tables>

/** Returns a file by path; null = missing. */
export type FileSource = (path: string) => m.StoredFile | null

const NO_INSTANCE: m.InstanceInfo = {
  domain: null,
  title: 'Simulated server',
  description: 'A small server that lives in memory.',
  extendedDescription: '<p>Nothing here is kept.</p>',
  privacyPolicy: '<p>Nothing here is kept.</p>',
  termsOfService: null,
  thumbnail: '/media/thumbnail.png',
  thumbnailBlurhash: null,
  languages: ['en'],
  rules: [],
  contactEmail: 'admin@example.org',
  contactAccountId: null,
  activeMonth: 3,
  registrations: true,
  blockedDomains: [],
  peers: [],
  maxCharacters: 500,
  fullTextSearch: true,
}

/**
 * All data of a server: tables by name (`world.statuses.get(id)`, `.by('account', id)`), settings, and
 * sources that create large parts on first use. `clone` is cheap: copies share every record.
 */
export class World {
  readonly tables: Tables
  readonly ids: IdSource
  instance: m.InstanceInfo = NO_INSTANCE
  trends: m.Trends = { tags: [], links: [], statusIds: [] }
  suggestions: readonly m.Suggestion[] = []
  /** Uses per day of tags (lower case) with more uses than posts. */
  tagHistory: ReadonlyMap<string, m.History> = new Map()
  /** Files under /media/…; uploads are in `uploads`. */
  files: FileSource = () => null
  uploads = new Uploads()
  /** Emoji created on first use, then stored in the table. */
  lazyEmojis: (() => readonly m.CustomEmoji[]) | null = null
  /** Parts of threads, created when the post with that id is first opened. */
  lazyThreads = new Map<string, (world: World) => void>()
  /** Sentences the demo publishes while it is watched, by account id. */
  chatter: readonly { readonly accountId: string; readonly text: string; readonly language: string }[] = []

  constructor(parts?: { tables: Tables; ids: IdSource }) {
    this.tables = parts?.tables ?? tables()
    this.ids = parts?.ids ?? new IdSource()
  }

  get accounts() {
    return this.tables.accounts
  }
  get users() {
    return this.tables.users
  }
  get roles() {
    return this.tables.roles
  }
  get statuses() {
    return this.tables.statuses
  }
  get media() {
    return this.tables.media
  }
  get polls() {
    return this.tables.polls
  }
  get votes() {
    return this.tables.votes
  }
  get follows() {
    return this.tables.follows
  }
  get followRequests() {
    return this.tables.followRequests
  }
  get blocks() {
    return this.tables.blocks
  }
  get mutes() {
    return this.tables.mutes
  }
  get endorsements() {
    return this.tables.endorsements
  }
  get permissions() {
    return this.tables.permissions
  }
  get dismissedSuggestions() {
    return this.tables.dismissedSuggestions
  }
  get notes() {
    return this.tables.notes
  }
  get domainBlocks() {
    return this.tables.domainBlocks
  }
  get lists() {
    return this.tables.lists
  }
  get listMembers() {
    return this.tables.listMembers
  }
  get filters() {
    return this.tables.filters
  }
  get tagFollows() {
    return this.tables.tagFollows
  }
  get featuredTags() {
    return this.tables.featuredTags
  }
  get favourites() {
    return this.tables.favourites
  }
  get bookmarks() {
    return this.tables.bookmarks
  }
  get pins() {
    return this.tables.pins
  }
  get mutedConversations() {
    return this.tables.mutedConversations
  }
  get notifications() {
    return this.tables.notifications
  }
  get notificationRequests() {
    return this.tables.notificationRequests
  }
  get conversations() {
    return this.tables.conversations
  }
  get announcements() {
    return this.tables.announcements
  }
  get announcementReactions() {
    return this.tables.announcementReactions
  }
  get announcementReads() {
    return this.tables.announcementReads
  }
  get scheduled() {
    return this.tables.scheduled
  }
  get markers() {
    return this.tables.markers
  }
  get emojis() {
    if (this.lazyEmojis) {
      const make = this.lazyEmojis
      this.lazyEmojis = null
      for (const emoji of make()) this.tables.emojis.put(emoji)
    }
    return this.tables.emojis
  }
  get apps() {
    return this.tables.apps
  }
  get grants() {
    return this.tables.grants
  }
  get tokens() {
    return this.tables.tokens
  }
  get pushSubscriptions() {
    return this.tables.pushSubscriptions
  }
  get reports() {
    return this.tables.reports
  }
  get collections() {
    return this.tables.collections
  }
  get annualReports() {
    return this.tables.annualReports
  }

  /** Returns the account of `user` or `user@domain` (any case). */
  findAccount(acct: string): m.Account | undefined {
    return this.accounts.find('acct', acct.toLowerCase())
  }

  /** Returns an independent copy. */
  clone(): World {
    const entries = Object.entries(this.tables).map(([name, table]) => [name, table.clone()])
    const copy = new World({ tables: Object.fromEntries(entries) as Tables, ids: this.ids.clone() })
    copy.instance = this.instance
    copy.trends = this.trends
    copy.suggestions = this.suggestions
    copy.tagHistory = this.tagHistory
    copy.files = this.files
    copy.uploads = this.uploads.clone()
    copy.lazyEmojis = this.lazyEmojis
    copy.lazyThreads = new Map(this.lazyThreads)
    copy.chatter = this.chatter
    return copy
  }
}
