import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'thread.origin.label',
    defaultMessage: 'Replies on other servers',
    description:
      'For screen readers: name of the section below a thread that loads replies from the server of the post',
  },
  missing: {
    id: 'thread.origin.missing',
    defaultMessage: '{count, plural, one {# reply is} other {# replies are}} missing here.',
    description: 'Below a thread when the reply count is higher than the number of replies shown',
  },
  maybe: {
    id: 'thread.origin.maybe',
    defaultMessage: 'Some replies may not have reached your server.',
    description: 'Below a thread about a post from another server',
  },
  ask: {
    id: 'thread.origin.ask',
    defaultMessage: 'Load replies from {host}?',
    description:
      'Title of the confirmation before replies are loaded from another server; {host}: its host name',
  },
  explained: {
    id: 'thread.origin.explained',
    defaultMessage:
      'Your browser can load them from {host}, where this was posted. {host} will see your IP address and which post you’re reading, but not your account.',
    description:
      'Text of the confirmation before replies are loaded from another server; {host}: host name of that server',
  },
  load: {
    id: 'thread.origin.load',
    defaultMessage: 'Load from {host}',
    description: 'Button below a thread: loads replies from another server; {host}: its host name',
  },
  none: {
    id: 'thread.origin.none',
    defaultMessage: 'No other public replies found on {host}.',
    description: 'Below a thread, after loading replies from another server; {host}: its host name',
  },
  found: {
    id: 'thread.origin.found',
    defaultMessage: '{count, plural, one {# more reply} other {# more replies}} from {host}',
    description: 'Heading over replies that were loaded from another server; {host}: its host name',
  },
  failed: {
    id: 'thread.origin.failed',
    defaultMessage: 'Couldn’t load replies from {host}. It may be down or may not allow this.',
    description: 'Error below a thread, after loading replies from another server; {host}: its host name',
  },
  again: {
    id: 'thread.origin.again',
    defaultMessage: 'Try again',
    description: 'Button after replies could not be loaded from another server',
  },
  there: {
    id: 'thread.origin.there',
    defaultMessage: 'Open on {host}',
    description: 'Link to the web page of a post; {host}: host name of its server',
  },
  from: {
    id: 'thread.origin.from',
    defaultMessage: 'Loaded from {host}',
    description: 'Mark on a reply that was loaded from another server; {host}: its host name',
  },
  media: {
    id: 'thread.origin.media',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
    description: 'Shown instead of the media of a reply that was loaded from another server',
  },
  open: {
    id: 'thread.origin.open',
    defaultMessage: 'Open',
    description: 'Button on a reply that was loaded from another server',
  },
  reply: {
    id: 'thread.origin.reply',
    defaultMessage: 'Reply',
    description: 'Button on a reply that was loaded from another server',
  },
  favourite: {
    id: 'thread.origin.favourite',
    defaultMessage: 'Favourite',
    description: 'Button on a reply that was loaded from another server',
  },
  unresolved: {
    id: 'thread.origin.unresolved',
    defaultMessage: 'Couldn’t load this post on your server. You can open it on {host}.',
    description:
      'Notice after opening, favouriting or replying to a reply that was loaded from another server; {host}: its host name',
  },
  next: {
    id: 'thread.origin.next',
    defaultMessage: 'Show {count, plural, one {# more reply} other {# more replies}}',
    description: 'Button below replies that were loaded from another server; {count}: how many it adds',
  },
})
