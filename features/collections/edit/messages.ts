import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  new: {
    id: 'collection.new',
    defaultMessage: 'New collection',
    description: 'Link to the form for a new collection of accounts',
  },
  ownCount: {
    id: 'collectionForm.ownCount',
    defaultMessage: '{count, number} of {limit, number}',
    description:
      'Next to the link to the form for a new collection; {count}: collections that the user has, {limit}: the most allowed',
  },
  full: {
    id: 'collection.limit',
    defaultMessage:
      'You have {count, plural, one {# collection} other {# collections}}, the most your server allows.',
    description: 'Below the button for a new collection of accounts, which is disabled',
  },
  name: {
    id: 'collection.name',
    defaultMessage: 'Name',
    description: 'Field in the form for a collection of accounts',
  },
  noName: {
    id: 'collection.noName',
    defaultMessage: 'Enter a name for the collection.',
    description: 'Error below the name of a collection that is empty',
  },
  tooLong: {
    id: 'collection.tooLong',
    defaultMessage: 'Use at most {count, plural, one {# character} other {# characters}}.',
    description: 'Error below a field of the form for a collection of accounts',
  },
  description: {
    id: 'collection.description',
    defaultMessage: 'Description',
    description: 'Field in the form for a collection of accounts',
  },
  topic: {
    id: 'collection.topic',
    defaultMessage: 'Topic',
    description: 'Field in the form for a collection of accounts: a hashtag',
  },
  topicHint: {
    id: 'collection.topic.hint',
    defaultMessage: 'A hashtag that says what these people have in common.',
    description: 'Below the field for the topic of a collection of accounts',
  },
  badTopic: {
    id: 'collection.badTopic',
    defaultMessage: 'Use one hashtag: letters, digits and underscores, without spaces.',
    description: 'Error below the field for the topic of a collection of accounts',
  },
  language: {
    id: 'collection.language',
    defaultMessage: 'Language',
    description: 'Field in the form for a collection of accounts',
  },
  noLanguage: {
    id: 'collection.language.none',
    defaultMessage: 'Not stated',
    description: 'Option: the language of a collection of accounts is not stated',
  },
  discoverable: {
    id: 'collection.discoverable',
    defaultMessage: 'Show on my profile and in search',
    description: 'Switch in the form for a collection of accounts',
  },
  discoverableHint: {
    id: 'collection.discoverable.hint',
    defaultMessage: 'Otherwise only people with the link find it.',
    description: 'Below the switch that lists a collection of accounts',
  },
  sensitive: {
    id: 'collection.markSensitive',
    defaultMessage: 'Mark as sensitive',
    description: 'Switch in the form for a collection of accounts',
  },
  sensitiveHint: {
    id: 'collection.markSensitive.hint',
    defaultMessage: 'Description and people are shown only on request.',
    description: 'Below the switch that marks a collection of accounts as sensitive',
  },
  create: {
    id: 'collection.create',
    defaultMessage: 'Create collection',
    description: 'Button of the form for a new collection of accounts',
  },
  save: {
    id: 'collection.save',
    defaultMessage: 'Save changes',
    description: 'Button of the form for a collection of accounts',
  },
  saved: {
    id: 'collection.saved',
    defaultMessage: 'Changes saved',
    description: 'Notice after changing a collection of accounts',
  },
  leave: {
    id: 'collection.leaveForm',
    defaultMessage: 'Your changes to this collection aren’t saved.',
    description: 'Text of the question before leaving the form for a collection of accounts',
  },
  people: {
    id: 'collection.editPeople',
    defaultMessage: 'People',
    description: 'Heading above the accounts in a collection that is being edited',
  },
  peopleCount: {
    id: 'collection.peopleCount',
    defaultMessage: '{count} of {limit}',
    description:
      'Next to the heading “People”; {count}: number of accounts in a collection, {limit}: how many it can have',
  },
  peopleFull: {
    id: 'collection.peopleFull',
    defaultMessage: 'This collection is full. Remove someone to add others.',
    description: 'Above the accounts of a collection that has as many as it can have',
  },
  search: {
    id: 'collection.search',
    defaultMessage: 'Search for people to add',
    description: 'Field above the accounts of a collection that is being edited',
  },
  results: {
    id: 'collection.results',
    defaultMessage: 'Search results',
    description: 'Label for screen readers: accounts found to add to a collection',
  },
  noneFound: {
    id: 'collection.noneFound',
    defaultMessage: 'No matching people found',
    description: 'In place of the accounts found to add to a collection',
  },
  none: {
    id: 'collection.noneYet',
    defaultMessage: 'Search for the first people above.',
    description: 'In place of the accounts of a collection that is being edited and has none',
  },
  add: {
    id: 'collection.add',
    defaultMessage: 'Add',
    description: 'Button next to an account: adds it to a collection',
  },
  addNamed: {
    id: 'collection.add.named',
    defaultMessage: 'Add {name}',
    description: 'Name of a button for screen readers: adds an account to a collection; {name}: its name',
  },
  remove: {
    id: 'collection.remove',
    defaultMessage: 'Remove',
    description: 'Button next to an account: removes it from a collection',
  },
  removeNamed: {
    id: 'collection.remove.named',
    defaultMessage: 'Remove {name}',
    description:
      'Name of a button for screen readers: removes an account from a collection; {name}: its name',
  },
  denied: {
    id: 'collection.denied',
    defaultMessage: '{name} has not allowed this',
    description: 'Next to an account that may not be added to collections; {name}: its name',
  },
  unknown: {
    id: 'collection.unknownPolicy',
    defaultMessage: 'The server of {name} doesn’t support collections',
    description: 'Next to an account that cannot be added to collections; {name}: its name',
  },
  asks: {
    id: 'collection.asks',
    defaultMessage: '{name} decides before being shown',
    description: 'Next to an account that is asked before it is added to a collection; {name}: its name',
  },
})
