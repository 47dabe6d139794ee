import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  accounts: {
    id: 'compose.suggest.accounts',
    defaultMessage: 'Suggested people',
    description: 'Name of the list of accounts that fit what is typed after @',
  },
  tags: {
    id: 'compose.suggest.tags',
    defaultMessage: 'Suggested hashtags',
    description: 'Name of the list of hashtags that fit what is typed after #',
  },
  emojis: {
    id: 'compose.suggest.emojis',
    defaultMessage: 'Suggested emoji',
    description: 'Name of the list of emoji that fit what is typed after a colon',
  },
  count: {
    id: 'compose.suggest.count',
    defaultMessage:
      '{count, plural, one {# suggestion, Tab takes it} other {# suggestions, arrows choose, Tab takes one}}',
    description: 'Spoken when suggestions appear while typing',
  },
})
