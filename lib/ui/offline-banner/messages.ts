import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  offline: {
    id: 'ui.offline',
    defaultMessage: 'No connection. You can read what is here, and your drafts are kept.',
    description: 'Notice across the page while the server cannot be reached',
  },
  retry: {
    id: 'ui.offline.retry',
    defaultMessage: 'Try now',
    description: 'Button beside the notice about the lost connection',
  },
})
