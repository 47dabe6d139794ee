import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  loading: {
    id: 'ui.loading',
    defaultMessage: 'Loading…',
    description: 'For screen readers, while a list or page loads',
  },
  seeking: {
    id: 'ui.loading.seeking',
    defaultMessage: 'Finding where you left off…',
    description: 'Shown while a list loads until it reaches the last read post',
  },
  giveUp: {
    id: 'ui.loading.giveUp',
    defaultMessage: 'Start at the top',
    description: 'Button that stops searching for the last read post and shows the list from its top',
  },
  slow: {
    id: 'ui.loading.slow',
    defaultMessage: 'Still loading. The server is slow to respond.',
    description: 'Shown when loading takes more than three seconds',
  },
})
