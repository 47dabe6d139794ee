import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  region: {
    id: 'ui.toast.region',
    defaultMessage: 'Notices',
    description: 'Label for screen readers: the region where notices appear',
  },
  close: {
    id: 'ui.toast.close',
    defaultMessage: 'Close',
    description: 'Label of the close button of a notice',
  },
  times: {
    id: 'ui.toast.times',
    defaultMessage: '({count, number}×)',
    description: 'After the text of a notice that was repeated; {count}: how often',
  },
})
