/**
 * What the server stores. Records are immutable: `table.patch(id, {...})` replaces. Moments are ms since the
 * epoch. A URL that starts with '/' is on this server and gets its origin when it is sent out.
 */

export type Visibility = 'public' | 'unlisted' | 'private' | 'direct'
export type QuotePolicy = 'public' | 'followers' | 'nobody'
export type QuoteState =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'revoked'
  | 'deleted'
  | 'unauthorized'
  | 'blocked_account'
  | 'blocked_domain'
  | 'muted_account'

export interface ProfileField {
  readonly name: string
  /** HTML as sent out. */
  readonly value: string
  /** What the person typed; defaults to `value`. */
  readonly source?: string
  readonly verifiedAt: number | null
}

/** Somebody known to the server, here or elsewhere. */
export interface Account {
  readonly id: string
  readonly username: string
  /** null: an account of this server. */
  readonly domain: string | null
  readonly displayName: string
  /** HTML. */
  readonly note: string
  readonly noteSource: string
  /** null: made from username and origin. */
  readonly uri: string | null
  readonly url: string | null
  readonly avatar: string
  readonly avatarStatic: string
  readonly header: string
  readonly headerStatic: string
  readonly avatarDescription: string
  readonly headerDescription: string
  readonly locked: boolean
  readonly bot: boolean
  readonly group: boolean
  readonly discoverable: boolean | null
  readonly indexable: boolean
  readonly hideCollections: boolean | null
  readonly noindex: boolean
  readonly createdAt: number
  readonly lastStatusAt: number | null
  /** Counts are stored, not derived: most followers of remote accounts are unknown here. -1: hidden by the server. */
  readonly followersCount: number
  readonly followingCount: number
  readonly statusesCount: number
  readonly fields: readonly ProfileField[]
  readonly roleIds: readonly string[]
  readonly limited: boolean
  readonly suspended: boolean
  readonly memorial: boolean
  readonly movedToId: string | null
  readonly attributionDomains: readonly string[]
  readonly showMedia: boolean
  readonly showMediaReplies: boolean
  readonly showFeatured: boolean
}

export type PolicyValue = 'accept' | 'filter' | 'drop'

/** Which notifications reach a person's list (api-facts 2.2). */
export interface NotificationPolicy {
  readonly forNotFollowing: PolicyValue
  readonly forNotFollowers: PolicyValue
  readonly forNewAccounts: PolicyValue
  readonly forPrivateMentions: PolicyValue
  readonly forLimitedAccounts: PolicyValue
  readonly forBots: PolicyValue
}

/** Somebody who can sign in here; `id` is the account's id. */
export interface User {
  readonly id: string
  readonly email: string
  readonly locale: string
  readonly roleId: string
  readonly defaultPrivacy: Visibility
  readonly defaultSensitive: boolean
  readonly defaultLanguage: string | null
  readonly defaultQuotePolicy: QuotePolicy
  readonly expandMedia: 'default' | 'show_all' | 'hide_all'
  readonly expandSpoilers: boolean
  readonly autoplayGifs: boolean
  readonly disabled: boolean
  /** Languages wanted in public timelines; null: all. */
  readonly chosenLanguages: readonly string[] | null
  readonly showApplication: boolean
  readonly policy: NotificationPolicy
  /** A line under the name on the consent page ("a long-time member with lists and filters"); null: not offered. */
  readonly offered: string | null
}

export interface Role {
  readonly id: string
  readonly name: string
  readonly color: string
  readonly highlighted: boolean
  /** Bit-field, sent as a decimal string. */
  readonly permissions: number
}

export interface Card {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly type: 'link' | 'photo' | 'video' | 'rich'
  readonly authors: readonly {
    readonly name: string
    readonly url: string
    readonly accountId: string | null
  }[]
  readonly providerName: string
  readonly providerUrl: string
  readonly html: string
  readonly width: number
  readonly height: number
  readonly image: string | null
  readonly imageDescription: string
  readonly embedUrl: string
  readonly blurhash: string | null
  readonly publishedAt: number | null
  readonly language: string | null
}

