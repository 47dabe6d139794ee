import { defineMessages } from '@/lib/i18n'

export const openMessages = defineMessages({
  waits: {
    id: 'compose.waits',
    defaultMessage: 'You went on writing, so the other draft waits.',
    description:
      'Notice when a reply, an edit or a quote that was asked for is ready while something else is being written',
  },
  open: {
    id: 'compose.waits.open',
    defaultMessage: 'Open it',
    description: 'Button in the notice that another draft waits: shows it in the composer',
  },
})
