import type { Visibility, QuotePolicy } from './posts'

export interface ProfileField {
  readonly name: string
  /** HTML as sent. */
  readonly value: string
  /** Source text; defaults to `value`. */
  readonly source?: string
  readonly verifiedAt: number | null
}

/** An account, local or remote. */
export interface Account {
  readonly id: string
  readonly username: string
  /** null = local. */
  readonly domain: string | null
  readonly displayName: string
  /** HTML. */
  readonly note: string
  readonly noteSource: string
  /** null = derived from user name and origin. */
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
  /**
   * Counts are stored, not derived: most followers of remote accounts are unknown here. -1 = hidden by the
   * server.
   */
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

/** Policy for notifications. */
export interface NotificationPolicy {
  readonly forNotFollowing: PolicyValue
  readonly forNotFollowers: PolicyValue
  readonly forNewAccounts: PolicyValue
  readonly forPrivateMentions: PolicyValue
  readonly forLimitedAccounts: PolicyValue
  readonly forBots: PolicyValue
}

/** A local account that can sign in; `id` is the account's id. */
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
  /** Languages of public timelines; null = all. */
  readonly chosenLanguages: readonly string[] | null
  readonly showApplication: boolean
  readonly policy: NotificationPolicy
  /** Description on the consent page; null = not offered. */
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

/** `from` follows `to`; also used for follow requests. */
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

export interface App {
  readonly id: string
  readonly name: string
  readonly website: string | null
  readonly redirectUris: readonly string[]
  readonly scopes: readonly string[]
  readonly clientId: string
  readonly clientSecret: string
}

/** An authorization code, valid for one exchange. */
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
  /** null = the app itself. */
  readonly accountId: string | null
  readonly scopes: readonly string[]
  readonly createdAt: number
  readonly revoked: boolean
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
  /** Sent to the server of the account. */
  readonly forwarded: boolean
  /** Every server that it was sent to. */
  readonly forwardedTo: readonly string[]
  readonly statusIds: readonly string[]
  readonly collectionIds?: readonly string[]
  readonly ruleIds: readonly string[]
  readonly createdAt: number
}

export interface CollectionItem {
  readonly id: string
  readonly accountId: string
  readonly state: 'pending' | 'accepted' | 'rejected' | 'revoked'
  readonly createdAt: number
  /** When the server of the account answers that it may be included; missing where that is not awaited. */
  readonly answersAt?: number
}

export interface Collection {
  readonly id: string
  /** Its page on another server. Default: the one of this server. */
  readonly url?: string
  readonly accountId: string
  readonly name: string
  readonly description: string
  readonly language: string | null
  readonly sensitive: boolean
  readonly discoverable: boolean
  readonly tag: string | null
  readonly createdAt: number
  readonly updatedAt: number
  /** In the order in which they were added. */
  readonly items: readonly CollectionItem[]
}