/** An earlier text of a post; the current one is not in the list. */
export interface StatusRevision {
  readonly content: string
  readonly text: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly createdAt: number
  readonly mediaIds: readonly string[]
  readonly pollOptions: readonly string[] | null
}

export interface Quote {
  /** null: the quoted post is not known (pending fetch or gone). */
  readonly statusId: string | null
  readonly state: QuoteState
}

export interface Status {
  readonly id: string
  readonly uri: string | null
  readonly url: string | null
  readonly accountId: string
  readonly createdAt: number
  readonly editedAt: number | null
  /** What was typed. */
  readonly text: string
  /** HTML. */
  readonly content: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly visibility: Visibility
  readonly language: string | null
  readonly inReplyToId: string | null
  readonly inReplyToAccountId: string | null
  readonly reblogOfId: string | null
  readonly conversationId: string
  readonly mediaIds: readonly string[]
  readonly pollId: string | null
  readonly card: Card | null
  /** Accounts mentioned. */
  readonly mentionIds: readonly string[]
  /** Hashtags as written, without '#'. */
  readonly tags: readonly string[]
  readonly application: { readonly name: string; readonly website: string | null } | null
  readonly quote: Quote | null
  /** Who may quote without asking, and who after asking. */
  readonly quotePolicy: QuotePolicy
  readonly quoteManual: QuotePolicy
  readonly repliesCount: number
  readonly reblogsCount: number
  readonly favouritesCount: number
  readonly quotesCount: number
  /** Earlier texts, oldest first. */
  readonly revisions: readonly StatusRevision[]
  /** Known translations by language; others are made up on demand. */
  readonly translations: Readonly<Record<string, string>>
}

export type MediaType = 'image' | 'gifv' | 'video' | 'audio' | 'unknown'

export interface MediaMeta {
  readonly width: number | null
  readonly height: number | null
  /** Seconds. */
  readonly duration: number | null
  readonly frameRate: string | null
  readonly bitrate: number | null
  readonly colors: {
    readonly background: string
    readonly foreground: string
    readonly accent: string
  } | null
}

export interface Media {
  readonly id: string
  readonly accountId: string
  readonly statusId: string | null
  readonly type: MediaType
  readonly mime: string
  readonly url: string | null
  readonly previewUrl: string | null
  readonly remoteUrl: string | null
  readonly blurhash: string | null
  readonly description: string | null
  readonly focus: { readonly x: number; readonly y: number } | null
  readonly meta: MediaMeta
  readonly state: 'ready' | 'processing' | 'failed'
  /** When processing ends; 0: at once. */
  readonly readyAt: number
}

export interface Poll {
  readonly id: string
  readonly statusId: string
  readonly accountId: string
  readonly options: readonly { readonly title: string; readonly votes: number }[]
  readonly multiple: boolean
  readonly hideTotals: boolean
  readonly expiresAt: number | null
  readonly votersCount: number
  /** Its end was already notified. */
  readonly closed: boolean
}

export interface Vote {
  readonly id: string
  readonly pollId: string
  readonly accountId: string
  readonly choices: readonly number[]
}

/** `from` follows `to`; also the shape of a request to follow. */
export interface Follow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly reblogs: boolean
  readonly notify: boolean
  readonly languages: readonly string[] | null
  readonly createdAt: number
}

/** A relation from one account to another: block, endorsement, dismissed suggestion, notification permission. */
export interface Pair {
  readonly id: string
  readonly from: string
  readonly to: string
}

export interface Mute extends Pair {
  readonly notifications: boolean
  readonly expiresAt: number | null
}

export interface AccountNote extends Pair {
  readonly comment: string
}

export interface DomainBlock {
  readonly id: string
  readonly accountId: string
  readonly domain: string
}

export interface List {
  readonly id: string
  readonly accountId: string
  readonly title: string
  readonly repliesPolicy: 'none' | 'list' | 'followed'
  readonly exclusive: boolean
}

