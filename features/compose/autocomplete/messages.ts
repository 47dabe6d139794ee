import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  accounts: {
    id: 'compose.suggest.accounts',
    defaultMessage: 'Suggested accounts',
    description: 'Name of the list of accounts that match the text typed after @',
  },
  tags: {
    id: 'compose.suggest.tags',
    defaultMessage: 'Suggested hashtags',
    description: 'Name of the list of hashtags that match the text typed after #',
  },
  emojis: {
    id: 'compose.suggest.emojis',
    defaultMessage: 'Suggested emoji',
    description: 'Name of the list of emoji that match the text typed after a colon',
  },
  count: {
    id: 'compose.suggest.count',
    defaultMessage:
      '{count, plural, one {# suggestion. Press Tab to insert it.} other {# suggestions. Use the arrow keys to choose and Tab to insert.}}',
    description: 'Announced to screen readers when suggestions appear while typing',
  },
})
