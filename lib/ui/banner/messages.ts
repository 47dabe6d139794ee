import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  close: {
    id: 'ui.banner.close',
    defaultMessage: 'Hide this notice',
    description: 'Label of the close button of a banner',
  },
})
