import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  empty: {
    id: 'ui.combobox.empty',
    defaultMessage: 'Nothing matches.',
    description: 'Shown in a list of values when none matches what was typed',
  },
})
