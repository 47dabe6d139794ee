import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  region: {
    id: 'ui.toast.region',
    defaultMessage: 'Alerts',
    description: 'Name of the region where short messages appear',
  },
  close: {
    id: 'ui.toast.close',
    defaultMessage: 'Close',
    description: 'Name of the button that closes a short message',
  },
  times: {
    id: 'ui.toast.times',
    defaultMessage: '({count, number}×)',
    description: 'After the text of an alert that came several times',
  },
})
