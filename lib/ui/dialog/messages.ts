import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  close: {
    id: 'ui.dialog.close',
    defaultMessage: 'Close',
    description: 'Label of the close button of a dialog',
  },
  cancel: {
    id: 'ui.dialog.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a confirmation without doing anything',
  },
})
