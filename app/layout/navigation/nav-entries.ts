import type { ComponentType } from 'react'
import { defineMessages, type Message } from '@/lib/i18n'
import type { Feature } from '@/lib/http'
import { paths } from '@/lib/navigation'
import {
  BookmarkIcon,
  CalendarIcon,
  FavouriteIcon,
  FederatedIcon,
  HomeIcon,
  ListIcon,
  LocalIcon,
  SettingsIcon,
  TimeIcon,
  UserIcon,
} from '@/lib/ui/icons'
import type { OpenFeeds } from './open-feeds'

const messages = defineMessages({
  home: { id: 'nav.home', defaultMessage: 'Home', description: 'Navigation: the home timeline' },
  local: { id: 'nav.local', defaultMessage: 'This server', description: 'Navigation: posts of this server' },
  public: {
    id: 'nav.public',
    defaultMessage: 'All servers',
    description: 'Navigation: posts of all known servers',
  },
  catchUp: {
    id: 'nav.catchUp',
    defaultMessage: 'Catch up',
    description: 'Navigation: a period of home read at once',
  },
  lists: { id: 'nav.lists', defaultMessage: 'Lists', description: 'Navigation: own lists' },
  bookmarks: { id: 'nav.bookmarks', defaultMessage: 'Bookmarks', description: 'Navigation: own bookmarks' },
  favourites: {
    id: 'nav.favourites',
    defaultMessage: 'Favourites',
    description: 'Navigation: what one favourited',
  },
  scheduled: {
    id: 'nav.scheduled',
    defaultMessage: 'Scheduled',
    description: 'Navigation: own posts that will be published later',
  },
  profile: { id: 'nav.profile', defaultMessage: 'Profile', description: 'Navigation: own profile' },
  settings: {
    id: 'nav.settings',
    defaultMessage: 'Settings',
    description: 'Navigation: settings of this app',
  },
})

export interface NavEntry {
  id:
    | 'home'
    | 'local'
    | 'public'
    | 'catchUp'
    | 'lists'
    | 'bookmarks'
    | 'favourites'
    | 'scheduled'
    | 'profile'
    | 'settings'
  to: string
  label: Message
  /** Hides the entry when the server is known to lack this feature. */
  needs?: Feature
  /** Shows the entry in the bottom bar of phones. */
  bar?: boolean
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
}

/** The entries of the navigation; `acct` is the handle of the signed-in account, null for a visitor. */
export function navEntries(acct: string | null, open: OpenFeeds): NavEntry[] {
  const entries: (NavEntry | false)[] = [
    acct !== null && { id: 'home', to: paths.home, label: messages.home, icon: HomeIcon, bar: true },
    open.local && {
      id: 'local',
      to: paths.local,
      label: messages.local,
      icon: LocalIcon,
      needs: 'localFeed',
      bar: true,
    },
    open.all && {
      id: 'public',
      to: paths.public,
      label: messages.public,
      icon: FederatedIcon,
      needs: 'publicFeed',
      bar: acct === null,
    },
    acct !== null && { id: 'catchUp', to: paths.catchUp, label: messages.catchUp, icon: TimeIcon },
    acct !== null && { id: 'lists', to: paths.lists, label: messages.lists, icon: ListIcon, needs: 'lists' },
    acct !== null && {
      id: 'bookmarks',
      to: paths.bookmarks,
      label: messages.bookmarks,
      icon: BookmarkIcon,
      needs: 'bookmarks',
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
      needs: 'scheduledPosts',
    },
    acct !== null && {
      id: 'profile',
      to: paths.profile(acct),
      label: messages.profile,
      icon: UserIcon,
      bar: true,
    },
    { id: 'settings', to: paths.settings, label: messages.settings, icon: SettingsIcon },
  ]
  return entries.filter((entry) => entry !== false)
}
