import { defineMessages } from '@/lib/i18n'

export const storedNames = defineMessages({
  drafts: {
    id: 'storage.drafts',
    defaultMessage: 'Drafts and their files',
    description: 'Kind of data that the browser stores: unsent posts',
  },
  settings: {
    id: 'storage.settings',
    defaultMessage: 'Settings and columns',
    description: 'Kind of data that the browser stores',
  },
  accounts: {
    id: 'storage.accounts',
    defaultMessage: 'Signed-in accounts',
    description: 'Kind of data that the browser stores',
  },
  reading: {
    id: 'storage.reading',
    defaultMessage: 'Saved catch-ups',
    description: 'Kind of data that the browser stores',
  },
  posts: {
    id: 'storage.posts',
    defaultMessage: 'Posts from your last visit',
    description: 'Kind of data that the browser stores',
  },
  pictures: {
    id: 'storage.pictures',
    defaultMessage: 'Images you’ve seen',
    description: 'Kind of data that the browser stores',
  },
  search: {
    id: 'storage.search',
    defaultMessage: 'Posts for the search on this device',
    description:
      'Kind of data that the browser stores: the user’s posts, bookmarks and favourites, searched also offline',
  },
  emoji: {
    id: 'storage.emoji',
    defaultMessage: 'Emoji search',
    description: 'Kind of data that the browser stores',
  },
  app: {
    id: 'storage.app',
    defaultMessage: 'App files',
    description: 'Kind of data that the browser stores',
  },
})

export const messages = defineMessages({
  title: {
    id: 'storage.title',
    defaultMessage: 'Storage',
    description: 'Heading in the settings: what the browser stores',
  },
  text: {
    id: 'storage.text',
    defaultMessage:
      'Data that this browser stores for all accounts. Clearing the cache removes only data that can be loaded again. Drafts, settings, columns, catch-ups and sign-ins stay.',
    description: 'Below the heading of the storage',
  },
  offline: {
    id: 'storage.offline',
    defaultMessage: 'What’s stored for reading offline takes up at most {size} per account.',
    description: 'Below the list of stored data; {size}: such as 50 MB',
  },
  cache: {
    id: 'storage.cache',
    defaultMessage: 'Loaded again when needed',
    description: 'Note below a kind of stored data that may be cleared',
  },
  kept: {
    id: 'storage.kept',
    defaultMessage: 'Only in this browser',
    description: 'Note below a kind of stored data that is never cleared',
  },
  clear: {
    id: 'storage.clear',
    defaultMessage: 'Clear cache',
    description: 'Button that removes stored data that can be loaded again',
  },
  cleared: {
    id: 'storage.cleared',
    defaultMessage: 'Cache cleared: {size} freed.',
    description: 'After clearing the cache; {size}: such as 2 MB',
  },
  nothing: {
    id: 'storage.nothing',
    defaultMessage: 'Nothing to clear.',
    description: 'After clearing a cache that was empty',
  },
  failed: {
    id: 'storage.failed',
    defaultMessage: 'Couldn’t clear the whole cache. Close other tabs of Skein and try again.',
    description: 'After clearing the cache failed',
  },
  measuring: {
    id: 'storage.measuring',
    defaultMessage: 'Measuring…',
    description: 'While the storage is measured',
  },
  total: {
    id: 'storage.total.estimated',
    defaultMessage:
      'Sizes are before compression. Your browser estimates that all of it takes up {used} on this device, and allows up to {quota}.',
    description: 'Below the list of stored data and their sizes; {used}, {quota}: such as 2 MB',
  },
})