export interface ListMember {
  readonly id: string
  readonly listId: string
  readonly accountId: string
}

export type FilterContext = 'home' | 'notifications' | 'public' | 'thread' | 'account'

export interface Filter {
  readonly id: string
  readonly accountId: string
  readonly title: string
  readonly contexts: readonly FilterContext[]
  readonly action: 'warn' | 'hide' | 'blur'
  readonly expiresAt: number | null
  readonly keywords: readonly { readonly id: string; readonly keyword: string; readonly wholeWord: boolean }[]
  readonly statuses: readonly { readonly id: string; readonly statusId: string }[]
}

export interface TagFollow {
  readonly id: string
  readonly accountId: string
  /** Lower case. */
  readonly name: string
}

export interface FeaturedTag {
  readonly id: string
  readonly accountId: string
  /** As written. */
  readonly name: string
}

/** A mark of an account on a post: favourite, bookmark, pin, or a muted conversation (then `statusId` is its conversation id). */
export interface Mark {
  readonly id: string
  readonly accountId: string
  readonly statusId: string
  readonly createdAt: number
}

export type NotificationType =
  | 'mention'
  | 'status'
  | 'reblog'
  | 'follow'
  | 'follow_request'
  | 'favourite'
  | 'poll'
  | 'update'
  | 'quote'
  | 'quoted_update'
  | 'severed_relationships'
  | 'moderation_warning'
  | 'annual_report'
  | 'added_to_collection'
  | 'collection_update'
  | 'admin.sign_up'
  | 'admin.report'

export interface Severance {
  readonly type: 'domain_block' | 'user_domain_block' | 'account_suspension'
  readonly purged: boolean
  readonly targetName: string
  readonly followersCount: number
  readonly followingCount: number
}

export interface Warning {
  readonly action:
    | 'none'
    | 'disable'
    | 'mark_statuses_as_sensitive'
    | 'delete_statuses'
    | 'sensitive'
    | 'silence'
    | 'suspend'
  readonly text: string
  readonly statusIds: readonly string[]
}

export interface Notification {
  readonly id: string
  /** Whom it is for. */
  readonly accountId: string
  readonly type: NotificationType | (string & {})
  readonly fromId: string
  readonly statusId: string | null
  readonly createdAt: number
  readonly groupKey: string
  /** Held back by the policy. */
  readonly filtered: boolean
  readonly reportId?: string
  readonly severance?: Severance
  readonly warning?: Warning
  readonly annualYear?: number
  readonly collectionId?: string
}

export interface NotificationRequest {
  readonly id: string
  readonly accountId: string
  readonly fromId: string
  readonly lastStatusId: string | null
  readonly createdAt: number
  readonly updatedAt: number
  readonly dismissed: boolean
}

/** A person's view of an exchange of direct posts. */
export interface Conversation {
  readonly id: string
  readonly accountId: string
  readonly conversationId: string
  readonly participantIds: readonly string[]
  readonly lastStatusId: string
  readonly unread: boolean
}

export interface Announcement {
  readonly id: string
  readonly content: string
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly allDay: boolean
  readonly publishedAt: number
  readonly updatedAt: number
  readonly mentionIds: readonly string[]
  readonly statusIds: readonly string[]
  readonly tags: readonly string[]
  /** Base counts of reactions by people not modelled one by one. */
  readonly reactions: readonly { readonly name: string; readonly count: number }[]
}

export interface AnnouncementReaction {
  readonly id: string
  readonly announcementId: string
  readonly accountId: string
  readonly name: string
}

export interface AnnouncementRead {
  readonly id: string
  readonly announcementId: string
  readonly accountId: string
}

export interface PollParams {
  readonly options: readonly string[]
  readonly expiresIn: number
  readonly multiple: boolean
  readonly hideTotals: boolean
}

export interface Scheduled {
  readonly id: string
  readonly accountId: string
  readonly scheduledAt: number
  readonly text: string
  readonly spoilerText: string
  readonly visibility: Visibility
  readonly sensitive: boolean
  readonly language: string | null
  readonly inReplyToId: string | null
  readonly mediaIds: readonly string[]
  readonly poll: PollParams | null
  readonly quotedStatusId: string | null
  readonly quotePolicy: QuotePolicy | null
  readonly applicationId: string
  readonly idempotency: string | null
}

