import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  named: {
    id: 'ui.icon_button.count',
    defaultMessage: '{label} ({count})',
    description: 'Spoken name of a button with a number beside its icon, e.g. "Boost (1,204)"',
  },
})
