import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'directory.label',
    defaultMessage: 'People',
    description: 'Label for screen readers of the list of people in the profile directory',
  },
  followers: {
    id: 'directory.followers',
    defaultMessage: '{count, plural, one {{number} follower} other {{number} followers}}',
    description: 'Below a person in the profile directory; {number}: the count, formatted',
  },
  active: {
    id: 'directory.active',
    defaultMessage: 'Last post {date}',
    description: 'Below a person in the profile directory; {date}: a day, such as “3 Mar 2026”',
  },
  joined: {
    id: 'directory.joined',
    defaultMessage: 'Joined {date}',
    description: 'Below a person in the profile directory; {date}: a day, such as “3 Mar 2026”',
  },
  empty: {
    id: 'directory.empty',
    defaultMessage: 'No one is listed yet',
    description: 'Title of the profile directory while it is empty',
  },
  emptyText: {
    id: 'directory.emptyText',
    defaultMessage: 'People who choose to be listed in the profile directory appear here.',
    description: 'Text of the profile directory while it is empty',
  },
  unavailable: {
    id: 'directory.unavailable',
    defaultMessage: 'This server has no profile directory',
    description: 'Title in place of the profile directory when the server does not publish one',
  },
  unavailableText: {
    id: 'directory.unavailableText',
    defaultMessage: 'Its software doesn’t have one, or its administrators have turned it off.',
    description: 'Text in place of the profile directory when the server does not publish one',
  },
})
