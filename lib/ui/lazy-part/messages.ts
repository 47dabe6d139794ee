import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  failed: {
    id: 'ui.part.failed',
    defaultMessage: 'Couldn’t open this part of the app. Reload to try again. Your drafts are kept.',
    description: 'Alert when a part of the app failed to load or to run',
  },
  reload: {
    id: 'ui.part.reload',
    defaultMessage: 'Reload',
    description: 'Button that reloads the app after a part failed to load',
  },
})
