import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  offline: {
    id: 'ui.offline',
    defaultMessage: 'No connection. You can read what’s already loaded. Your drafts are saved.',
    description: 'Banner while the server can’t be reached',
  },
  server: {
    id: 'ui.offline.server',
    defaultMessage: 'Can’t reach {server}. You can read what’s already loaded.',
    description:
      'Banner in a column while its server can’t be reached but others can; {server}: domain of the server',
  },
  retry: {
    id: 'ui.offline.retry',
    defaultMessage: 'Reconnect',
    description: 'Button in the banner about the lost connection',
  },
})
