import type { QueryKey } from '@tanstack/react-query'
import {
  FILTER_ICONS,
  filterMessages,
  isNotificationFilter,
  NOTIFICATION_FILTERS,
  notificationList,
} from '@/features/notifications'
import {
  columnTimeline,
  homeSource,
  listSource,
  publicSource,
  tagModeOf,
  tagSource,
  type TimelineOptions,
} from '@/features/timelines'
import type { IntlShape } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import {
  AccountAddIcon,
  AccountsIcon,
  BookmarkIcon,
  CalendarIcon,
  CollectionIcon,
  ColumnsIcon,
  ComposeIcon,
  DirectIcon,
  ExploreIcon,
  FavouriteIcon,
  FederatedIcon,
  HashtagIcon,
  HomeIcon,
  ImageIcon,
  LinkIcon,
  ListIcon,
  LocalIcon,
  NewsIcon,
  PinIcon,
  SearchIcon,
  SparkleIcon,
  TimeIcon,
  UserIcon,
} from '@/lib/ui/icons'
import type { ListId } from '@/schemas/primitives'
import type { Page } from '../../../pages/page'
import type { PublicSearchParams, TagSearchParams } from '../../../routing/search'
import { feedMessages, kindMessages } from './kind-messages'

type ColumnIcon = NavEntry['icon']

/** A list in which new items arrive. */
export interface ColumnList {
  readonly key: QueryKey
  /** Keeps the list updated until the returned function is called. */
  mount(options?: { patient?: boolean }): () => void
  /** True while new items wait to be shown. */
  hasPending(): boolean
}

/** A column that can be added. */
export interface ColumnChoice {
  path: string
  name: string
}

/** The account whose columns are offered. */
export interface ChoiceContext {
  intl: IntlShape
  /** The column of a navigation entry; none if the account does not have the entry. */
  entry: (id: string) => ColumnChoice[]
  hasCollections: boolean
  lists: readonly { id: ListId; title: string }[]
  /** The followed hashtags, without '#'. */
  tags: readonly string[]
}

interface ColumnKind {
  icon: (page: URL) => ColumnIcon
  /** The navigation entry whose badge marks the column as unread. */
  badge?: (page: URL) => string | undefined
  /** Returns the list of a page that has new items but no badge; `options`: the column's own for its timeline. */
  list?: (runtime: Runtime, page: Page, options?: TimelineOptions) => ColumnList | null
  /** The columns to offer. Default none: links open such pages, and their column can be kept. */
  choices?: (context: ChoiceContext) => ColumnChoice[]
}

const categoryOf = (only: unknown) => (typeof only === 'string' && isNotificationFilter(only) ? only : 'all')

const FEEDS = [
  { entry: 'local', kind: 'local', path: paths.local, icon: LocalIcon },
  { entry: 'public', kind: 'remote', path: paths.remote, icon: FederatedIcon },
  { entry: 'public', kind: 'all', path: paths.public, icon: FederatedIcon },
] as const

const feedOf = (path: string) => FEEDS.find((feed) => feed.path === path)

/** The parts of a profile; any other text in their place is the id of a post. */
const PROFILE_PARTS = [
  'with_replies',
  'media',
  'featured',
  'archive',
  'collections',
  'tagged',
  'wrapstodon',
  'followers',
  'following',
]

function isPost(pathname: string): boolean {
  const [, , part] = pathname.split('/')
  return Boolean(part) && !PROFILE_PARTS.includes(part ?? '')
}

const hasMedia = (page: URL) => page.searchParams.has('media')

