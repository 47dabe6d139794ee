import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.similar_post.title',
    defaultMessage: 'Is this your post?',
    description:
      'Title above a published post that may have been posted from the draft, after the server’s answer was lost',
  },
  text: {
    id: 'compose.similar_post.text',
    defaultMessage:
      'The server didn’t respond when you sent this draft, but a very similar post was published on {time}:',
    description:
      'Text above a published post that may have been posted from the draft; {time}: date and time',
  },
  textAfterError: {
    id: 'compose.similar_post.after_error',
    defaultMessage:
      'The server had an error when you sent this draft, but a very similar post was published on {time}:',
    description:
      'Text above a published post that may have been posted from the draft; {time}: date and time',
  },
  files: {
    id: 'compose.similar_post.files',
    defaultMessage: '{count, plural, =0 {No attachments} one {# attachment} other {# attachments}}',
    description: 'Under a published post that may have been posted from the draft',
  },
  open: {
    id: 'compose.similar_post.open',
    defaultMessage: 'Open post',
    description: 'Link to a published post that may have been posted from the draft',
  },
  yes: {
    id: 'compose.similar_post.yes',
    defaultMessage: 'Yes, delete draft',
    description: 'Button: the published post was posted from the draft',
  },
  no: {
    id: 'compose.similar_post.no',
    defaultMessage: 'No, keep draft',
    description: 'Button: the published post is a different one',
  },
})