export interface Marker {
  readonly id: string
  readonly accountId: string
  readonly timeline: 'home' | 'notifications'
  readonly lastReadId: string
  readonly version: number
  readonly updatedAt: number
}

export interface CustomEmoji {
  /** `shortcode` of this server, `shortcode@domain` elsewhere. */
  readonly id: string
  readonly shortcode: string
  readonly domain: string | null
  readonly url: string
  readonly staticUrl: string
  readonly category: string | null
  readonly visibleInPicker: boolean
}

export interface App {
  readonly id: string
  readonly name: string
  readonly website: string | null
  readonly redirectUris: readonly string[]
  readonly scopes: readonly string[]
  readonly clientId: string
  readonly clientSecret: string
}

/** A code handed out by the consent page, good for one exchange. */
export interface Grant {
  readonly id: string
  readonly appId: string
  readonly accountId: string
  readonly scopes: readonly string[]
  readonly redirectUri: string
  readonly challenge: string | null
  readonly createdAt: number
}

export interface Token {
  readonly id: string
  readonly token: string
  readonly appId: string
  /** null: the app itself. */
  readonly accountId: string | null
  readonly scopes: readonly string[]
  readonly createdAt: number
}

export interface PushSubscription {
  readonly id: string
  readonly tokenId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly standard: boolean
  readonly policy: string
  readonly alerts: Readonly<Record<string, boolean>>
}

export interface Report {
  readonly id: string
  readonly accountId: string
  readonly targetId: string
  readonly category: 'spam' | 'legal' | 'violation' | 'other'
  readonly comment: string
  readonly forwarded: boolean
  readonly statusIds: readonly string[]
  readonly ruleIds: readonly string[]
  readonly createdAt: number
}

export interface Collection {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly description: string
  readonly language: string | null
  readonly sensitive: boolean
  readonly discoverable: boolean
  readonly tag: string | null
  readonly createdAt: number
  readonly updatedAt: number
  readonly items: readonly {
    readonly id: string
    readonly accountId: string
    readonly state: 'pending' | 'accepted' | 'rejected' | 'revoked'
    readonly createdAt: number
  }[]
}

/** Uses of the last seven days, newest first. */
export type History = readonly { readonly uses: number; readonly accounts: number }[]

export interface Trends {
  readonly tags: readonly { readonly name: string; readonly history: History }[]
  readonly links: readonly { readonly card: Card; readonly history: History }[]
  readonly statusIds: readonly string[]
}

export interface Suggestion {
  /** For whom; null: for everybody. */
  readonly forId: string | null
  readonly accountId: string
  readonly sources: readonly string[]
}

export interface Rule {
  readonly id: string
  readonly text: string
  readonly hint: string
  readonly translations: Readonly<Record<string, { readonly text: string; readonly hint: string }>>
}

/** What the server says about itself. */
export interface InstanceInfo {
  /** Part of an address after '@'; null: the host of the origin. */
  readonly domain: string | null
  readonly title: string
  readonly description: string
  /** HTML. */
  readonly extendedDescription: string
  readonly privacyPolicy: string
  readonly termsOfService: string | null
  readonly thumbnail: string
  readonly thumbnailBlurhash: string | null
  readonly languages: readonly string[]
  readonly rules: readonly Rule[]
  readonly contactEmail: string
  readonly contactAccountId: string | null
  readonly activeMonth: number
  readonly registrations: boolean
  readonly blockedDomains: readonly {
    readonly domain: string
    readonly severity: 'silence' | 'suspend'
    readonly comment: string
  }[]
  /** Hosts known besides those of the accounts. */
  readonly peers: readonly string[]
  readonly maxCharacters: number
}

/** A file the server can hand out. */
export interface StoredFile {
  readonly bytes: Uint8Array
  readonly type: string
}
