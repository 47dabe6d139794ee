import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'ui.crash.title',
    defaultMessage: 'This part has crashed',
    description: 'Title in the place of a page or column that crashed',
  },
  text: {
    id: 'ui.crash.text',
    defaultMessage: 'The rest of the app goes on, and your drafts are kept.',
    description: 'Text in the place of a page or column that crashed',
  },
  chunkTitle: {
    id: 'ui.crash.chunk.title',
    defaultMessage: 'This part did not load',
    description: 'Title in the place of a page whose code failed to load',
  },
  chunk: {
    id: 'ui.crash.chunk.text',
    defaultMessage: 'There may be a newer version, or no connection. Your drafts are kept when you reload.',
    description: 'Text in the place of a page whose code failed to load',
  },
  unreachable: {
    id: 'ui.crash.unreachable',
    defaultMessage: 'The app cannot be reached right now. It stays open as it is; try again later.',
    description: 'Text on the page of a crash when reloading would lead nowhere',
  },
  retry: {
    id: 'ui.crash.retry',
    defaultMessage: 'Try again',
    description: 'Button that shows a crashed page or column anew',
  },
  reload: {
    id: 'ui.crash.reload',
    defaultMessage: 'Reload the app',
    description: 'Button that reloads the whole app after a crash',
  },
  details: {
    id: 'ui.crash.details',
    defaultMessage: 'Details for a report',
    description: 'Opens the technical details of a crash',
  },
  copy: {
    id: 'ui.crash.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies the technical details of a crash',
  },
  copied: {
    id: 'ui.crash.copied',
    defaultMessage: 'Copied',
    description: 'On the copy button after the details of a crash were copied',
  },
  status: {
    id: 'ui.crash.status',
    defaultMessage: 'Couldn’t show this post.',
    description: 'In a list, in the place of a post that crashed',
  },
  account: {
    id: 'ui.crash.account',
    defaultMessage: 'Couldn’t show this account.',
    description: 'In a list, in the place of an account that crashed',
  },
  row: {
    id: 'ui.crash.row',
    defaultMessage: 'Couldn’t show this part of the list.',
    description: 'In a list, in the place of something other than a post or an account that crashed',
  },
  original: {
    id: 'ui.crash.original',
    defaultMessage: 'Open original page',
    description: 'Link to the page of a post or an account on its own server',
  },
})
