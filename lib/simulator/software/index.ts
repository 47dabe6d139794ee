import { GOTOSOCIAL_ACCESS, MASTODON_ACCESS, PLEROMA_ACCESS, type AccessRules } from './access-rules'
import { BASE32, fromFlake, fromUlid, toFlake, toUlid } from './ids'
import {
  AKKOMA_SOCKETS,
  GOTOSOCIAL_SOCKETS,
  MASTODON_SOCKETS,
  PLEROMA_SOCKETS,
  type SocketDialect,
} from './sockets'

/** All kinds of servers that can be simulated, the current Mastodon first. */
export const SOFTWARE_NAMES = [
  'mastodon',
  'mastodon-4.3',
  'mastodon-4.2',
  'mastodon-3.5',
  'gotosocial',
  'akkoma',
  'pleroma',
  'pixelfed',
  'snac',
] as const

export type SoftwareName = (typeof SOFTWARE_NAMES)[number]

/** Differences of a server from the current Mastodon. */
export interface Software {
  readonly name: SoftwareName
  readonly version: string
  /** `api_versions.mastodon`; null = not announced. */
  readonly api: number | null
  readonly sourceUrl: string
  /** Patterns over 'METHOD /path' of missing routes (404). */
  readonly lacks: readonly RegExp[]
  /** Fields missing in its answers. */
  readonly without: readonly string[]
  /** Sockets are accepted; otherwise the instance may still announce them. */
  readonly streaming: boolean
  /** Errors are HTML pages. */
  readonly htmlErrors: boolean
  /** No exposed headers and no PATCH. */
  readonly poorCors: boolean
  /** No Link headers: the client has to page by ids. */
  readonly noLinks: boolean
  /** For several accounts it returns only the first relationship. */
  readonly oneRelationship: boolean
  /** Home has a fixed number of posts and no older ones. */
  readonly homeEnds: boolean
  /** Silently ignores polls of new posts. */
  readonly dropsPolls: boolean
  /** The list of conversations is always empty. */
  readonly hidesConversations: boolean
  /** Its instance document has `max_toot_chars` and no `configuration`. */
  readonly shortInstance: boolean
  /**
   * Features of 4.3 and 4.4 that older versions refuse: several `redirect_uris`, the scope `profile`, blur
   * filters.
   */
  readonly takes: {
    readonly redirectLists: boolean
    readonly profile: boolean
    readonly blur: boolean
    /** `forward_to_domains[]` of reports. */
    readonly forwardDomains: boolean
  }
  /** Parameter for several ids in GET /statuses. */
  readonly batch: 'id' | 'ids'
  readonly access: AccessRules
  readonly sockets: SocketDialect
  /** All ids have this software's format, including the small ones of lists and notifications. */
  readonly ownIds: boolean
  /** Converts a stored id to this software's format. */
  readonly encodeId: (id: string) => string
  /** Converts the ordered ids in a text, and the cursors of a Link header. */
  readonly encode: (text: string) => string
  /** Converts this software's ids in incoming text to stored ones. */
  readonly decode: (text: string) => string
}

const same = (text: string) => text

const MASTODON: Software = {
  name: 'mastodon',
  version: '4.7.0-alpha.2',
  api: 11,
  sourceUrl: 'https://github.com/mastodon/mastodon',
  lacks: [],
  without: [],
  streaming: true,
  htmlErrors: false,
  poorCors: false,
  noLinks: false,
  oneRelationship: false,
  homeEnds: true,
  dropsPolls: false,
  hidesConversations: false,
  shortInstance: false,
  takes: { redirectLists: true, profile: true, blur: true, forwardDomains: true },
  ownIds: false,
  batch: 'id',
  access: MASTODON_ACCESS,
  sockets: MASTODON_SOCKETS,
  encodeId: same,
  encode: same,
  decode: same,
}

