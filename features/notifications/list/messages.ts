import { defineMessages, type Message } from '@/lib/i18n'
import type { NotificationFilter } from '../engine/notification-filter'

export const filterMessages = defineMessages({
  bar: {
    id: 'notifications.filter',
    defaultMessage: 'Show notifications',
    description: 'Label for screen readers: the bar that chooses a category of notifications',
  },
  all: { id: 'notifications.filter.all', defaultMessage: 'All', description: 'Category: all notifications' },
  mentions: {
    id: 'notifications.filter.mentions',
    defaultMessage: 'Mentions',
    description: 'Category of notifications',
  },
  favourites: {
    id: 'notifications.filter.favourites',
    defaultMessage: 'Favourites',
    description: 'Category of notifications',
  },
  boosts: {
    id: 'notifications.filter.boosts',
    defaultMessage: 'Boosts',
    description: 'Category of notifications',
  },
  polls: {
    id: 'notifications.filter.polls',
    defaultMessage: 'Poll results',
    description: 'Category of notifications',
  },
  posts: {
    id: 'notifications.filter.posts',
    defaultMessage: 'Posts and edits',
    description: 'Category of notifications: new posts of chosen people, and edits',
  },
  follows: {
    id: 'notifications.filter.follows',
    defaultMessage: 'Follows',
    description: 'Category of notifications',
  },
  collections: {
    id: 'notifications.filter.collections',
    defaultMessage: 'Collections',
    description: 'Category of notifications',
  },
})

export const emptyMessages = {
  titles: defineMessages({
    all: {
      id: 'notifications.empty',
      defaultMessage: 'No notifications yet',
      description: 'Title of an empty list of notifications',
    },
    mentions: {
      id: 'notifications.empty.mentions',
      defaultMessage: 'No mentions yet',
      description: 'Title of an empty category of notifications',
    },
    favourites: {
      id: 'notifications.empty.favourites',
      defaultMessage: 'No favourites yet',
      description: 'Title of an empty category of notifications',
    },
    boosts: {
      id: 'notifications.empty.boosts',
      defaultMessage: 'No boosts yet',
      description: 'Title of an empty category of notifications',
    },
    polls: {
      id: 'notifications.empty.polls',
      defaultMessage: 'No poll results yet',
      description: 'Title of an empty category of notifications',
    },
    posts: {
      id: 'notifications.empty.posts',
      defaultMessage: 'No posts or edits yet',
      description: 'Title of an empty category of notifications',
    },
    follows: {
      id: 'notifications.empty.follows',
      defaultMessage: 'No follows yet',
      description: 'Title of an empty category of notifications',
    },
    collections: {
      id: 'notifications.empty.collections',
      defaultMessage: 'No collections yet',
      description: 'Title of an empty category of notifications',
    },
  }),
  texts: defineMessages({
    all: {
      id: 'notifications.emptyText',
      defaultMessage: 'New followers, mentions and interactions with your posts appear here.',
      description: 'Text of an empty list of notifications',
    },
    mentions: {
      id: 'notifications.emptyText.mentions',
      defaultMessage: 'Mentions, replies and quotes appear here.',
      description: 'Text of an empty category of notifications',
    },
    favourites: {
      id: 'notifications.emptyText.favourites',
      defaultMessage: 'Favourites of your posts appear here.',
      description: 'Text of an empty category of notifications',
    },
    boosts: {
      id: 'notifications.emptyText.boosts',
      defaultMessage: 'Boosts of your posts appear here.',
      description: 'Text of an empty category of notifications',
    },
    polls: {
      id: 'notifications.emptyText.polls',
      defaultMessage: 'When polls that you created or voted in end, their results appear here.',
      description: 'Text of an empty category of notifications',
    },
    posts: {
      id: 'notifications.emptyText.posts',
      defaultMessage:
        'New posts by people you’ve turned on notifications for appear here, and edits of posts you boosted or quoted.',
      description: 'Text of an empty category of notifications',
    },
    follows: {
      id: 'notifications.emptyText.follows',
      defaultMessage: 'New followers and follow requests appear here.',
      description: 'Text of an empty category of notifications',
    },
    collections: {
      id: 'notifications.emptyText.collections',
      defaultMessage: 'Collections that people add you to, and edits of them, appear here.',
      description: 'Text of an empty category of notifications',
    },
  }),
} satisfies Record<string, Record<NotificationFilter, Message>>

