import { defineMessages } from '@/lib/i18n'

export const navigationMessages = defineMessages({
  navigation: {
    id: 'shell.navigation',
    defaultMessage: 'Navigation',
    description: 'Label for screen readers: the main navigation',
  },
  skipToNavigation: {
    id: 'shell.skipToNavigation',
    defaultMessage: 'Skip to navigation',
    description: 'Skip link to the main navigation',
  },
})
