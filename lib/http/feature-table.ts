interface Rule {
  /** api_versions.mastodon from which it exists. */
  readonly api?: number
  /** Mastodon from which it exists, where no number tells. */
  readonly since?: readonly [major: number, minor: number]
  /** GET paths whose answer tells whether it exists. Features without one are never tried on other software. */
  readonly probe?: RegExp
  /** The path names a record, so a plain 404 may only mean that this record is missing. */
  readonly record?: boolean
  /** Every server has it, if only for members: it is there until it was refused. */
  readonly assumed?: boolean
}

/** What servers may or may not have (api-facts 1). */
export const FEATURES = {
  instanceV2: { since: [4, 0], probe: /^\/api\/v2\/instance$/ },
  groupedNotifications: { api: 2, probe: /^\/api\/v2\/notifications$/ },
  notificationPolicy: { since: [4, 3], probe: /^\/api\/v2\/notifications\/policy$/ },
  notificationRequests: { since: [4, 3], probe: /^\/api\/v1\/notifications\/requests$/ },
  notificationFallback: { api: 10 },
  quotes: { api: 7 },
  filtersV2: { since: [4, 0], probe: /^\/api\/v2\/filters$/ },
  blurFilter: { api: 5 },
  editing: { since: [3, 5], probe: /^\/api\/v1\/statuses\/[^/]+\/source$/, record: true },
  /** `media_attributes[]` of an edit. */
  editMedia: { since: [4, 1] },
  history: { since: [3, 5], probe: /^\/api\/v1\/statuses\/[^/]+\/history$/, record: true },
  translation: { since: [4, 0] },
  translationLanguages: { since: [4, 2], probe: /^\/api\/v1\/instance\/translation_languages$/ },
  batchStatuses: { since: [4, 3], probe: /^\/api\/v1\/statuses$/ },
  batchAccounts: { since: [4, 3], probe: /^\/api\/v1\/accounts$/ },
  deleteMedia: { api: 4 },
  featureTags: { api: 6 },
  followTags: { since: [4, 0], probe: /^\/api\/v1\/followed_tags$/ },
  endorse: { since: [4, 4] },
  excludeDirect: { api: 8 },
  profileEndpoint: { api: 8, probe: /^\/api\/v1\/profile$/ },
  pictureDescriptions: { api: 9 },
  linkTimeline: { since: [4, 3], probe: /^\/api\/v1\/timelines\/link$/ },
  trendingTags: { since: [3, 0], probe: /^\/api\/v1\/trends(\/tags)?$/ },
  trendingStatuses: { since: [3, 5], probe: /^\/api\/v1\/trends\/statuses$/ },
  trendingLinks: { since: [3, 5], probe: /^\/api\/v1\/trends\/links$/ },
  suggestionsV2: { since: [3, 4], probe: /^\/api\/v2\/suggestions$/ },
  familiarFollowers: { since: [3, 5], probe: /^\/api\/v1\/accounts\/familiar_followers$/ },
  lookup: { since: [3, 4], probe: /^\/api\/v1\/accounts\/lookup$/, record: true },
  directory: { since: [3, 0], probe: /^\/api\/v1\/directory$/ },
  markers: { since: [3, 0], probe: /^\/api\/v1\/markers$/ },
  announcements: { since: [3, 1], probe: /^\/api\/v1\/announcements$/ },
  bookmarks: { since: [3, 1], probe: /^\/api\/v1\/bookmarks$/ },
  conversations: { since: [2, 6], probe: /^\/api\/v1\/conversations$/ },
  lists: { since: [2, 1], probe: /^\/api\/v1\/lists$/ },
  /** Posts with a poll; others show polls and publish none. */
  polls: { since: [2, 8], probe: /^\/api\/v1\/polls\/[^/]+$/, record: true },
  scheduledPosts: { since: [2, 7], probe: /^\/api\/v1\/scheduled_statuses$/ },
  exclusiveLists: { since: [4, 2] },
  domainBlocks: { since: [4, 0], probe: /^\/api\/v1\/instance\/domain_blocks$/ },
  extendedDescription: { since: [4, 0], probe: /^\/api\/v1\/instance\/extended_description$/ },
  removeFollower: { since: [3, 5] },
  timedMute: { since: [3, 3] },
  followLanguages: { since: [4, 0] },
  notifyOfPosts: { since: [3, 3] },
  asyncRefresh: { since: [4, 5] },
  streaming: {},
  /** The feeds of this server and of all, which a server may keep from visitors. */
  localFeed: { assumed: true },
  publicFeed: { assumed: true },
} as const satisfies Record<string, Rule>

export type Feature = keyof typeof FEATURES
export type FeatureRule = Rule
export const featureEntries = Object.entries(FEATURES) as [Feature, Rule][]
