interface Rule {
  /** First `api_versions.mastodon` that has the feature. */
  readonly api?: number
  /** First Mastodon version that has it, for features older than API versions. */
  readonly since?: readonly [major: number, minor: number]
  /**
   * GET paths whose answers show whether the feature exists. Features without a probe are never tried on
   * other software.
   */
  readonly probe?: RegExp
  /** The path names a record, so a plain 404 may only mean that this record is missing. */
  readonly record?: boolean
  /** Every server supports it, at least for members: assumed until the server refuses it. */
  readonly assumed?: boolean
}

/** Features that differ between servers, by the version that introduced them (Mastodon API documentation). */
const FEATURES = {
  instanceV2: { since: [4, 0], probe: /^\/api\/v2\/instance$/ },
  groupedNotifications: { api: 2, probe: /^\/api\/v2\/notifications$/ },
  notificationPolicy: { since: [4, 3], probe: /^\/api\/v2\/notifications\/policy$/ },
  /** The older notification policy that only accepts or filters, for servers without the current one. */
  notificationPolicyV1: { since: [4, 3], probe: /^\/api\/v1\/notifications\/policy$/ },
  notificationRequests: { since: [4, 3], probe: /^\/api\/v1\/notifications\/requests$/ },
  notificationFallback: { api: 10 },
  quotes: { api: 7 },
  collections: { api: 10 },
  annualReports: { since: [4, 3] },
  /** A report by its year, instead of all that were not read. */
  annualReportByYear: { since: [4, 4] },
  /** Whether there is a report, and having it made. */
  annualReportState: { api: 8 },
  filtersV2: { since: [4, 0], probe: /^\/api\/v2\/filters$/ },
  filtersV1: { since: [2, 4], probe: /^\/api\/v1\/filters$/ },
  blurFilter: { api: 5 },
  editing: { since: [3, 5], probe: /^\/api\/v1\/statuses\/[^/]+\/source$/, record: true },
  /** `media_attributes[]` when editing a post. */
  editMedia: { since: [4, 1] },
  history: { since: [3, 5], probe: /^\/api\/v1\/statuses\/[^/]+\/history$/, record: true },
  translation: { since: [4, 0] },
  translationLanguages: { since: [4, 2], probe: /^\/api\/v1\/instance\/translation_languages$/ },
  batchStatuses: { since: [4, 3], probe: /^\/api\/v1\/statuses$/ },
  batchAccounts: { since: [4, 3], probe: /^\/api\/v1\/accounts$/ },
  deleteMedia: { api: 4 },
  featureTags: { api: 6 },
  /** Featured hashtags of any account, and changing those of the user. */
  featuredTags: { since: [3, 3] },
  followTags: { since: [4, 0], probe: /^\/api\/v1\/followed_tags$/ },
  /** Featuring accounts on the profile: by /pin and /unpin, under other names since `endorseNames`. */
  endorse: { since: [2, 5] },
  /** The paths /endorse, /unendorse and the endorsements of others. */
  endorseNames: { since: [4, 4] },
  excludeDirect: { api: 8 },
  profileEndpoint: { api: 8, probe: /^\/api\/v1\/profile$/ },
  pictureDescriptions: { api: 9 },
  /** Changing these descriptions with the account. Before this API version only the profile endpoint changes them. */
  updateDescriptions: { api: 11 },
  /** Removing the avatar or the header. */
  deleteImages: { since: [4, 2] },
  linkTimeline: { since: [4, 3], probe: /^\/api\/v1\/timelines\/link$/ },
  trendingTags: { since: [3, 0], probe: /^\/api\/v1\/trends(\/tags)?$/ },
  trendingStatuses: { since: [3, 5], probe: /^\/api\/v1\/trends\/statuses$/ },
  trendingLinks: { since: [3, 5], probe: /^\/api\/v1\/trends\/links$/ },
  suggestionsV2: { since: [3, 4], probe: /^\/api\/v2\/suggestions$/ },
  familiarFollowers: { since: [3, 5], probe: /^\/api\/v1\/accounts\/familiar_followers$/ },
  /** A plain 404 or 422 is about what was searched. */
  search: { since: [2, 4], probe: /^\/api\/v2\/search$/, record: true },
  /** Operators such as `from:` in the search for posts. */
  searchOperators: { since: [4, 2] },
  lookup: { since: [3, 4], probe: /^\/api\/v1\/accounts\/lookup$/, record: true },
  directory: { since: [3, 0], probe: /^\/api\/v1\/directory$/ },
  /** Deleting single notifications. Not a question of age: some other software never had it. */
  dismissNotification: { assumed: true },
  markers: { since: [3, 0], probe: /^\/api\/v1\/markers$/ },
  announcements: { since: [3, 1], probe: /^\/api\/v1\/announcements$/ },
  bookmarks: { since: [3, 1], probe: /^\/api\/v1\/bookmarks$/ },
  conversations: { since: [2, 6], probe: /^\/api\/v1\/conversations$/ },
  directTimeline: { probe: /^\/api\/v1\/timelines\/direct$/ },
  lists: { since: [2, 1], probe: /^\/api\/v1\/lists$/ },
  /** Publishing polls. Servers without it may still show polls of others. */
  polls: { since: [2, 8], probe: /^\/api\/v1\/polls\/[^/]+$/, record: true },
  scheduledPosts: { since: [2, 7], probe: /^\/api\/v1\/scheduled_statuses$/ },
  exclusiveLists: { since: [4, 2] },
  listReplies: { since: [3, 3] },
  domainBlocks: { since: [4, 0], probe: /^\/api\/v1\/instance\/domain_blocks$/ },
  extendedDescription: { since: [4, 0], probe: /^\/api\/v1\/instance\/extended_description$/ },
  removeFollower: { since: [3, 5] },
  timedMute: { since: [3, 3] },
  userDomainBlocks: { since: [1, 4], probe: /^\/api\/v1\/domain_blocks$/ },
  /** How many follows a domain block would end. */
  domainBlockPreview: { since: [4, 3], probe: /^\/api\/v1\/domain_blocks\/preview$/ },
  /** The category `legal` of reports. */
  legalReports: { since: [4, 2] },
  /** `forward_to_domains[]` of reports. */
  forwardDomains: { since: [4, 2] },
  followLanguages: { since: [4, 0] },
  notifyOfPosts: { since: [3, 3] },
  asyncRefresh: { since: [4, 5] },
  streaming: {},
  /** The local and the federated timeline, which a server may close to visitors. */
  localFeed: { assumed: true },
  publicFeed: { assumed: true },
} as const satisfies Record<string, Rule>

export type Feature = keyof typeof FEATURES
export type FeatureRule = Rule
export const featureEntries = Object.entries(FEATURES) as [Feature, Rule][]
