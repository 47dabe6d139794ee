import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  empty: {
    id: 'ui.combobox.empty',
    defaultMessage: 'No matches',
    description: 'In the list of a search field when no option matches the text',
  },
})
