import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  waits: {
    id: 'ui.error.offline',
    defaultMessage: 'This loads when you’re back online',
    description: 'In place of content while there is no connection; a notice says that there is none',
  },
  moreWaits: {
    id: 'ui.error.moreOffline',
    defaultMessage: 'More loads when you’re back online',
    description: 'At the end of a list while there is no connection; a notice says that there is none',
  },
  lostPosts: {
    id: 'ui.error.lostPosts',
    defaultMessage: '{count, plural, one {# post couldn’t be read} other {# posts couldn’t be read}}',
    description:
      'Quiet line at the end of a list: the server sent posts that are malformed; a sentence with the reason follows',
  },
  lostPeople: {
    id: 'ui.error.lostPeople',
    defaultMessage: '{count, plural, one {# person couldn’t be read} other {# people couldn’t be read}}',
    description:
      'Quiet line at the end of a list: the server sent accounts that are malformed; a sentence with the reason follows',
  },
  lostReason: {
    id: 'ui.error.lostReason',
    defaultMessage:
      'The server sent {count, plural, one {it} other {them}} in a form that Skein doesn’t know.',
    description: 'After the line that posts or people couldn’t be read; count is how many',
  },
  retry: {
    id: 'ui.error.retry',
    defaultMessage: 'Try again',
    description: 'The one button under the words about what went wrong',
  },
})
