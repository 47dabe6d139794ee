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
  retry: {
    id: 'ui.error.retry',
    defaultMessage: 'Try again',
    description: 'The one button under the words about what went wrong',
  },
})
