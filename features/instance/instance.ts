import type { Software } from '@/lib/http'
import type { AccountId } from '@/schemas/primitives'

/** The limits of posts, files and profiles on this server; null = not stated, so the server decides. */
export interface Limits {
  /** Per post; a URL counts as `charactersPerUrl`. */
  readonly characters: number
  readonly charactersPerUrl: number
  readonly media: number
  /** Per media description. */
  readonly descriptionCharacters: number
  /** Empty = not stated. */
  readonly mimeTypes: readonly string[]
  /** Sizes in bytes, and width × height in pixels. */
  readonly imageBytes: number | null
  readonly imagePixels: number | null
  readonly videoBytes: number | null
  readonly videoPixels: number | null
  readonly videoFrameRate: number | null
  /** Durations in seconds. */
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

/** The description of a server, independent of the version of its document. */
export interface Instance {
  /** Domain of its handles; the host of the API may differ. */
  readonly domain: string
  readonly title: string
  readonly version: string
  readonly software: Software
  /** `api_versions.mastodon`; null where it is not announced. */
  readonly apiVersion: number | null
  /** Plain text or HTML, as the server sends it. */
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
  /** URL of its streaming API, e.g. 'wss://host'; null = none. */
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
  /**
   * Access to the feeds 'live_feeds', 'hashtag_feeds' and 'trending_link_feeds', for 'local' and 'remote' posts. Those that are not
   * stated are public, as on servers that cannot restrict feeds.
   */
  readonly access: Readonly<Record<string, Readonly<Record<string, Access>>>>
  readonly limits: Limits
}

/** Mastodon's own limits, for everything a server leaves unstated. */
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
