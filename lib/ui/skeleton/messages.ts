import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  loading: {
    id: 'ui.loading',
    defaultMessage: 'Loading…',
    description: 'Said to screen readers while a list or page loads',
  },
  slow: {
    id: 'ui.loading.slow',
    defaultMessage: 'Still loading. The server is taking its time.',
    description: 'Shown over empty rows when the first load takes more than three seconds',
  },
})
