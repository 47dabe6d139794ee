import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  loading: {
    id: 'ui.loading',
    defaultMessage: 'Loading…',
    description: 'Said to screen readers while a list or page loads',
  },
  seeking: {
    id: 'ui.loading.seeking',
    defaultMessage: 'Looking for the place where you were…',
    description: 'Shown over empty rows while a list loads on until what one was reading is there again',
  },
  giveUp: {
    id: 'ui.loading.giveUp',
    defaultMessage: 'Start at the top',
    description: 'Button: ends the search for the place where one was in a list',
  },
  slow: {
    id: 'ui.loading.slow',
    defaultMessage: 'Still loading. The server is taking its time.',
    description: 'Shown over empty rows when the first load takes more than three seconds',
  },
})
