import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'ui.crash.title',
    defaultMessage: 'Something went wrong',
    description: 'Title shown in place of a page or column that crashed',
  },
  text: {
    id: 'ui.crash.text',
    defaultMessage: 'You can keep using the rest of the app. Your drafts are saved.',
    description: 'Text shown in place of a page or column that crashed',
  },
  chunkTitle: {
    id: 'ui.crash.chunk.title',
    defaultMessage: 'Couldn’t load this page',
    description: 'Title shown in place of a page whose code failed to load',
  },
  chunk: {
    id: 'ui.crash.chunk.text',
    defaultMessage:
      'There may be a new version, or the connection was lost. Your drafts are kept when you reload.',
    description: 'Text shown in place of a page whose code failed to load',
  },
  offlineTitle: {
    id: 'ui.crash.offline.title',
    defaultMessage: 'You’re offline',
    description:
      'Title shown in place of a page whose code is not stored on the device, without a connection',
  },
  offline: {
    id: 'ui.crash.offline.text',
    defaultMessage: 'This page isn’t stored on your device yet. Check your connection, then reload.',
    description: 'Text shown in place of a page whose code is not stored on the device, without a connection',
  },
  unreachable: {
    id: 'ui.crash.unreachable',
    defaultMessage: 'Couldn’t reach the app, so it wasn’t reloaded. Try again later.',
    description: 'Text shown after a crash when the app can’t be reloaded',
  },
  retry: {
    id: 'ui.crash.retry',
    defaultMessage: 'Try again',
    description: 'Button that shows a crashed page or column again',
  },
  reload: {
    id: 'ui.crash.reload',
    defaultMessage: 'Reload the app',
    description: 'Button that reloads the whole app after a crash',
  },
})
