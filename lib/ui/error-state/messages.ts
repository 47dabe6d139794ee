import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  waits: {
    id: 'ui.error.offline',
    defaultMessage: 'This loads when you’re back online',
    description: 'In place of content while offline; a banner says that there is no connection',
  },
  moreWaits: {
    id: 'ui.error.moreOffline',
    defaultMessage: 'More loads when you’re back online',
    description: 'At the end of a list while offline; a banner says that there is no connection',
  },
  lostPosts: {
    id: 'ui.error.lostPosts',
    defaultMessage: '{count, plural, one {# post couldn’t be read} other {# posts couldn’t be read}}',
    description:
      'At the end of a list when the server sent malformed posts; followed by a sentence with the reason',
  },
  lostPeople: {
    id: 'ui.error.lostPeople',
    defaultMessage: '{count, plural, one {# account couldn’t be read} other {# accounts couldn’t be read}}',
    description:
      'At the end of a list when the server sent malformed accounts; followed by a sentence with the reason',
  },
  lostNotifications: {
    id: 'ui.error.lostNotifications',
    defaultMessage:
      '{count, plural, one {# notification couldn’t be read} other {# notifications couldn’t be read}}',
    description:
      'At the end of a list when the server sent malformed notifications; followed by a sentence with the reason',
  },
  lostItems: {
    id: 'ui.error.lostItems',
    defaultMessage: '{count, plural, one {# item couldn’t be read} other {# items couldn’t be read}}',
    description:
      'At the end of a list when the server sent malformed hashtags or links; followed by a sentence with the reason',
  },
  lostReason: {
    id: 'ui.error.lostReason',
    defaultMessage:
      'The server sent {count, plural, one {it} other {them}} in a format that Skein doesn’t support.',
    description: 'Reason why posts, accounts or notifications couldn’t be read; {count}: how many',
  },
  retry: {
    id: 'ui.error.retry',
    defaultMessage: 'Try again',
    description: 'Button below an error message',
  },
})
