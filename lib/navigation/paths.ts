import { encodeComponent } from '@/lib/util/encode-component'
import type { CollectionId } from '@/schemas/collection'
import type { ConversationId, FilterId, ListId, StatusId } from '@/schemas/primitives'

/**
 * Segments that browsers change: empty, one or two dots, and a trailing space. Such a text gets a tilde at its end, and
 * so does one that already ends in this way.
 */
const UNSAFE_SEGMENT = /(?:^\.{0,2}| )~*$/

/** Encodes a text as a path segment. */
const segment = (text: string): string => encodeComponent(UNSAFE_SEGMENT.test(text) ? `${text}~` : text)

/** The patterns of the addresses of all screens, as the route table has them: `$` begins the name of a parameter. */
export type ScreenPattern =
  | '/'
  | '/home'
  | '/notifications'
  | '/public'
  | '/public/local'
  | '/public/remote'
  | '/explore'
  | '/explore/tags'
  | '/explore/links'
  | '/explore/suggestions'
  | '/directory'
  | '/followed_tags'
  | '/about'
  | '/privacy-policy'
  | '/terms-of-service'
  | '/terms-of-service/$date'
  | '/tags/$name'
  | '/search'
  | '/links/$url'
  | '/bookmarks'
  | '/favourites'
  | '/pinned'
  | '/catch-up'
  | '/conversations'
  | '/conversations/$conversationId'
  | '/lists'
  | '/lists/$listId'
  | '/lists/$listId/members'
  | '/collections'
  | '/collections/new'
  | '/collections/in'
  | '/collections/$collectionId'
  | '/collections/$collectionId/edit'
  | '/year/$year'
  | '/filters'
  | '/filters/new'
  | '/filters/$filterId'
  | '/publish'
  | '/statuses/new'
  | '/scheduled'
  | '/share'
  | '/authorize_interaction'
  | '/follow_requests'
  | '/blocks'
  | '/mutes'
  | '/domain_blocks'
  | '/preferences'
  | '/preferences/$topic'
  | '/notifications/settings'
  | '/notifications/requests'
  | '/notifications/requests/$requestId'
  | '/sign-in'
  | '/sign-in/return'
  | '/sign-in/privacy'
  | '/profile/edit'
  | '/@{$acct}'
  | '/@{$acct}/with_replies'
  | '/@{$acct}/media'
  | '/@{$acct}/featured'
  | '/@{$acct}/collections'
  | '/@{$acct}/archive'
  | '/@{$acct}/tagged/$tag'
  | '/@{$acct}/followers'
  | '/@{$acct}/following'
  | '/@{$acct}/wrapstodon/$year/$shareKey'
  | '/@{$acct}/$statusId'
  | '/@{$acct}/$statusId/reblogs'
  | '/@{$acct}/$statusId/favourites'
  | '/@{$acct}/$statusId/quotes'

