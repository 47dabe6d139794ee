import { instanceKeys, type Instance } from '@/features/instance'
import { defineMessages } from '@/lib/i18n'
import type { Condition, NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { onQueryState } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { BookmarkIcon, FavouriteIcon, FederatedIcon, HomeIcon, LocalIcon } from '@/lib/ui/icons'
import type { TimelineSource } from './engine/source'
import { openFeeds, type OpenFeeds } from './open-feeds'

const messages = defineMessages({
  home: { id: 'nav.home', defaultMessage: 'Home', description: 'Navigation: the home timeline' },
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
})

/** True when the user may read a live feed by the document of the instance. */
const isOpen = (feed: keyof OpenFeeds): Condition => ({
  read: ({ client, me }) =>
    openFeeds(client.getQueryData<Instance>(instanceKeys.instance()), me === null)[feed],
  // Requested by other parts of the page; the navigation does not wait for it.
  subscribe: ({ client }, listener) => onQueryState(client, instanceKeys.instance(), listener),
})

/** Loads the function that refreshes a timeline. */
const refreshOf = (load: () => Promise<TimelineSource>) => async () => {
  const [{ refreshTimeline }, source] = await Promise.all([import('./engine/apply-outside-changes'), load()])
  return (runtime: Runtime) => refreshTimeline(runtime, source)
}

/** Home. */
export const homeEntry: NavEntry = {
  id: 'home',
  order: 10,
  path: paths.home,
  label: messages.home,
  icon: HomeIcon,
  bar: 'all',
  loadRefresh: refreshOf(async () => (await import('./engine/source')).homeSource()),
}

/** The live feed of this server. */
export const localEntry: NavEntry = {
  id: 'local',
  order: 50,
  path: paths.local,
  label: messages.local,
  icon: LocalIcon,
  visitors: true,
  needs: ['localFeed'],
  condition: isOpen('local'),
  bar: 'visitors',
  loadRefresh: refreshOf(async () => (await import('./engine/source')).publicSource('local')),
}

/** The live feed of all servers. */
export const publicEntry: NavEntry = {
  id: 'public',
  order: 60,
  path: paths.public,
  label: messages.public,
  icon: FederatedIcon,
  visitors: true,
  needs: ['publicFeed'],
  condition: isOpen('all'),
  bar: 'visitors',
  loadRefresh: refreshOf(async () => (await import('./engine/source')).publicSource('all')),
}

/** The bookmarks of the user. */
export const bookmarksEntry: NavEntry = {
  id: 'bookmarks',
  order: 110,
  path: paths.bookmarks,
  label: messages.bookmarks,
  icon: BookmarkIcon,
  needs: ['bookmarks'],
}

/** The favourites of the user. */
export const favouritesEntry: NavEntry = {
  id: 'favourites',
  order: 120,
  path: paths.favourites,
  label: messages.favourites,
  icon: FavouriteIcon,
}
