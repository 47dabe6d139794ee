import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  named: {
    id: 'ui.icon_button.count',
    defaultMessage: '{label} ({count})',
    description:
      'Label for screen readers: a button with a number next to its icon, such as “Boost (1,204)”; {label}: name of the button; {count}: the number',
  },
})