/** The addresses of a pattern: any text in place of a parameter. */
type Filled<Pattern extends string> = Pattern extends `${infer Start}{$${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : Pattern extends `${infer Start}$${string}/${infer Rest}`
    ? `${Start}${string}/${Filled<Rest>}`
    : Pattern extends `${infer Start}$${string}`
      ? `${Start}${string}`
      : Pattern

type Screen = Filled<ScreenPattern>

/** The path of a screen, for links and navigation, with an optional search part: without /deck and without the identity. */
export type Path = Screen | `${Screen}?${string}`

/**
 * True for a text that can be a path of Skein, such as one that was stored. Browsers read a backslash as a slash and leave
 * out tabs and line breaks, so `/\evil.example` would be another server.
 */
export const isPath = (value: unknown): value is Path =>
  typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value)

/** Encodes a handle as a path segment; '@' and ':' stay readable. */
export const handleSegment = (acct: string): string =>
  segment(acct).replaceAll('%40', '@').replaceAll('%3A', ':')

/** Returns the text of a segment whose percent signs are decoded: the inverse of `segment`. */
export function readSegment(encoded: string): string {
  const text = encoded.slice(0, -1)
  return encoded.endsWith('~') && UNSAFE_SEGMENT.test(text) ? text : encoded
}

const profile = (acct: string) => `/@${handleSegment(acct)}` as const
const status = (acct: string, id: StatusId) => `${profile(acct)}/${segment(id)}` as const

/** The same paths as in `paths`, for the service worker, which would otherwise contain all of them. */
export { profile as profilePath, status as statusPath }

/** Kinds of results of a search, as the API names them. */
export type SearchType = 'accounts' | 'hashtags' | 'statuses'

function search(text = '', type?: SearchType): Path {
  const params = [text && `q=${encodeComponent(text)}`, type && `type=${type}`].filter(Boolean)
  return params.length > 0 ? `/search?${params.join('&')}` : '/search'
}

/** The paths of all screens. */
export const paths = {
  home: '/home',
  public: '/public',
  local: '/public/local',
  remote: '/public/remote',
  explore: '/explore',
  trendingTags: '/explore/tags',
  trendingLinks: '/explore/links',
  suggestedPeople: '/explore/suggestions',
  directory: '/directory',
  followedTags: '/followed_tags',
  about: '/about',
  privacyPolicy: '/privacy-policy',
  /** The current terms of service, or those that apply from a day. */
  terms: (date?: string): Path =>
    date === undefined ? '/terms-of-service' : `/terms-of-service/${segment(date)}`,
  publish: '/publish',
  scheduled: '/scheduled',
  share: '/share',
  bookmarks: '/bookmarks',
  favourites: '/favourites',
  pinned: '/pinned',
  lists: '/lists',
  notifications: '/notifications',
  conversations: '/conversations',
  catchUp: '/catch-up',
  /** The results of a search; of all types by default. Without a text the field alone. */
  search,
  signIn: '/sign-in',
  /** The page about stored data and contacted servers. Like the sign-in, it belongs to no identity. */
  privacy: '/sign-in/privacy',
  /** Not `/settings`: there a Mastodon server has its own pages, which may share the host with Skein. */
  settings: '/preferences',
  /** A page of settings, or a setting on it. */
  settingsTopic: (topic: string, setting = '') =>
    `/preferences/${segment(topic)}${setting && `?setting=${encodeComponent(setting)}`}`,
  keySettings: '/preferences/keys',
  notificationSettings: '/notifications/settings',
  notificationRequests: '/notifications/requests',
  /** The notifications of a category; of all for 'all'. */
  notificationsOnly: (category: string): Path =>
    category === 'all' ? '/notifications' : `/notifications?only=${encodeComponent(category)}`,
  /** The notifications of a filtered sender. */
  notificationRequest: (id: string) => `/notifications/requests/${segment(id)}`,
  followRequests: '/follow_requests',
  blocks: '/blocks',
  mutes: '/mutes',
  domainBlocks: '/domain_blocks',
  profile,
  /** Finds posts of an account by words or by month. */
  findPosts: (acct: string) => `${profile(acct)}/archive`,
  /** The form for the profile of the user. */
  editProfile: '/profile/edit',
  followers: (acct: string) => `${profile(acct)}/followers`,
  following: (acct: string) => `${profile(acct)}/following`,
  status,
  reblogs: (acct: string, id: StatusId) => `${status(acct, id)}/reblogs`,
  quotes: (acct: string, id: StatusId) => `${status(acct, id)}/quotes`,
  favouritedBy: (acct: string, id: StatusId) => `${status(acct, id)}/favourites`,
  tag: (name: string) => `/tags/${segment(name)}`,
  /** Posts of an account with a hashtag. */
  tagged: (acct: string, name: string) => `${profile(acct)}/tagged/${segment(name)}`,
  conversation: (id: ConversationId) => `/conversations/${segment(id)}`,
  list: (id: ListId) => `/lists/${segment(id)}`,
  listMembers: (id: ListId) => `/lists/${segment(id)}/members`,
  /** The collections of the user. */
  collections: '/collections',
  newCollection: '/collections/new',
  /** The collections of others that include the user. */
  inCollections: '/collections/in',
  editCollection: (id: CollectionId) => `/collections/${segment(id)}/edit`,
  collection: (id: CollectionId) => `/collections/${segment(id)}`,
  /** The collections of an account. */
  collectionsOf: (acct: string) => `${profile(acct)}/collections`,
  /** The summary of a year of the user. */
  year: (year: string) => `/year/${segment(year)}`,
  /** The summary of a year that an account shared. */
  sharedYear: (acct: string, year: string, key: string) =>
    `${profile(acct)}/wrapstodon/${segment(year)}/${segment(key)}`,
  filters: '/filters',
  filter: (id: FilterId) => `/filters/${segment(id)}`,
  /** The form for a new filter, with a keyword filled in. */
  newFilter: (keyword = '') => `/filters/new${keyword === '' ? '' : `?keyword=${encodeComponent(keyword)}`}`,
  /** Posts that link to a page on the web. */
  link: (url: string) => `/links/${segment(url)}`,
} as const satisfies Readonly<Record<string, Path | ((...args: never[]) => Path)>>

/**
 * Returns the path of the sign-in page with a host or an account filled in (`?as=`) and a path to go to
 * afterwards (`?to=`, default: the page it was opened from). `action` names what to do then (`?for=`, default: nothing).
 */
export function signInPath(wanted?: string, to?: string, action?: string): Path {
  const query = new URLSearchParams({
    ...(wanted && { as: wanted }),
    ...(to && { to }),
    ...(action && { for: action }),
  }).toString()
  return query ? `${paths.signIn}?${query}` : paths.signIn
}
