import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  close: {
    id: 'ui.banner.close',
    defaultMessage: 'Hide this notice',
    description: 'Name of the cross that hides a notice across the page',
  },
})
