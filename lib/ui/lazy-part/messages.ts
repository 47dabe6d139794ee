import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  failed: {
    id: 'ui.part.failed',
    defaultMessage: 'This part of the app could not be opened. Reloading may help; your drafts are kept.',
    description: 'Alert when code that loads on first use fails to load, or fails',
  },
  reload: {
    id: 'ui.part.reload',
    defaultMessage: 'Reload',
    description: 'Button that reloads the app after a part of it failed to load',
  },
})
