import { defineMessages } from '@/lib/i18n'

export const redraftMessages = defineMessages({
  title: {
    id: 'compose.redraft.title',
    defaultMessage: 'Delete the post and write it anew?',
    description: 'Question before a post is deleted and opened as a draft',
  },
  text: {
    id: 'compose.redraft.text',
    defaultMessage:
      'Its favourites and boosts are lost, and replies to it stand alone. Its text is kept as a draft.',
    description: 'Explains the question before a post is deleted and opened as a draft',
  },
  confirm: {
    id: 'compose.redraft.confirm',
    defaultMessage: 'Delete and redraft',
    description: 'Button: deletes the post and opens it as a draft',
  },
})
