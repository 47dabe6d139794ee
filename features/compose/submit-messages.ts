import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  published: {
    id: 'compose.published',
    defaultMessage: 'Post published.',
    description: 'Notice after a post was published',
  },
  open: {
    id: 'compose.published.open',
    defaultMessage: 'Open',
    description: 'Button in the notice after publishing: shows the new post',
  },
  notPublished: {
    id: 'compose.failed.title',
    defaultMessage: 'Not published',
    description: 'Title beside a draft that could not be published; the reason follows',
  },
  lost: {
    id: 'compose.failed.lost',
    defaultMessage:
      'The server did not answer, and the post is not among your latest. Your text is kept: try again.',
    description: 'Why a post was not published: the connection broke and the post was looked for in vain',
  },
  unclear: {
    id: 'compose.unclear.title',
    defaultMessage: 'Perhaps published',
    description: 'Title beside a draft of which nobody knows whether it was published',
  },
  unclearText: {
    id: 'compose.unclear.text',
    defaultMessage:
      'The server did not answer. Before anything is sent again, your latest posts are looked through, so it will not appear twice.',
    description: 'Explains a draft of which nobody knows whether it was published',
  },
  earlier: {
    id: 'compose.earlier.title',
    defaultMessage: 'An earlier version was published',
    description: 'Title: a post thought lost had been published, and its text was changed here since',
  },
  earlierText: {
    id: 'compose.earlier.text',
    defaultMessage:
      'The text as it stood when you first sent it is online. What you see here has not been sent.',
    description: 'Explains that an earlier version of this text was published',
  },
})
