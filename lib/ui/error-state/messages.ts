import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  moreWaits: {
    id: 'ui.error.moreOffline',
    defaultMessage: 'More will load when you’re back online',
    description: 'At the end of a list while offline; a banner says that there is no connection',
  },
  retry: {
    id: 'ui.error.retry',
    defaultMessage: 'Try again',
    description: 'Button below an error message',
  },
})
