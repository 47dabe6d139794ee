import { defineMessages } from '@/lib/i18n'

export const savedMessages = defineMessages({
  some: {
    id: 'search.saved.some',
    defaultMessage:
      'Found: {found}. The posts loaded so far ({count}) and those on this device are searched.',
    description:
      'Above found bookmarks or favourites; {found}: number of matches, {count}: number of loaded bookmarks or favourites',
  },
  all: {
    id: 'search.saved.all',
    defaultMessage: 'Found: {found}. All posts in this list are searched ({count}).',
    description:
      'Above found bookmarks or favourites once all are loaded; {found}: number of matches, {count}: number of all',
  },
  noneText: {
    id: 'search.saved.noneText',
    defaultMessage: 'Load more to search older posts.',
    description: 'Text when the loaded bookmarks or favourites have no match; a button “Load more” follows',
  },
  failed: {
    id: 'search.saved.failed',
    defaultMessage: 'Couldn’t load more posts',
    description: 'Message below found bookmarks or favourites; a button to try again follows',
  },
})
