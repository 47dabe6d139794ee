import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  more: { id: 'list.more', defaultMessage: 'Load more', description: 'Button at the end of a list' },
  again: {
    id: 'list.again',
    defaultMessage: 'Try again',
    description: 'Button at the end of a list after loading more failed',
  },
  end: {
    id: 'list.end',
    defaultMessage: 'End of list',
    description: 'Label for screen readers: end of a list',
  },
  broken: {
    id: 'list.broken',
    defaultMessage: 'Couldn’t load more: {message}',
    description: 'At the end of a list; {message}: error message from the server',
  },
  unreadable: {
    id: 'list.unreadable',
    defaultMessage: 'Couldn’t load more. The server sent a response that Skein can’t read.',
    description: 'At the end of a list whose next page could not be read',
  },
})
