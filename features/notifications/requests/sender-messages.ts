import { defineMessages } from '@/lib/i18n'

export const senderMessages = defineMessages({
  label: {
    id: 'senderNotifications.label',
    defaultMessage: 'Notifications from this person',
    description: 'Screen reader name of the filtered notifications of a person',
  },
  limited: {
    id: 'senderNotifications.limited',
    defaultMessage: 'This account has been limited by the moderators of {domain}.',
    description: 'Above the filtered notifications of a person; {domain}: domain of the user’s server',
  },
  failed: {
    id: 'senderNotifications.failed',
    defaultMessage: 'Couldn’t load more notifications. Check your connection and try again.',
    description: 'At the end of the filtered notifications of a person',
  },
  empty: {
    id: 'senderNotifications.empty',
    defaultMessage: 'No notifications from this person',
    description: 'In place of the filtered notifications of a person when all were deleted',
  },
  gone: {
    id: 'senderNotifications.gone',
    defaultMessage: 'Nothing to review here',
    description: 'Title in place of filtered notifications that were accepted or dismissed',
  },
  goneText: {
    id: 'senderNotifications.goneText',
    defaultMessage: 'These notifications were already accepted or dismissed.',
    description: 'Text in place of filtered notifications that were accepted or dismissed',
  },
  all: {
    id: 'senderNotifications.all',
    defaultMessage: 'All filtered notifications',
    description: 'Link to the list of people whose notifications are filtered',
  },
})
