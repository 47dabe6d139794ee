import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'listMembers.label',
    defaultMessage: 'Members of {title}',
    description: 'Label for screen readers: the members of a list; {title}: its name',
  },
  search: {
    id: 'listMembers.search',
    defaultMessage: 'Search people you follow',
    description: 'Search field on the page of the members of a list',
  },
  results: {
    id: 'listMembers.results',
    defaultMessage: 'Search results',
    description: 'Label for screen readers: people found to add to a list',
  },
  everyone: {
    id: 'listMembers.everyone',
    defaultMessage: 'Search everyone',
    description: 'Button below a search among followed people: searches all people',
  },
  none: {
    id: 'listMembers.none',
    defaultMessage: 'No members yet',
    description: 'Title on the page of the members of a list without any',
  },
  noneText: {
    id: 'listMembers.noneText',
    defaultMessage: 'Search for people you follow to add them.',
    description: 'Text on the page of the members of a list without any',
  },
  noneFound: {
    id: 'listMembers.noneFound',
    defaultMessage: 'No one found',
    description: 'Shown for a search without results on the page of the members of a list',
  },
  add: {
    id: 'listMembers.add',
    defaultMessage: 'Add',
    description: 'Button next to a person: adds them to the list',
  },
  addNamed: {
    id: 'listMembers.addNamed',
    defaultMessage: 'Add {name}',
    description: 'Label for screen readers: the button that adds a person to the list; {name}: display name',
  },
  remove: {
    id: 'listMembers.remove',
    defaultMessage: 'Remove',
    description: 'Button next to a member of a list: removes them from the list',
  },
  removeNamed: {
    id: 'listMembers.removeNamed',
    defaultMessage: 'Remove {name}',
    description:
      'Label for screen readers: the button that removes a member from the list; {name}: display name',
  },
  followTitle: {
    id: 'listMembers.follow.title',
    defaultMessage: 'Follow @{acct} first?',
    description:
      'Title of the question before adding someone to a list that the user does not follow; {acct}: address of the account',
  },
  followText: {
    id: 'listMembers.follow.text',
    defaultMessage: 'Only people you follow can be on a list.',
    description: 'Text of the question before adding someone to a list that the user does not follow',
  },
  followConfirm: {
    id: 'listMembers.follow.confirm',
    defaultMessage: 'Follow and add',
    description: 'Button of the question: follows the person and adds them to the list',
  },
})
