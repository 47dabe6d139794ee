import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  close: {
    id: 'ui.dialog.close',
    defaultMessage: 'Close',
    description: 'Name of the cross that closes a dialog',
  },
  cancel: {
    id: 'ui.dialog.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a question without doing anything',
  },
})
