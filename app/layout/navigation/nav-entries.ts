import type { ComponentType } from 'react'
import { defineMessages, type Message } from '@/lib/i18n'
import type { Feature } from '@/lib/http'
import { paths } from '@/lib/navigation'
import {
  AccountAddIcon,
  BookmarkIcon,
  CalendarIcon,
  DirectIcon,
  ExploreIcon,
  FavouriteIcon,
  FederatedIcon,
  FilterIcon,
  HomeIcon,
  InfoIcon,
  ListIcon,
  LocalIcon,
  NotificationsIcon,
  SearchIcon,
  SettingsIcon,
  TimeIcon,
  UserIcon,
} from '@/lib/ui/icons'
import type { OpenFeeds } from './open-feeds'

const messages = defineMessages({
  home: { id: 'nav.home', defaultMessage: 'Home', description: 'Navigation: the home timeline' },
  notifications: {
    id: 'nav.notifications',
    defaultMessage: 'Notifications',
    description: 'Navigation: the user’s notifications',
  },
  explore: {
    id: 'nav.explore',
    defaultMessage: 'Explore',
    description: 'Navigation: page with trends and suggested accounts',
  },
  search: { id: 'nav.search', defaultMessage: 'Search', description: 'Navigation: the search page' },
  local: {
    id: 'nav.local',
    defaultMessage: 'This server',
    description: 'Navigation: live feed of this server',
  },
  public: {
    id: 'nav.public',
    defaultMessage: 'All servers',
    description: 'Navigation: live feed of all servers',
  },
  catchUp: {
    id: 'nav.catchUp',
    defaultMessage: 'Catch up',
    description: 'Navigation: page with the posts of the home timeline from a chosen period',
  },
  conversations: {
    id: 'nav.conversations',
    defaultMessage: 'Private mentions',
    description: 'Navigation: the user’s private conversations',
  },
  followRequests: {
    id: 'nav.followRequests',
    defaultMessage: 'Follow requests',
    description: 'Navigation: the people who want to follow the user',
  },
  lists: { id: 'nav.lists', defaultMessage: 'Lists', description: 'Navigation: the user’s lists' },
  bookmarks: {
    id: 'nav.bookmarks',
    defaultMessage: 'Bookmarks',
    description: 'Navigation: the user’s bookmarks',
  },
  favourites: {
    id: 'nav.favourites',
    defaultMessage: 'Favourites',
    description: 'Navigation: the user’s favourites',
  },
  scheduled: {
    id: 'nav.scheduled',
    defaultMessage: 'Scheduled posts',
    description: 'Navigation: the user’s scheduled posts',
  },
  filters: { id: 'nav.filters', defaultMessage: 'Filters', description: 'Navigation: the user’s filters' },
  profile: { id: 'nav.profile', defaultMessage: 'Profile', description: 'Navigation: the user’s profile' },
  about: {
    id: 'nav.about',
    defaultMessage: 'About this server',
    description: 'Navigation: page about the server, its rules and who runs it',
  },
  settings: {
    id: 'nav.settings',
    defaultMessage: 'Settings',
    description: 'Navigation: settings of this app',
  },
})

export interface NavEntry {
  id:
    | 'home'
    | 'explore'
    | 'notifications'
    | 'search'
    | 'local'
    | 'public'
    | 'catchUp'
    | 'conversations'
    | 'followRequests'
    | 'lists'
    | 'bookmarks'
    | 'favourites'
    | 'scheduled'
    | 'filters'
    | 'profile'
    | 'settings'
    | 'about'
  to: string
  label: Message
  /** Hides the entry when the server is known to lack all of these features. */
  needs?: readonly Feature[]
  /** Shows the entry in the bottom bar on phones. */
  bar?: boolean
  /** The sidebar of wide windows has it instead. */
  inSidebar?: boolean
  /** Its page has tabs or sections with longer paths, which belong to the entry too. */
  tabs?: boolean
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
}

/** True when the screen at the path `current` belongs to an entry. */
export const isEntryOf = ({ to, tabs }: NavEntry, current: string): boolean =>
  current === to || (tabs === true && current.startsWith(`${to}/`))

interface NavOptions {
  /** Handle of the signed-in account; null for a visitor. */
  acct: string | null
  open: OpenFeeds
  /** Shows the follow requests. */
  requests: boolean
}

/** Returns the entries of the navigation. */
export function navEntries({ acct, open, requests }: NavOptions): NavEntry[] {
  const entries: (NavEntry | false)[] = [
    acct !== null && { id: 'home', to: paths.home, label: messages.home, icon: HomeIcon, bar: true },
    {
      id: 'explore',
      to: paths.explore,
      label: messages.explore,
      icon: ExploreIcon,
      needs: ['trendingStatuses', 'trendingTags', 'trendingLinks', 'suggestionsV2'],
      bar: true,
      tabs: true,
    },
    acct !== null && {
      id: 'notifications',
      to: paths.notifications,
      label: messages.notifications,
      icon: NotificationsIcon,
      bar: true,
    },
    { id: 'search', to: paths.search(), label: messages.search, icon: SearchIcon, needs: ['search'] },
    open.local && {
      id: 'local',
      to: paths.local,
      label: messages.local,
      icon: LocalIcon,
      needs: ['localFeed'],
      bar: acct === null,
    },
    open.all && {
      id: 'public',
      to: paths.public,
      label: messages.public,
      icon: FederatedIcon,
      needs: ['publicFeed'],
      bar: acct === null,
    },
    acct !== null && { id: 'catchUp', to: paths.catchUp, label: messages.catchUp, icon: TimeIcon },
    acct !== null && {
      id: 'conversations',
      to: paths.conversations,
      label: messages.conversations,
      icon: DirectIcon,
      needs: ['conversations', 'directTimeline'],
    },
    requests && {
      id: 'followRequests',
      to: paths.followRequests,
      label: messages.followRequests,
      icon: AccountAddIcon,
    },
    acct !== null && {
      id: 'lists',
      to: paths.lists,
      label: messages.lists,
      icon: ListIcon,
      needs: ['lists'],
    },
    acct !== null && {
      id: 'bookmarks',
      to: paths.bookmarks,
      label: messages.bookmarks,
      icon: BookmarkIcon,
      needs: ['bookmarks'],
    },
    acct !== null && {
      id: 'favourites',
      to: paths.favourites,
      label: messages.favourites,
      icon: FavouriteIcon,
    },
    acct !== null && {
      id: 'scheduled',
      to: paths.scheduled,
      label: messages.scheduled,
      icon: CalendarIcon,
      needs: ['scheduledPosts'],
    },
    acct !== null && {
      id: 'filters',
      to: paths.filters,
      label: messages.filters,
      icon: FilterIcon,
      needs: ['filtersV2', 'filtersV1'],
    },
    acct !== null && {
      id: 'profile',
      to: paths.profile(acct),
      label: messages.profile,
      icon: UserIcon,
    },
    { id: 'settings', to: paths.settings, label: messages.settings, icon: SettingsIcon, tabs: true },
    { id: 'about', to: paths.about, label: messages.about, icon: InfoIcon, inSidebar: true },
  ]
  return entries.filter((entry) => entry !== false)
}

/** Returns the id of the shortcut that opens the page of an entry; not all entries have one. */
export const goToShortcut = (id: string): string => `goTo${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
