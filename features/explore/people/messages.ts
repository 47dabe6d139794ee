import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  suggested: {
    id: 'explorePeople.suggested',
    defaultMessage: 'Suggested accounts',
    description: 'Label of the list of suggested accounts for screen readers',
  },
  refresh: {
    id: 'explorePeople.refresh',
    defaultMessage: 'Refresh',
    description: 'Button over the list of suggested accounts',
  },
  empty: {
    id: 'explorePeople.empty',
    defaultMessage: 'No suggestions yet',
    description: 'Title shown in place of suggested accounts when there are none',
  },
  emptyText: {
    id: 'explorePeople.emptyText',
    defaultMessage: 'People you may want to follow appear here as you follow others.',
    description: 'Text shown in place of suggested accounts when there are none',
  },
})
