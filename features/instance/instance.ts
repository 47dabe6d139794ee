import type { Software } from '@/lib/http'
import type { AccountId } from '@/schemas/primitives'

/** What a person may send to this server; null = it does not say, so the server decides. */
export interface Limits {
  /** Of a post, with addresses counted as `charactersPerUrl`. */
  readonly characters: number
  readonly charactersPerUrl: number
  readonly media: number
  /** Of the description of a file. */
  readonly descriptionCharacters: number
  /** Empty = not said. */
  readonly mimeTypes: readonly string[]
  /** Bytes, and width × height. */
  readonly imageBytes: number | null
  readonly imagePixels: number | null
  readonly videoBytes: number | null
  readonly videoPixels: number | null
  readonly videoFrameRate: number | null
  /** Lifetimes in seconds. */
  readonly poll: {
    readonly options: number
    readonly optionCharacters: number
    readonly shortest: number
    readonly longest: number
  }
  readonly pinned: number
  readonly featuredTags: number
  readonly profile: {
    readonly nameCharacters: number
    readonly noteCharacters: number
    readonly fields: number
    readonly fieldNameCharacters: number
    readonly fieldValueCharacters: number
    readonly pictureDescriptionCharacters: number
  }
}

export type Access = 'public' | 'authenticated' | 'disabled'

/** A server's own description, the same from either version of its document. */
export interface Instance {
  /** The domain of its handles; the API's host may differ. */
  readonly domain: string
  readonly title: string
  readonly version: string
  readonly software: Software
  /** api_versions.mastodon; null where it is not announced. */
  readonly apiVersion: number | null
  /** Plain or HTML, as the server has it. */
  readonly description: string
  readonly sourceUrl: string | null
  readonly languages: readonly string[]
  readonly thumbnail: { readonly url: string; readonly blurhash: string | null; readonly alt: string } | null
  readonly icons: readonly { readonly src: string; readonly size: string }[]
  readonly contact: { readonly email: string; readonly accountId: AccountId | null }
  readonly rules: readonly {
    readonly id: string
    readonly text: string
    readonly hint: string
    /** By language. */
    readonly translations: Readonly<Record<string, { text: string; hint?: string | undefined }>>
  }[]
  readonly registrations: {
    readonly open: boolean
    readonly approval: boolean
    readonly message: string | null
    readonly url: string | null
  }
  readonly activeMonth: number | null
  /** Where its streaming API is, e.g. 'wss://host'; null = it has none. */
  readonly streamingUrl: string | null
  readonly vapidKey: string | null
  readonly urls: {
    readonly status: string | null
    readonly about: string | null
    readonly privacy: string | null
    readonly terms: string | null
  }
  readonly translation: boolean
  readonly limitedFederation: boolean
  /** Who may read 'live_feeds', 'hashtag_feeds' and 'trending_link_feeds', for 'local' and 'remote' posts. */
  readonly access: (feed: string, origin: 'local' | 'remote') => Access
  readonly limits: Limits
}

/** Mastodon's own numbers, for whatever a server leaves unsaid (api-facts 0 and 1, product.md 5). */
export const DEFAULT_LIMITS: Limits = {
  characters: 500,
  charactersPerUrl: 23,
  media: 4,
  descriptionCharacters: 1500,
  mimeTypes: [],
  imageBytes: null,
  imagePixels: null,
  videoBytes: null,
  videoPixels: null,
  videoFrameRate: null,
  poll: { options: 4, optionCharacters: 50, shortest: 300, longest: 2_629_746 },
  pinned: 5,
  featuredTags: 10,
  profile: {
    nameCharacters: 30,
    noteCharacters: 500,
    fields: 4,
    fieldNameCharacters: 255,
    fieldValueCharacters: 255,
    pictureDescriptionCharacters: 1500,
  },
}