export const messages = defineMessages({
  pending: {
    id: 'notifications.pending',
    defaultMessage: '{count, plural, one {# new notification} other {# new notifications}}',
    description: 'Button over the notifications: shows those that arrived since the list was loaded',
  },
  pendingMany: {
    id: 'notifications.pendingMany',
    defaultMessage: '{count, number}+ new notifications',
    description: 'Like “{count} new notifications”, when there are more than are counted',
  },
  arrived: {
    id: 'notifications.arrived',
    defaultMessage: '{count, plural, one {# new notification} other {# new notifications}}',
    description: 'Announced to screen readers when notifications appear at the top of the list',
  },
  outdated: {
    id: 'notifications.outdated',
    defaultMessage: 'Show accepted notifications',
    description: 'Button over the notifications after requests were accepted: reads the list again',
  },
  checkFailed: {
    id: 'notifications.checkFailed',
    defaultMessage: 'Couldn’t load new notifications. Try again',
    description: 'Button over the notifications after a request for new ones failed: tries again',
  },
  check: {
    id: 'notifications.check',
    defaultMessage: 'Check for new notifications',
    description: 'Button over notifications that do not update automatically',
  },
  moreFailed: {
    id: 'notifications.moreFailed',
    defaultMessage: 'Couldn’t load older notifications',
    description: 'Message at the end of the notifications; a button to try again follows',
  },
  gap: {
    id: 'notifications.gap',
    defaultMessage: 'Notifications are missing here',
    description: 'Row for a gap, notifications that are not loaded',
  },
  gapFailed: {
    id: 'notifications.gapFailed',
    defaultMessage: 'Couldn’t load the missing notifications',
    description: 'Row for a gap, notifications that are not loaded',
  },
  showAll: {
    id: 'notifications.showAll',
    defaultMessage: 'Show all notifications',
    description: 'Button in an empty category of notifications',
  },
  failed: {
    id: 'notifications.failed',
    defaultMessage: 'Couldn’t load notifications',
    description: 'Title of an error instead of the notifications; a button to try again follows',
  },
})

export const menuMessages = defineMessages({
  menu: {
    id: 'notifications.menu',
    defaultMessage: 'More options',
    description: 'Button over the notifications that opens a menu',
  },
  markRead: {
    id: 'notifications.markRead',
    defaultMessage: 'Mark all as read',
    description: 'Menu item over the notifications',
  },
  fullBar: {
    id: 'notifications.fullBar',
    defaultMessage: 'Show all categories',
    description: 'Checkbox in the menu over the notifications: adds categories to the filter bar',
  },
  banner: {
    id: 'notifications.banner',
    defaultMessage: 'Show filtered notifications banner',
    description:
      'Checkbox in the menu over the notifications: the banner counts people whose notifications are filtered',
  },
  settings: {
    id: 'notifications.settings',
    defaultMessage: 'Notification settings',
    description: 'Menu item over the notifications: opens the page of their settings',
  },
  clear: {
    id: 'notifications.clear',
    defaultMessage: 'Clear all notifications',
    description: 'Menu item over the notifications',
  },
  clearTitle: {
    id: 'notifications.clearTitle',
    defaultMessage: 'Clear all notifications?',
    description: 'Title of the confirmation before all notifications are deleted',
  },
  clearText: {
    id: 'notifications.clearText',
    defaultMessage:
      'All of your notifications will be deleted from the server, in every category. You can’t undo this.',
    description: 'Text of the confirmation before all notifications are deleted',
  },
  clearConfirm: {
    id: 'notifications.clearConfirm',
    defaultMessage: 'Clear all',
    description: 'Button that confirms deleting all notifications',
  },
})