/** The kinds of columns by the first segment of their paths, in the order in which they are offered. */
const KINDS: Readonly<Record<string, ColumnKind>> = {
  publish: {
    icon: () => ComposeIcon,
    choices: ({ intl }) => [{ path: paths.publish, name: intl.formatMessage(kindMessages.compose) }],
  },
  home: {
    icon: () => HomeIcon,
    list: (runtime, _, options) => columnTimeline(runtime, homeSource(), options),
    choices: ({ entry }) => entry('home'),
  },
  notifications: {
    icon: ({ searchParams }) => FILTER_ICONS[categoryOf(searchParams.get('only'))],
    badge: ({ searchParams }) => (searchParams.has('only') ? undefined : 'notifications'),
    list: (runtime, { search: { only } }) =>
      categoryOf(only) === 'all' ? null : notificationList(runtime, categoryOf(only)),
    choices: ({ intl, entry, hasCollections }) => [
      ...entry('notifications'),
      ...NOTIFICATION_FILTERS.filter(
        (each) => each !== 'all' && (each !== 'collections' || hasCollections),
      ).map((each) => ({
        path: paths.notificationsOnly(each),
        name: intl.formatMessage(kindMessages.notifications, {
          category: intl.formatMessage(filterMessages[each]),
        }),
      })),
    ],
  },
  conversations: {
    icon: () => DirectIcon,
    badge: () => 'conversations',
    choices: ({ entry }) => entry('conversations'),
  },
  public: {
    icon: (page) => (hasMedia(page) ? ImageIcon : (feedOf(page.pathname)?.icon ?? FederatedIcon)),
    list: (runtime, { path, search }, options) => {
      const { media } = search as PublicSearchParams
      return columnTimeline(runtime, publicSource(feedOf(path)?.kind ?? 'all', media), options)
    },
    choices: ({ intl, entry }) =>
      FEEDS.filter((feed) => entry(feed.entry).length > 0).flatMap(({ kind, path }) => {
        const feed = intl.formatMessage(feedMessages[kind])
        return [
          { path, name: intl.formatMessage(kindMessages.feed, { feed }) },
          { path: `${path}?media=1`, name: intl.formatMessage(kindMessages.mediaFeed, { feed }) },
        ]
      }),
  },
  lists: {
    icon: () => ListIcon,
    list: (runtime, { params: { listId } }, options) =>
      typeof listId === 'string' ? columnTimeline(runtime, listSource(listId as ListId), options) : null,
    choices: ({ lists }) => lists.map(({ id, title }) => ({ path: paths.list(id), name: title })),
  },
  collections: { icon: () => CollectionIcon, choices: ({ entry }) => entry('collections') },
  tags: {
    icon: () => HashtagIcon,
    list: (runtime, { params: { name }, search }, options) =>
      typeof name === 'string'
        ? columnTimeline(runtime, tagSource(name, tagModeOf(name, search as TagSearchParams)), options)
        : null,
    choices: ({ tags }) => tags.map((tag) => ({ path: paths.tag(tag), name: `#${tag}` })),
  },
  search: { icon: () => SearchIcon, choices: ({ entry }) => entry('search') },
  explore: {
    icon: () => ExploreIcon,
    choices: ({ intl, entry }) =>
      entry('explore').flatMap(() => [
        { path: paths.explore, name: intl.formatMessage(kindMessages.trendingPosts) },
        { path: paths.trendingTags, name: intl.formatMessage(kindMessages.trendingTags) },
        { path: paths.trendingLinks, name: intl.formatMessage(kindMessages.trendingLinks) },
      ]),
  },
  directory: {
    icon: () => AccountsIcon,
    choices: ({ intl, entry }) =>
      entry('explore').map(() => ({
        path: paths.directory,
        name: intl.formatMessage(kindMessages.directory),
      })),
  },
  links: { icon: () => LinkIcon },
  bookmarks: { icon: () => BookmarkIcon, choices: ({ entry }) => entry('bookmarks') },
  favourites: { icon: () => FavouriteIcon, choices: ({ entry }) => entry('favourites') },
  pinned: {
    icon: () => PinIcon,
    // Accounts with a profile have pinned posts.
    choices: ({ intl, entry }) =>
      entry('profile').map(() => ({ path: paths.pinned, name: intl.formatMessage(kindMessages.pinned) })),
  },
  scheduled: { icon: () => CalendarIcon, choices: ({ entry }) => entry('scheduled') },
  follow_requests: {
    icon: () => AccountAddIcon,
    badge: () => 'followRequests',
    choices: ({ entry }) => entry('followRequests'),
  },
  year: { icon: () => SparkleIcon },
  'catch-up': { icon: () => TimeIcon, choices: ({ entry }) => entry('catchUp') },
  '@': {
    icon: ({ pathname }) => (isPost(pathname) ? NewsIcon : UserIcon),
    choices: ({ entry }) => entry('profile'),
  },
}

const OTHER: ColumnKind = { icon: () => ColumnsIcon }

/** Returns the icon and the badge of a column by the path of its page, and the function that returns its list. */
export function columnKindOf(path: string) {
  const page = new URL(path, location.origin)
  const [, first = ''] = page.pathname.split('/')
  const { icon, badge, list } = KINDS[first.startsWith('@') ? '@' : first] ?? OTHER
  return { icon: icon(page), badge: badge?.(page), list }
}

/** Returns the columns that an account can add. */
export const columnChoices = (context: ChoiceContext): ColumnChoice[] =>
  Object.values(KINDS).flatMap(({ choices }) => choices?.(context) ?? [])
