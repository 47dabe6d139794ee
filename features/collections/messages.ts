import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  people: {
    id: 'collection.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Number of accounts in a collection',
  },
  yours: {
    id: 'collection.own',
    defaultMessage: 'Your collections',
    description: 'Link to the list of the user’s collections, from a page that shows none',
  },
  unlisted: {
    id: 'collection.unlisted',
    defaultMessage: 'Unlisted',
    description: 'Mark of a collection of the user that does not appear on the profile and in search results',
  },
  sensitive: {
    id: 'collection.sensitive',
    defaultMessage: 'Sensitive',
    description: 'Mark of a collection of accounts whose owner marked it as sensitive',
  },
  pending: {
    id: 'collection.pending',
    defaultMessage: 'Waiting for permission',
    description:
      'Below an account in a collection of the user: its server has not answered yet whether it may be included',
  },
})
