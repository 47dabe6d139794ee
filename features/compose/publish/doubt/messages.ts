import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.alike.title',
    defaultMessage: 'Is this your post?',
    description:
      'Title beside a draft whose sending was not answered, over a published post that is much like it',
  },
  text: {
    id: 'compose.alike.text',
    defaultMessage:
      'The server didn’t answer when you sent this draft, and a post much like it was published on {time}:',
    description: 'Explains the question whether a published post came of a draft; the post follows',
  },
  files: {
    id: 'compose.alike.files',
    defaultMessage: '{count, plural, =0 {Without attachments} one {# attachment} other {# attachments}}',
    description: 'How many attachments the published post has that may have come of a draft',
  },
  open: {
    id: 'compose.alike.open',
    defaultMessage: 'Open the post',
    description: 'Link to the published post that may have come of a draft',
  },
  yes: {
    id: 'compose.alike.yes',
    defaultMessage: 'Yes, delete the draft',
    description: 'Button: the published post came of the draft, which is not needed any more',
  },
  no: {
    id: 'compose.alike.no',
    defaultMessage: 'No, keep the draft',
    description: 'Button: the published post is another one',
  },
})
