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

/** An earlier revision of a post; the current one is not included. */
export interface StatusRevision {
  readonly content: string
  readonly text: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly createdAt: number
  readonly mediaIds: readonly string[]
  /** Descriptions of its media by id; default the current ones. */
  readonly descriptions?: Readonly<Record<string, string | null>>
  readonly pollOptions: readonly string[] | null
}

export interface Quote {
  /** null = the quoted post is unknown (pending or deleted). */
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
  /** Source text. */
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
  /** Mentioned accounts. */
  readonly mentionIds: readonly string[]
  /** Hashtags as written, without '#'. */
  readonly tags: readonly string[]
  readonly application: { readonly name: string; readonly website: string | null } | null
  readonly quote: Quote | null
  /** The people who may quote automatically; `quoteManual`: after approval. */
  readonly quotePolicy: QuotePolicy
  readonly quoteManual: QuotePolicy
  readonly repliesCount: number
  readonly reblogsCount: number
  readonly favouritesCount: number
  readonly quotesCount: number
  /** Earlier revisions, oldest first. */
  readonly revisions: readonly StatusRevision[]
  /** Known translations by language; others are generated on demand. */
  readonly translations: Readonly<Record<string, string>>
}

export type MediaType = 'image' | 'gifv' | 'video' | 'audio' | 'unknown'

interface MediaMeta {
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
  /** When processing ends; 0 = at once. */
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
  /** Its end was notified. */
  readonly closed: boolean
}

export interface Vote {
  readonly id: string
  readonly pollId: string
  readonly accountId: string
  readonly choices: readonly number[]
}

/** A mark of an account on a post: favourite, bookmark, pin, or a muted conversation (then `statusId` is its conversation id). */
export interface Mark {
  readonly id: string
  readonly accountId: string
  readonly statusId: string
  readonly createdAt: number
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
