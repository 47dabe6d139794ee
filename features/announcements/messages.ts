import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'announcements.title',
    defaultMessage: 'Announcements',
    description: 'Button over home that shows or hides the announcements of the server; also their heading',
  },
  unread: {
    id: 'announcements.unread',
    defaultMessage: 'Announcements, {count} unread',
    description:
      'For screen readers: the button “Announcements” with a number of unread announcements; {count}: their number',
  },
  arrived: {
    id: 'announcements.arrived',
    defaultMessage: 'New announcement from your server',
    description: 'For screen readers: an announcement has just been published',
  },
  carousel: {
    id: 'announcements.carousel',
    defaultMessage: 'carousel',
    description:
      'For screen readers: kind of the area with the announcements, of which one is shown at a time',
  },
  slide: {
    id: 'announcements.slide',
    defaultMessage: 'slide',
    description: 'For screen readers: kind of one announcement in the carousel',
  },
  position: {
    id: 'announcements.position',
    defaultMessage: '{position} of {total}',
    description:
      'Position in the announcements, e.g. “1 of 3”; {position}: number of the shown one; {total}: how many there are',
  },
  spoken: {
    id: 'announcements.spoken',
    defaultMessage: '{position} of {total}: {text}',
    description:
      'For screen readers: the announcement that is now shown; {position}: its number; {total}: how many there are; {text}: its whole text',
  },
  previous: {
    id: 'announcements.previous',
    defaultMessage: 'Previous announcement',
    description: 'Button: shows the announcement before',
  },
  next: {
    id: 'announcements.next',
    defaultMessage: 'Next announcement',
    description: 'Button: shows the announcement after',
  },
  updated: {
    id: 'announcements.updated',
    defaultMessage: 'Updated {time}',
    description: 'Under an announcement that was changed; {time}: e.g. “3 hours ago”',
  },
  reactions: {
    id: 'announcements.reactions',
    defaultMessage: 'Reactions',
    description: 'For screen readers: name of the list of reactions to an announcement',
  },
  reaction: {
    id: 'announcements.reaction',
    defaultMessage: '{emoji}, {count, plural, one {# reaction} other {# reactions}}',
    description:
      'For screen readers: button of one kind of reaction to an announcement; {emoji}: the emoji or the name of a custom emoji',
  },
  add: {
    id: 'announcements.addReaction',
    defaultMessage: 'Add reaction',
    description: 'Button under an announcement: opens the emoji picker',
  },
  full: {
    id: 'announcements.allReactions',
    defaultMessage: 'An announcement can have up to {count} different reactions',
    description:
      'The disabled button “Add reaction” of an announcement that has every kind of reaction; {count}: the highest number of kinds',
  },
  loading: {
    id: 'announcements.loading',
    defaultMessage: 'Loading announcements',
    description: 'For screen readers: in place of the announcements while they load',
  },
  failed: {
    id: 'announcements.failed',
    defaultMessage: 'Couldn’t load announcements',
    description: 'In place of the announcements when they failed to load',
  },
  retry: {
    id: 'announcements.retry',
    defaultMessage: 'Try again',
    description: 'Button next to “Couldn’t load announcements”',
  },
})
