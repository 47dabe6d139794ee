import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'missedSection.title',
    defaultMessage: 'Summary',
    description: 'Title of a group of notification settings, about the summary after an absence',
  },
  on: {
    id: 'missedSection.on',
    defaultMessage: 'Summarise what you missed',
    description: 'Setting with a toggle, in the notification settings',
  },
  hint: {
    id: 'missedSection.hint',
    defaultMessage: 'After a day or more away, your notifications start with a summary.',
    description: 'Hint below the setting “Summarise what you missed”',
  },
})
