import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'conversations.title',
    defaultMessage: 'Private mentions',
    description: 'Title of the page with the user’s private conversations',
  },
  self: {
    id: 'conversations.self',
    defaultMessage: 'Only you',
    description: 'Name of a private mention that mentions no one',
  },
  two: {
    id: 'conversations.two',
    defaultMessage: '{first} and {second}',
    description: 'The other people of a conversation; {first}, {second}: display names',
  },
  three: {
    id: 'conversations.three',
    defaultMessage: '{first}, {second} and {third}',
    description: 'The other people of a conversation; {first}, {second}, {third}: display names',
  },
  many: {
    id: 'conversations.many',
    defaultMessage: '{first}, {second} and {count, plural, one {# other} other {# others}}',
    description:
      'The other people of a conversation; {first}, {second}: display names; {count}: how many more there are (2 or more)',
  },
  own: {
    id: 'conversations.own',
    defaultMessage: 'You: {text}',
    description: 'The last post of a conversation, by the user; {text}: its first words',
  },
  by: {
    id: 'conversations.by',
    defaultMessage: '{name}: {text}',
    description:
      'The last post of a conversation with several people; {name}: display name of its author; {text}: the first words of the post',
  },
  media: {
    id: 'conversations.media',
    defaultMessage:
      '{kind, select, image {Image} gifv {GIF} video {Video} audio {Audio} many {{count, plural, one {# attachment} other {# attachments}}} other {File}}',
    description:
      'Stands for the text of a post that consists of media; {count}: their number when they differ',
  },
  poll: {
    id: 'conversations.poll',
    defaultMessage: 'Poll',
    description: 'Stands for the text of a post that consists of a poll',
  },
  warning: {
    id: 'conversations.warning',
    defaultMessage: 'Content warning: {text}',
    description:
      'The last post of a conversation when it has a content warning; its text is not shown; {text}: the content warning',
  },
  filtered: {
    id: 'conversations.filtered',
    defaultMessage: 'Matches filter “{title}”',
    description:
      'Stands for the text of the last post of a conversation when a filter of the user hides it; {title}: title of the filter',
  },
  unread: {
    id: 'conversations.unread',
    defaultMessage: 'Unread',
    description: 'Mark of a conversation with unread posts, for screen readers',
  },
  muted: {
    id: 'conversations.muted',
    defaultMessage: 'Muted',
    description: 'Mark of a conversation whose notifications are muted',
  },
  pending: {
    id: 'conversations.pending',
    defaultMessage: 'New posts in {count, plural, one {# conversation} other {# conversations}}',
    description: 'Button above the private mentions that shows the conversations with new posts',
  },
  checkFailed: {
    id: 'conversations.checkFailed',
    defaultMessage: 'Couldn’t load new posts. Try again',
    description: 'Button above the private mentions after a request for new ones failed',
  },
  moreFailed: {
    id: 'conversations.moreFailed',
    defaultMessage: 'Couldn’t load older conversations',
    description: 'Message at the end of the private mentions; a button to try again follows',
  },
  empty: {
    id: 'conversations.empty',
    defaultMessage: 'No private mentions yet',
    description: 'Title of the page of private mentions while there are none',
  },
  emptyText: {
    id: 'conversations.emptyText',
    defaultMessage: 'When you send or receive a private mention, it appears here.',
    description: 'Text on the page of private mentions while there are none',
  },
  compose: {
    id: 'conversations.compose',
    defaultMessage: 'New private mention',
    description: 'Button that starts a private mention',
  },
  notOffered: {
    id: 'conversations.notOffered',
    defaultMessage: 'Your server can’t list private mentions',
    description: 'Title of the page of private mentions where the server cannot list them',
  },
  notOfferedText: {
    id: 'conversations.notOfferedText',
    defaultMessage: 'You’ll find them in your home feed.',
    description: 'Text on the page of private mentions where the server cannot list them',
  },
  menu: {
    id: 'conversations.menu',
    defaultMessage: 'More actions for this conversation',
    description: 'Label of the menu of a conversation',
  },
  markRead: {
    id: 'conversations.markRead',
    defaultMessage: 'Mark as read',
    description: 'Menu item of a conversation',
  },
  profile: {
    id: 'conversations.profile',
    defaultMessage: 'Open profile of {name}',
    description: 'Menu item of a conversation; {name}: display name',
  },
  delete: {
    id: 'conversations.delete',
    defaultMessage: 'Delete conversation',
    description: 'Menu item: removes a conversation from the list of the user; its posts stay',
  },
  deleted: {
    id: 'conversations.deleted',
    defaultMessage: 'Conversation deleted. Its posts stay on the server.',
    description: 'Notice after a conversation was deleted; a button to undo follows',
  },
})
