import { defineMessages } from '@/lib/i18n'

export const chatMessages = defineMessages({
  banner: {
    id: 'conversations.chat.banner',
    defaultMessage: 'Private mentions: only people mentioned in a post can see it.',
    description: 'Above the posts of a private conversation',
  },
  label: {
    id: 'conversations.chat.label',
    defaultMessage: 'Conversation with {names}',
    description: 'Name of the posts of a private conversation for screen readers; {names}: the other people',
  },
  people: {
    id: 'conversations.chat.people',
    defaultMessage: 'Visible to {people} from here on',
    description:
      'Between posts of a private conversation, where other people than before can see them; {people}: display names',
  },
  origin: {
    id: 'conversations.chat.origin',
    defaultMessage: 'In reply to a post that isn’t private',
    description: 'Link above a private conversation to the post it replies to; the text of that post follows',
  },
  older: {
    id: 'conversations.chat.older',
    defaultMessage: 'Show older posts',
    description: 'Button above the posts of a private conversation',
  },
  newPosts: {
    id: 'conversations.chat.newPosts',
    defaultMessage: 'New posts',
    description: 'Button that scrolls to new posts at the end of a private conversation',
  },
  sending: {
    id: 'conversations.chat.sending',
    defaultMessage: 'Sending…',
    description: 'Below a reply in a private conversation while it is being sent',
  },
  queued: {
    id: 'conversations.chat.queued',
    defaultMessage: 'Waiting for the connection',
    description: 'Below a reply in a private conversation that is sent as soon as the server can be reached',
  },
  notSent: {
    id: 'conversations.chat.notSent',
    defaultMessage: 'Not sent',
    description:
      'Below a reply in a private conversation that could not be sent; a button to edit it follows',
  },
  edit: {
    id: 'conversations.chat.edit',
    defaultMessage: 'Edit',
    description: 'Button below a reply that could not be sent: continues writing it',
  },
  arrived: {
    id: 'conversations.chat.arrived',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    description: 'For screen readers: posts arrived in the open private conversation',
  },
  arrivedBy: {
    id: 'conversations.chat.arrivedBy',
    defaultMessage: 'New post by {name}',
    description:
      'For screen readers: a post that matches a filter arrived in the open private conversation; {name}: display name',
  },
  arrivedText: {
    id: 'conversations.chat.arrivedText',
    defaultMessage: '{name}: {text}',
    description:
      'For screen readers: a post arrived in the open private conversation; {name}: display name of its author; {text}: the whole text',
  },
  partly: {
    id: 'conversations.chat.partly',
    defaultMessage: 'Couldn’t load all posts of this conversation',
    description: 'Above the posts of a private conversation; a button to try again follows',
  },
  again: {
    id: 'conversations.chat.again',
    defaultMessage: 'Try again',
    description: 'Button that requests the posts of a private conversation again',
  },
  hidden: {
    id: 'conversations.chat.hidden',
    defaultMessage: 'Conversation hidden',
    description: 'Title on the page of a private conversation with blocked or muted accounts',
  },
  hiddenText: {
    id: 'conversations.chat.hiddenText',
    defaultMessage:
      'You’ve blocked or muted someone in this conversation. Unblock or unmute them to read it.',
    description: 'Text on the page of a private conversation with blocked or muted accounts',
  },
  nothing: {
    id: 'conversations.chat.nothing',
    defaultMessage: 'These posts were deleted',
    description: 'Title of a private conversation without any posts left',
  },
  missing: {
    id: 'conversations.chat.missing',
    defaultMessage: 'Conversation not found',
    description: 'Title on the page of a private conversation that does not exist',
  },
  missingText: {
    id: 'conversations.chat.missingText',
    defaultMessage: 'It may have been deleted, or it belongs to another account.',
    description: 'Text on the page of a private conversation that does not exist',
  },
  notFoundYet: {
    id: 'conversations.chat.notFoundYet',
    defaultMessage: 'Conversation not found yet',
    description:
      'Title on the page of a private conversation that may be further down in the list, which was searched in part',
  },
  notFoundYetText: {
    id: 'conversations.chat.notFoundYetText',
    defaultMessage:
      'It isn’t among your newest {count, plural, one {# private mention} other {# private mentions}}. It may be older, or it may have been deleted.',
    description:
      'Text on the page of a private conversation that may be further down in the list; {count}: how many were searched; a button to search further follows',
  },
  searchFurther: {
    id: 'conversations.chat.searchFurther',
    defaultMessage: 'Search further',
    description: 'Button that searches older private mentions for the conversation of the page',
  },
  thread: {
    id: 'conversations.chat.thread',
    defaultMessage: 'Open thread',
    description: 'Link in the header of a private conversation to the page of its last post',
  },
})
