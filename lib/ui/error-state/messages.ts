import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  retry: {
    id: 'ui.error.retry',
    defaultMessage: 'Try again',
    description: 'The one button under the words about what went wrong',
  },
})
