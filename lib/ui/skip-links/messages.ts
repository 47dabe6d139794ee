import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  name: {
    id: 'ui.skip_links',
    defaultMessage: 'Skip to',
    description: 'Name of the group of links that jump to parts of the page',
  },
})
