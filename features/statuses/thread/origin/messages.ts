import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'thread.elsewhere.label',
    defaultMessage: 'Replies on other servers',
    description: 'Spoken name of the part below a conversation that asks the server of the post',
  },
  missing: {
    id: 'thread.elsewhere.missing',
    defaultMessage: '{count, plural, one {# reply is} other {# replies are}} missing here.',
    description: 'Below a conversation when the server counts more answers than it sent',
  },
  maybe: {
    id: 'thread.elsewhere.maybe',
    defaultMessage: 'There may be replies that your server has not got.',
    description: 'Below a conversation around a post of another server',
  },
  explained: {
    id: 'thread.elsewhere.explained',
    defaultMessage:
      'Your browser can ask {host}, where this was written. It then sees your network address and which post you read, not your account.',
    description: 'Says what happens before another server is asked',
  },
  ask: { id: 'thread.elsewhere.ask', defaultMessage: 'Ask {host}', description: 'Button' },
  none: {
    id: 'thread.elsewhere.none',
    defaultMessage: '{host} knows no other public replies.',
    description: 'After asking the server of a post',
  },
  found: {
    id: 'thread.elsewhere.found',
    defaultMessage: '{count, plural, one {# more reply} other {# more replies}} from {host}',
    description: 'Heading of the answers that only the server of the post has',
  },
  failed: {
    id: 'thread.elsewhere.failed',
    defaultMessage: '{host} did not answer, or does not let other apps ask.',
    description: 'Asking the server of a post failed',
  },
  again: { id: 'thread.elsewhere.again', defaultMessage: 'Ask again', description: 'Button after a failure' },
  there: {
    id: 'thread.elsewhere.there',
    defaultMessage: 'Open on {host}',
    description: 'Link to the page of a post on its own server',
  },
  from: {
    id: 'thread.elsewhere.from',
    defaultMessage: 'as told by {host}',
    description: 'Mark of an answer that was read from another server',
  },
  media: {
    id: 'thread.elsewhere.media',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
    description: 'In the place of the media of an answer that was read from another server',
  },
  open: { id: 'thread.elsewhere.open', defaultMessage: 'Open', description: 'Button: opens a post' },
  reply: { id: 'thread.elsewhere.reply', defaultMessage: 'Reply', description: 'Button' },
  favourite: { id: 'thread.elsewhere.favourite', defaultMessage: 'Favourite', description: 'Button' },
  unresolved: {
    id: 'thread.elsewhere.unresolved',
    defaultMessage: 'Your server cannot get this post. You can open it on {host}.',
    description: 'After acting on an answer that the own server does not know and cannot fetch',
  },
  next: {
    id: 'thread.elsewhere.next',
    defaultMessage: 'Show {count} more',
    description: 'Button below the answers from another server',
  },
})
