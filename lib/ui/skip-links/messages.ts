import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  name: {
    id: 'ui.skip_links',
    defaultMessage: 'Skip links',
    description: 'Label for screen readers: links that move the focus past the navigation',
  },
})
