import type { Card } from './posts'

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

type NotificationType =
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
  /** The recipient. */
  readonly accountId: string
  readonly type: NotificationType | (string & {})
  readonly fromId: string
  readonly statusId: string | null
  readonly createdAt: number
  readonly groupKey: string
  /** Filtered by the policy. */
  readonly filtered: boolean
  readonly reportId?: string
  readonly severance?: Severance
  readonly warning?: Warning
  readonly annualYear?: number
  readonly collectionId?: string
}

export type Archetype = 'lurker' | 'booster' | 'pollster' | 'replier' | 'oracle'

interface NameCount {
  readonly name: string
  readonly count: number
}

interface AccountCount {
  readonly account_id: string
  readonly count: number
}

/** The parts of a yearly report, by field names of the API: each version of the format has others. */
export interface AnnualData {
  readonly archetype?: Archetype | (string & {})
  readonly time_series?: readonly {
    readonly month: number
    readonly statuses: number
    readonly following?: number
    readonly followers: number
  }[]
  readonly top_hashtags?: readonly NameCount[]
  readonly top_statuses?: Readonly<Record<'by_reblogs' | 'by_favourites' | 'by_replies', string | null>>
  readonly type_distribution?: Readonly<Record<'total' | 'reblogs' | 'replies' | 'standalone', number>>
  readonly most_used_apps?: readonly NameCount[]
  readonly commonly_interacted_with_accounts?: readonly AccountCount[]
  readonly most_reblogged_accounts?: readonly AccountCount[]
  readonly percentiles?: { readonly statuses: number }
}

/** A summary of a year of an account, stored as it was computed. */
export interface AnnualReport {
  readonly id: string
  readonly accountId: string
  readonly year: number
  readonly version: 1 | 2
  /** The last part of its public address; null without one. */
  readonly shareKey: string | null
  readonly data: AnnualData
  /** Until then it is being made. */
  readonly readyAt: number
  readonly isRead: boolean
}

export interface NotificationRequest {
  readonly id: string
  readonly accountId: string
  readonly fromId: string
  readonly lastStatusId: string | null
  readonly createdAt: number
  readonly updatedAt: number
}

/** An account's view of a conversation of direct posts. */
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
  /** Reactions of accounts that are not modelled. */
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

/** Uses of the last seven days, newest first. */
export type History = readonly { readonly uses: number; readonly accounts: number }[]

export interface Trends {
  readonly tags: readonly { readonly name: string; readonly history: History }[]
  readonly links: readonly { readonly card: Card; readonly history: History }[]
  readonly statusIds: readonly string[]
}

export interface Suggestion {
  /** The account it is for; null = everyone. */
  readonly forId: string | null
  readonly accountId: string
  readonly sources: readonly string[]
}

interface Rule {
  readonly id: string
  readonly text: string
  readonly hint: string
  readonly translations: Readonly<Record<string, { readonly text: string; readonly hint: string }>>
}

/** Data of the instance documents. */
export interface InstanceInfo {
  /** Domain of handles; null = the host of the origin. */
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
  /** Known hosts besides those of the accounts. */
  readonly peers: readonly string[]
  readonly maxCharacters: number
  /** Posts can be searched; otherwise only accounts and hashtags. */
  readonly fullTextSearch: boolean
}

/** A file the server can send. */
export interface StoredFile {
  readonly bytes: Uint8Array
  readonly type: string
}
