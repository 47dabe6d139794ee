import { pushToast } from '@/lib/alerts'
import { defineMessages } from '@/lib/i18n'
import { onStorageProblem } from '@/lib/storage'
import { interfaceIntl } from './interface-intl'

const messages = defineMessages({
  blocked: {
    id: 'storage.blocked',
    defaultMessage:
      'Your browser doesn’t let Skein store data. Sign-ins, drafts and settings will be lost when you close this page.',
    description: 'Notice about the storage of the browser, shown once',
  },
  full: {
    id: 'storage.full',
    defaultMessage:
      'Your browser’s storage is full. Changes to drafts and settings will be lost when you close this page.',
    description: 'Notice about the storage of the browser, shown once',
  },
  replaced: {
    id: 'storage.replaced',
    defaultMessage:
      'Another tab is running a newer version of Skein. Reload this tab so that it can save your changes.',
    description: 'Notice about the storage of the browser, shown once',
  },
})

/** Shows a notice once when the browser cannot store data; the app continues in memory. */
export const connectStorageNotice = (): (() => void) =>
  onStorageProblem((problem) =>
    pushToast({
      kind: 'error',
      text: () => interfaceIntl().formatMessage(messages[problem]),
      key: `storage:${problem}`,
    }),
  )
