/** Names of what the simulated server can pretend to be. */
export type SoftwareName =
  | 'mastodon'
  | 'mastodon-4.3'
  | 'mastodon-4.2'
  | 'mastodon-3.5'
  | 'gotosocial'
  | 'pleroma'
  | 'pixelfed'
  | 'snac'

/** How a server of that kind differs from the current Mastodon. */
export interface Software {
  readonly name: SoftwareName
  readonly version: string
  /** `api_versions.mastodon`; null: it does not say. */
  readonly api: number | null
  readonly sourceUrl: string
  /** 'METHOD /path' beginnings or patterns of what it does not have. */
  readonly lacks: readonly RegExp[]
  /** Fields taken out of every answer. */
  readonly without: readonly string[]
  readonly streaming: boolean
  /** Errors come as pages of HTML. */
  readonly htmlErrors: boolean
  /** No exposed headers and no PATCH. */
  readonly poorCors: boolean
  /** Makes ids in outgoing JSON text this software's ids. */
  encode(text: string): string
  /** Turns this software's ids in incoming text into stored ones. */
  decode(text: string): string
}

const same = (text: string) => text

export const MASTODON: Software = {
  name: 'mastodon',
  version: '4.7.0-alpha.2',
  api: 11,
  sourceUrl: 'https://github.com/mastodon/mastodon',
  lacks: [],
  without: [],
  streaming: true,
  htmlErrors: false,
  poorCors: false,
  encode: same,
  decode: same,
}

/** The behaviour of a kind of server. */
export function software(name: SoftwareName = 'mastodon'): Software {
  return { ...MASTODON, name }
}
