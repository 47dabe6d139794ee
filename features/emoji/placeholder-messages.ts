import { defineMessages } from '@/lib/i18n'

/** Texts of the placeholder of the picker. */
export const placeholderMessages = defineMessages({
  search: {
    id: 'emoji.search',
    defaultMessage: 'Search emoji',
    description: 'Name of the search field of the emoji picker',
  },
  insert: {
    id: 'emoji.insert',
    defaultMessage: 'Insert emoji',
    description: 'Name of the button that opens the emoji picker, and of the picker',
  },
  loading: {
    id: 'emoji.loading',
    defaultMessage: 'Loading emoji…',
    description: 'Announced to screen readers while the emoji picker loads',
  },
})
