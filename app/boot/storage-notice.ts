import { pushToast } from '@/lib/alerts'
import { defineMessages } from '@/lib/i18n'
import { onStorageProblem } from '@/lib/storage'
import { interfaceIntl } from './interface-intl'

const messages = defineMessages({
  blocked: {
    id: 'storage.blocked',
    defaultMessage:
      'Your browser does not let Skein store anything. It works, but forgets everything when you close it.',
    description: 'Notice, shown once',
  },
  full: {
    id: 'storage.full',
    defaultMessage:
      'The storage of your browser is full. Drafts and settings are kept only until you close this page.',
    description: 'Notice, shown once',
  },
  replaced: {
    id: 'storage.replaced',
    defaultMessage: 'Another tab runs a newer version of Skein. Reload this one to go on storing.',
    description: 'Notice, shown once',
  },
})

/** Shows a notice once when the browser cannot store data; the app continues in memory. */
export const connectStorageNotice = (): (() => void) =>
  onStorageProblem((problem) =>
    pushToast({
      kind: 'error',
      text: interfaceIntl().formatMessage(messages[problem]),
      key: `storage:${problem}`,
    }),
  )
