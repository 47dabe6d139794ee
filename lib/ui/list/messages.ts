import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  more: { id: 'list.more', defaultMessage: 'Load more', description: 'Button at the end of a list' },
  again: {
    id: 'list.again',
    defaultMessage: 'Try again',
    description: 'Button at the end of a list that did not load further',
  },
  end: { id: 'list.end', defaultMessage: 'That is all', description: 'Spoken mark at the end of a list' },
  broken: {
    id: 'list.broken',
    defaultMessage: 'The server did not give what follows: {message}',
    description: 'At the end of a list; message is the sentence of the server',
  },
})
