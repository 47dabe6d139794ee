import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  add: { id: 'compose.poll.add', defaultMessage: 'Add a poll', description: 'Button of the composer' },
  remove: {
    id: 'compose.poll.remove',
    defaultMessage: 'Remove the poll',
    description: 'Button of the composer',
  },
  poll: {
    id: 'compose.poll',
    defaultMessage: 'Poll',
    description: 'Name of the part of the composer for a poll',
  },
  option: {
    id: 'compose.poll.option',
    defaultMessage: 'Choice {number}',
    description: 'Name and grey text of the field for one choice of a poll',
  },
  removeOption: {
    id: 'compose.poll.removeOption',
    defaultMessage: 'Remove choice {number}',
    description: 'Button beside the field for one choice of a poll',
  },
  over: {
    id: 'compose.poll.over',
    defaultMessage: '{count, plural, one {# character} other {# characters}} too many',
    description: 'Beside a choice of a poll that is too long',
  },
  repeats: {
    id: 'compose.poll.repeats',
    defaultMessage: 'The same as choice {number}',
    description: 'Beside a choice of a poll that stands there already',
  },
  few: {
    id: 'compose.poll.few',
    defaultMessage: 'A poll needs two choices',
    description: 'Why a post cannot be published yet',
  },
  same: {
    id: 'compose.poll.same',
    defaultMessage: 'Two choices of the poll are the same',
    description: 'Why a post cannot be published yet',
  },
  long: {
    id: 'compose.poll.long',
    defaultMessage: 'A choice of the poll is too long',
    description: 'Why a post cannot be published yet',
  },
  kind: {
    id: 'compose.poll.kind',
    defaultMessage: 'Kind of vote',
    description: 'Label: one or several choices',
  },
  single: { id: 'compose.poll.single', defaultMessage: 'One choice', description: 'Kind of poll' },
  multiple: { id: 'compose.poll.multiple', defaultMessage: 'Several choices', description: 'Kind of poll' },
  lifetime: {
    id: 'compose.poll.lifetime',
    defaultMessage: 'Open for',
    description: 'Label: how long a poll runs',
  },
  minutes: {
    id: 'compose.poll.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'How long a poll runs',
  },
  hours: {
    id: 'compose.poll.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'How long a poll runs',
  },
  days: {
    id: 'compose.poll.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'How long a poll runs',
  },
  hideTotals: {
    id: 'compose.poll.hideTotals',
    defaultMessage: 'Hide results until it ends',
    description: 'Switch of a poll that is being written',
  },
  votesLost: {
    id: 'compose.poll.votesLost',
    defaultMessage: 'Changing the choices of a published poll sets its votes back to none.',
    description: 'Warning while a post with a poll is edited',
  },
  withFiles: {
    id: 'compose.poll.withFiles',
    defaultMessage: 'A post has either files or a poll.',
    description: 'Why a poll cannot be added',
  },
  withQuote: {
    id: 'compose.poll.withQuote',
    defaultMessage: 'Quoting is not allowed with polls.',
    description: 'Why a poll cannot be added to a post with a quote',
  },
  removed: {
    id: 'compose.poll.removed',
    defaultMessage: 'Poll removed',
    description: 'Said after a poll was taken out',
  },
  undo: { id: 'compose.poll.undo', defaultMessage: 'Undo', description: 'Puts the poll back' },
})
