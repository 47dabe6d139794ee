import { defineMessages, type Message } from '@/lib/i18n'
import { paths, type Path } from '@/lib/navigation'
import type { Shortcut } from '@/lib/shortcuts'

const messages = defineMessages({
  home: {
    id: 'shortcuts.goTo.home',
    defaultMessage: 'Go to home',
    description: 'Keyboard shortcut: opens the home timeline',
  },
  notifications: {
    id: 'shortcuts.goTo.notifications',
    defaultMessage: 'Go to notifications',
    description: 'Keyboard shortcut: opens the notifications',
  },
  local: {
    id: 'shortcuts.goTo.local',
    defaultMessage: 'Go to the live feed of this server',
    description: 'Keyboard shortcut: opens the live feed of this server',
  },
  public: {
    id: 'shortcuts.goTo.public',
    defaultMessage: 'Go to the live feed of all servers',
    description: 'Keyboard shortcut: opens the live feed of all servers',
  },
  explore: {
    id: 'shortcuts.goTo.explore',
    defaultMessage: 'Go to explore',
    description: 'Keyboard shortcut: opens trending posts, hashtags, links and people',
  },
  conversations: {
    id: 'shortcuts.goTo.conversations',
    defaultMessage: 'Go to private mentions',
    description: 'Keyboard shortcut: opens the private conversations',
  },
  settings: {
    id: 'shortcuts.goTo.settings',
    defaultMessage: 'Go to preferences',
    description: 'Keyboard shortcut: opens the settings of this app',
  },
  favourites: {
    id: 'shortcuts.goTo.favourites',
    defaultMessage: 'Go to favourites',
    description: 'Keyboard shortcut: opens the favourites of the user',
  },
  bookmarks: {
    id: 'shortcuts.goTo.bookmarks',
    defaultMessage: 'Go to bookmarks',
    description: 'Keyboard shortcut: opens the bookmarks of the user',
  },
  lists: {
    id: 'shortcuts.goTo.lists',
    defaultMessage: 'Go to lists',
    description: 'Keyboard shortcut: opens the lists of the user',
  },
  pinned: {
    id: 'shortcuts.goTo.pinned',
    defaultMessage: 'Go to pinned posts',
    description: 'Keyboard shortcut: opens the posts that the user pinned',
  },
  profile: {
    id: 'shortcuts.goTo.profile',
    defaultMessage: 'Go to your profile',
    description: 'Keyboard shortcut: opens the profile of the user',
  },
  blocks: {
    id: 'shortcuts.goTo.blocks',
    defaultMessage: 'Go to blocked accounts',
    description: 'Keyboard shortcut: opens the list of blocked accounts',
  },
  mutes: {
    id: 'shortcuts.goTo.mutes',
    defaultMessage: 'Go to muted accounts',
    description: 'Keyboard shortcut: opens the list of muted accounts',
  },
  followRequests: {
    id: 'shortcuts.goTo.followRequests',
    defaultMessage: 'Go to follow requests',
    description: 'Keyboard shortcut: opens the follow requests',
  },
})

interface Page {
  id: string
  keys: string
  label: Message
  path: Path
  /** Also for visitors. Default false. */
  open?: boolean
}

const PAGES: readonly Page[] = [
  { id: 'goToHome', keys: 'g h', label: messages.home, path: paths.home },
  { id: 'goToNotifications', keys: 'g n', label: messages.notifications, path: paths.notifications },
  { id: 'goToLocal', keys: 'g l', label: messages.local, path: paths.local, open: true },
  { id: 'goToPublic', keys: 'g t', label: messages.public, path: paths.public, open: true },
  { id: 'goToExplore', keys: 'g e', label: messages.explore, path: paths.explore, open: true },
  { id: 'goToConversations', keys: 'g d', label: messages.conversations, path: paths.conversations },
  { id: 'goToBookmarks', keys: 'g k', label: messages.bookmarks, path: paths.bookmarks },
  { id: 'goToFavourites', keys: 'g f', label: messages.favourites, path: paths.favourites },
  { id: 'goToLists', keys: 'g i', label: messages.lists, path: paths.lists },
  { id: 'goToPinned', keys: 'g p', label: messages.pinned, path: paths.pinned },
  { id: 'goToFollowRequests', keys: 'g r', label: messages.followRequests, path: paths.followRequests },
  { id: 'goToBlocks', keys: 'g b', label: messages.blocks, path: paths.blocks },
  { id: 'goToMutes', keys: 'g m', label: messages.mutes, path: paths.mutes },
  { id: 'goToSettings', keys: 'g s', label: messages.settings, path: paths.settings, open: true },
]

const page = ({ id, keys, label, path, open = false }: Page): Shortcut => ({
  id,
  label,
  group: 'goTo',
  keys: [keys],
  context: 'anywhere',
  run: ({ column }) => column?.navigate.go(path),
  isAvailable: ({ column }) => column !== undefined && (open || column.runtime.me !== null),
})

/** The shortcuts that open screens. */
export const goToShortcuts: readonly Shortcut[] = [
  ...PAGES.map(page),
  {
    id: 'goToProfile',
    label: messages.profile,
    group: 'goTo',
    keys: ['g u'],
    context: 'anywhere',
    run: ({ column }) => {
      const { me, cache } = column?.runtime ?? {}
      const account = me ? cache?.read('account', me) : undefined
      if (account) column?.navigate.go(paths.profile(account.acct))
    },
    isAvailable: ({ column }) => Boolean(column?.runtime.me),
  },
]