/** Ordered ids: 18-digit numbers in quotes (escaped inside stream payloads) or in URLs. */
const ORDERED = /(?<=["=/])1\d{17}(?=[\\"&>/?#]|$)/g
const CURSORS = /(?<=[?&](?:max|min|since)_id=)\d+(?=[&>]|$)/g

/** Creates id conversions; `all` also converts small ids. */
const ids = (to: (id: string) => string, all = false): Pick<Software, 'encodeId' | 'encode' | 'ownIds'> => ({
  ownIds: all,
  encodeId: (id) => ((all ? /^\d+$/ : /^1\d{17}$/).test(id) ? to(id) : id),
  encode: (text) => {
    const ordered = text.replace(ORDERED, to)
    return all ? ordered.replace(CURSORS, to) : ordered
  },
})

const COLLECTIONS = /\/collections|in_collections/
const SINCE_45 = [/\/quotes(\/|$)/, /\/interaction_policy$/]
const SINCE_44 = [
  /\/(endorse|unendorse)$/,
  /\/accounts\/[^/]+\/endorsements$/,
  /\/tags\/[^/]+\/(un)?feature$/,
  /^DELETE \/api\/v1\/media/,
]
const SINCE_46 = [
  COLLECTIONS,
  /\/api\/v1\/profile$/,
  /annual_reports\/\d+\/(state|generate)/,
  /async_refreshes/,
]
const SINCE_43 = [
  /\/api\/v2\/notifications/,
  /\/notifications\/(policy|requests)/,
  /oauth-authorization-server/,
  /\/oauth\/userinfo/,
  /unread_count/,
  /annual_reports/,
  /^GET \/api\/v1\/(statuses|accounts)$/,
  /\/domain_blocks\/preview$/,
]
const SINCE_42 = /\/api\/v1\/profile\//
const SINCE_4 = [
  /\/api\/v2\/(instance|filters)/,
  /\/tags\/[^/]+/,
  /followed_tags/,
  /\/translate$/,
  /translation_languages|extended_description|instance\/(languages|domain_blocks)/,
]

const FIELDS_44 = ['attribution_domains']
const FIELDS_45 = ['quote', 'quote_approval', 'quotes_count', 'quote_policy', 'tagged_collections']
const FIELDS_46 = [
  'avatar_description',
  'header_description',
  'show_media',
  'show_media_replies',
  'show_featured',
  'feature_approval',
  'for_bots',
]
const FIELDS_43 = ['group_key', 'authors', 'api_versions', 'vapid']

const MASTODON_43: Partial<Software> = {
  version: '4.3.9',
  api: 2,
  takes: { redirectLists: true, profile: true, blur: false, forwardDomains: true },
  lacks: [...SINCE_44, ...SINCE_45, ...SINCE_46],
  without: [...FIELDS_44, ...FIELDS_45, ...FIELDS_46],
}

const OLD = { redirectLists: false, profile: false, blur: false, forwardDomains: false }

const MASTODON_42: Partial<Software> = {
  version: '4.2.20',
  api: null,
  takes: { ...OLD, forwardDomains: true },
  lacks: [...(MASTODON_43.lacks ?? []), ...SINCE_43],
  without: [...(MASTODON_43.without ?? []), ...FIELDS_43],
}

const MASTODON_35: Partial<Software> = {
  version: '3.5.19',
  api: null,
  takes: OLD,
  lacks: [...(MASTODON_42.lacks ?? []), SINCE_42, ...SINCE_4],
  without: [...(MASTODON_42.without ?? []), 'filtered', 'roles', 'indexable', 'noindex', 'hide_collections'],
}

/** Routes that small servers lack. */
const NO_EXTRAS = [
  ...(MASTODON_42.lacks ?? []),
  SINCE_42,
  /annual_reports|announcements|\/trends|suggestions|directory|followed_tags|featured_tags|endorsements|familiar/,
  /\/translate$/,
  /translation_languages|extended_description/,
  /scheduled_statuses/,
]

/** Flake ids, the routes of Mastodon 3 and some later ones. */
const PLEROMA: Partial<Software> = {
  api: null,
  lacks: [
    ...(MASTODON_42.lacks ?? []).filter((pattern) => !/statuses\|accounts/.test(pattern.source)),
    SINCE_42,
    /^GET \/api\/v1\/accounts$/,
    /\/api\/v2\/(instance|filters)/,
    /\/trends\/|featured_tags|annual_reports|familiar|\/translate$|\/accounts\/[^/]+\/(un)?pin$/,
    /translation_languages|extended_description|instance\/(languages|domain_blocks|rules|activity)/,
    /\/conversations\/[^/]+\/unread$|\/reactions\//,
  ],
  without: MASTODON_35.without ?? [],
  shortInstance: true,
  homeEnds: false,
  batch: 'ids',
  access: PLEROMA_ACCESS,
  sockets: PLEROMA_SOCKETS,
  ...ids(toFlake),
  decode: (text) => text.replace(/\bA[0-9A-Za-z]{10}p\b/g, fromFlake),
}

const KINDS: Record<SoftwareName, Partial<Software>> = {
  mastodon: {},
  'mastodon-4.3': MASTODON_43,
  'mastodon-4.2': MASTODON_42,
  'mastodon-3.5': MASTODON_35,
  // ULIDs, v2 instance, filters v2, interaction policies, no relationships over public streams
  gotosocial: {
    version: '0.19.1+git-1a2b3c4',
    api: null,
    sourceUrl: 'https://codeberg.org/superseriousbusiness/gotosocial',
    lacks: [
      ...(MASTODON_42.lacks ?? []),
      /annual_reports|suggestions|directory|\/endorsements|familiar|\/translate$/,
      /translation_languages|extended_description|instance\/languages/,
      /\/domain_blocks|\/timelines\/direct|remove_from_followers/,
      /\/notifications\/[^/]+\/dismiss$/,
    ],
    without: MASTODON_42.without ?? [],
    homeEnds: false,
    access: GOTOSOCIAL_ACCESS,
    sockets: GOTOSOCIAL_SOCKETS,
    ...ids(toUlid, true),
    decode: (text) => text.replace(new RegExp(`\\b01${BASE32}{24}\\b`, 'g'), fromUlid),
  },
  pleroma: {
    ...PLEROMA,
    version: '2.7.2 (compatible; Pleroma 2.9.1)',
    sourceUrl: 'https://git.pleroma.social/pleroma/pleroma',
  },
  akkoma: {
    ...PLEROMA,
    version: '2.7.2 (compatible; Akkoma 3.15.2)',
    sourceUrl: 'https://akkoma.dev/AkkomaGang/akkoma',
    sockets: AKKOMA_SOCKETS,
  },
  pixelfed: {
    version: '3.5.3 (compatible; Pixelfed 0.12.4)',
    api: null,
    sourceUrl: 'https://github.com/pixelfed/pixelfed',
    lacks: [
      ...NO_EXTRAS,
      ...SINCE_4,
      /\/lists|\/polls|\/streaming|\/filters|\/push\//,
      /\/history$|\/source$|^PUT \/api\/v1\/statuses\/[^/]+$/,
    ],
    without: [...(MASTODON_35.without ?? []), 'poll', 'card', 'edited_at', 'language'],
    streaming: false,
    homeEnds: false,
  },
  // announces a socket but answers 404 there; no v2 instance; ids do not sort by time
  snac: {
    version: '4.0.0 (not true; really snac/2.84)',
    api: null,
    sourceUrl: 'https://codeberg.org/grunfink/snac2',
    lacks: [
      ...NO_EXTRAS,
      ...SINCE_4,
      /familiar_followers/,
      /\/timelines\/direct|\/conversations\//,
      /\/markers$|\/polls\/[^/]+$|\/preferences|\/reports|\/history$|\/push\/|\/mutes$|\/blocks$|\/domain_blocks/,
    ],
    without: [...(MASTODON_35.without ?? []), 'edited_at', 'indexable', 'moved', 'card', 'application'],
    streaming: false,
    htmlErrors: true,
    poorCors: true,
    noLinks: true,
    oneRelationship: true,
    homeEnds: false,
    dropsPolls: true,
    // "TBD" in its mastoapi.c
    hidesConversations: true,
    // the time comes last and reversed, so that ids do not sort by time
    ...ids((id) => `${Array.from(id.slice(9)).toReversed().join('')}.${id.slice(0, 9)}f00d`),
    decode: (text) =>
      text.replace(
        /\b(\d{9})\.(\d{9})f00d\b/g,
        (_, end: string, start: string) => start + Array.from(end).toReversed().join(''),
      ),
  },
}

/** Returns the behaviour of a kind of server. */
export const software = (name: SoftwareName = 'mastodon'): Software => ({ ...MASTODON, ...KINDS[name], name })
