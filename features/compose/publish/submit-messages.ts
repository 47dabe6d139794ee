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
  saved: {
    id: 'compose.saved',
    defaultMessage: 'Post saved.',
    description: 'Notice after a published post was changed',
  },
  scheduled: {
    id: 'compose.scheduled.done',
    defaultMessage: 'Post scheduled for {time}.',
    description: 'Notice after a post was given to the server to be published later',
  },
  threadPublished: {
    id: 'compose.thread.published',
    defaultMessage: 'Thread published.',
    description: 'Notice after all parts of a thread were published',
  },
  mediaMissing: {
    id: 'compose.media_missing',
    defaultMessage:
      '{count, plural, one {A file is missing in the published post.} other {# files are missing in the published post.}}',
    description: 'Warns when a server published a post without some of its files',
  },
  editPost: {
    id: 'compose.media_missing.edit',
    defaultMessage: 'Edit',
    description: 'Button in the notice that files are missing: opens the post for editing',
  },
  pollMissing: {
    id: 'compose.poll_missing',
    defaultMessage: 'This server published the post without its poll. The poll is kept.',
    description: 'Warns when a server published a post and left its poll out',
  },
  openPoll: {
    id: 'compose.poll_missing.open',
    defaultMessage: 'Open it',
    description: 'Button in the notice that the poll is missing: opens the kept poll as a draft',
  },
  notSaved: {
    id: 'compose.not_saved',
    defaultMessage: 'Not saved',
    description: 'Title beside the changes to a post that could not be saved; the reason follows',
  },
  editLost: {
    id: 'compose.edit_lost',
    defaultMessage: 'The server did not answer. Your changes are kept: try again.',
    description: 'Why changes to a post were not saved: the connection broke',
  },
  editGone: {
    id: 'compose.edit_gone',
    defaultMessage: 'The post is no longer there. Your text is kept; you can publish it as a new post.',
    description: 'Why changes to a post were not saved: it was deleted meanwhile',
  },
  notScheduled: {
    id: 'compose.schedule_lost',
    defaultMessage:
      'The server did not answer, and the post is not in your schedule. Your text is kept: try again.',
    description: 'Why a post was not scheduled: the connection broke and the schedule was looked through',
  },
  halfTitle: {
    id: 'compose.half.title',
    defaultMessage: 'Partly published',
    description: 'Title beside a thread of which some parts are published',
  },
  half: {
    id: 'compose.half',
    defaultMessage: 'The first parts are online, the rest is kept: go on when you like.',
    description: 'Explains a thread of which some parts are published',
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
