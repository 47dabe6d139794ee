import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  add: { id: 'compose.poll.add', defaultMessage: 'Add a poll', description: 'Button in the composer' },
  remove: { id: 'compose.poll.remove', defaultMessage: 'Remove poll', description: 'Button in the composer' },
  poll: {
    id: 'compose.poll',
    defaultMessage: 'Poll',
    description: 'Screen reader name of the poll fields in the composer',
  },
  option: {
    id: 'compose.poll.option',
    defaultMessage: 'Option {number}',
    description: 'Name and placeholder of the field for a poll option; {number}: its position from 1',
  },
  removeOption: {
    id: 'compose.poll.remove_option',
    defaultMessage: 'Remove option {number}',
    description: 'Button next to the field for a poll option; {number}: position of the option from 1',
  },
  optionOver: {
    id: 'compose.poll.option_over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Next to a poll option that is too long; {count}: by how many characters',
  },
  repeats: {
    id: 'compose.poll.repeats',
    defaultMessage: 'The same as option {number}',
    description:
      'Next to a poll option that repeats an earlier one; {number}: position of the earlier one from 1',
  },
  tooFew: {
    id: 'compose.poll.too_few',
    defaultMessage: 'A poll needs at least two options',
    description: 'Hint on the disabled button of the composer',
  },
  duplicate: {
    id: 'compose.poll.duplicate',
    defaultMessage: 'Two poll options are the same',
    description: 'Hint on the disabled button of the composer',
  },
  optionTooLong: {
    id: 'compose.poll.option_too_long',
    defaultMessage: 'A poll option is too long',
    description: 'Hint on the disabled button of the composer',
  },
  style: {
    id: 'compose.poll.style',
    defaultMessage: 'Style',
    description: 'Label of the choice between single and multiple choice',
  },
  single: { id: 'compose.poll.single', defaultMessage: 'Single choice', description: 'Style of a poll' },
  multiple: {
    id: 'compose.poll.multiple',
    defaultMessage: 'Multiple choice',
    description: 'Style of a poll',
  },
  length: {
    id: 'compose.poll.length',
    defaultMessage: 'Poll duration',
    description: 'Label of the choice of how long a poll is open',
  },
  hideTotals: {
    id: 'compose.poll.hide_totals',
    defaultMessage: 'Hide results until the poll ends',
    description: 'Switch in the poll fields of the composer',
  },
  votesLost: {
    id: 'compose.poll.votes_lost',
    defaultMessage: 'Changing the options of a published poll resets its votes.',
    description: 'Warning in the poll fields while editing a post',
  },
  withFiles: {
    id: 'compose.poll.with_files',
    defaultMessage: 'You can’t add a poll to a post with files. Remove the files first.',
    description: 'Error after pressing “Add a poll”',
  },
  withQuote: {
    id: 'compose.poll.with_quote',
    defaultMessage: 'You can’t add a poll to a post with a quote. Remove the quote first.',
    description: 'Error after pressing “Add a poll”',
  },
  removed: {
    id: 'compose.poll.removed',
    defaultMessage: 'Poll removed',
    description: 'Notice after removing a poll from a draft',
  },
  undo: {
    id: 'compose.poll.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a poll was removed',
  },
})
