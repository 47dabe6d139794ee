import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: { id: 'history.title', defaultMessage: 'Edit history', description: 'Title of a dialog' },
  original: {
    id: 'history.original',
    defaultMessage: 'Written {time}',
    description: 'Heading over the first version of a post',
  },
  edited: {
    id: 'history.edited',
    defaultMessage: 'Edited {time}',
    description: 'Heading over a later version of a post',
  },
  versions: {
    id: 'history.versions',
    defaultMessage: '{count, plural, one {# version} other {# versions}}, the latest first',
    description: 'Under the title of the edit history',
  },
  added: { id: 'history.added', defaultMessage: 'added:', description: 'Spoken before new words' },
  removed: {
    id: 'history.removed',
    defaultMessage: 'removed:',
    description: 'Spoken before words that went',
  },
  warning: {
    id: 'history.warning',
    defaultMessage: 'Content warning',
    description: 'Label before the warning of a version',
  },
  mediaAdded: {
    id: 'history.media.added',
    defaultMessage: '{count, plural, one {# attachment added} other {# attachments added}}',
    description: 'What an edit changed',
  },
  mediaRemoved: {
    id: 'history.media.removed',
    defaultMessage: '{count, plural, one {# attachment removed} other {# attachments removed}}',
    description: 'What an edit changed',
  },
  described: {
    id: 'history.media.described',
    defaultMessage: '{count, plural, one {# description changed} other {# descriptions changed}}',
    description: 'What an edit changed: descriptions of media',
  },
  sensitive: {
    id: 'history.sensitive',
    defaultMessage: 'Media marked as sensitive',
    description: 'What an edit changed',
  },
  notSensitive: {
    id: 'history.notSensitive',
    defaultMessage: 'Media no longer marked as sensitive',
    description: 'What an edit changed',
  },
  pollAdded: { id: 'history.poll.added', defaultMessage: 'Poll added', description: 'What an edit changed' },
  pollRemoved: {
    id: 'history.poll.removed',
    defaultMessage: 'Poll removed',
    description: 'What an edit changed',
  },
  pollChanged: {
    id: 'history.poll.changed',
    defaultMessage: 'Options of the poll changed; votes began anew',
    description: 'What an edit changed',
  },
  poll: { id: 'history.poll', defaultMessage: 'Poll: {options}', description: 'Options of a version' },
  media: {
    id: 'history.media',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
    description: 'What a version has',
  },
  nothing: {
    id: 'history.nothing',
    defaultMessage: 'Nothing that can be seen changed',
    description: 'An edit without visible changes',
  },
  alone: {
    id: 'history.alone',
    defaultMessage: 'The server knows no earlier version of this post',
    description: 'The edit history is empty',
  },
  missing: {
    id: 'history.missing',
    defaultMessage: 'The server does not tell what this post said before',
    description: 'The edit history cannot be had',
  },
})
