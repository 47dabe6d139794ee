import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  published: {
    id: 'compose.published',
    defaultMessage: 'Post published',
    description: 'Notice after a post was published',
  },
  open: {
    id: 'compose.published.open',
    defaultMessage: 'Open',
    description: 'Button in the notice after publishing: opens the new post',
  },
  saved: {
    id: 'compose.saved',
    defaultMessage: 'Post saved',
    description: 'Notice after an edit was saved',
  },
  scheduled: {
    id: 'compose.scheduled.done',
    defaultMessage: 'Post scheduled for {time}',
    description: 'Notice after a post was scheduled; {time}: date and time',
  },
  threadPublished: {
    id: 'compose.thread.published',
    defaultMessage: 'Thread published',
    description: 'Notice after all posts of a thread were published',
  },
  mediaMissing: {
    id: 'compose.media_missing',
    defaultMessage: '{count, plural, one {# file is} other {# files are}} missing from your post.',
    description: 'Warning when the server published a post without some of its files',
  },
  editPost: {
    id: 'compose.media_missing.edit',
    defaultMessage: 'Edit post',
    description: 'Button in the warning that files are missing',
  },
  pollMissing: {
    id: 'compose.poll_missing',
    defaultMessage: 'Your post was published without its poll. The poll is saved as a draft.',
    description: 'Warning when the server left the poll out',
  },
  openPoll: {
    id: 'compose.poll_missing.open',
    defaultMessage: 'Open draft',
    description: 'Button in the warning that the poll is missing: opens the draft with the poll',
  },
  notSaved: {
    id: 'compose.not_saved',
    defaultMessage: 'Not saved',
    description: 'Title next to an edit that failed; the reason follows',
  },
  editLost: {
    id: 'compose.edit_lost',
    defaultMessage: 'The server didn’t respond. Your changes are still here. Try again.',
    description: 'Error next to an edit',
  },
  editGone: {
    id: 'compose.edit_gone',
    defaultMessage: 'The post no longer exists. Your text is still here, and you can post it as a new post.',
    description: 'Error next to an edit of a post that was deleted',
  },
  notScheduled: {
    id: 'compose.not_scheduled',
    defaultMessage:
      'The server didn’t respond, and the post isn’t in your scheduled posts. Your text is still here. Try again.',
    description: 'Error in the composer after “Schedule”',
  },
  notScheduledAfterError: {
    id: 'compose.not_scheduled.after_error',
    defaultMessage:
      'The server had an error, and the post isn’t in your scheduled posts. Your text is still here. Try again.',
    description: 'Error in the composer after “Schedule”',
  },
  partlyTitle: {
    id: 'compose.partly_published.title',
    defaultMessage: 'Partly published',
    description: 'Title next to a thread with some posts published',
  },
  partlyText: {
    id: 'compose.partly_published.text',
    defaultMessage: 'Some posts of the thread are published. You can post the rest whenever you’re ready.',
    description: 'Text next to a thread with some posts published',
  },
  notPublished: {
    id: 'compose.not_published.title',
    defaultMessage: 'Not published',
    description: 'Title next to a draft that failed to be published; the reason follows',
  },
  noAnswer: {
    id: 'compose.not_published.no_answer',
    defaultMessage:
      'The server didn’t respond, and the post isn’t among your latest posts. Your text is still here. Try again.',
    description: 'Error in the composer',
  },
  notFoundAfterError: {
    id: 'compose.not_published.after_error',
    defaultMessage:
      'The server had an error, and the post isn’t among your latest posts. Your text is still here. Try again.',
    description: 'Error in the composer',
  },
  maybePublished: {
    id: 'compose.maybe_published.title',
    defaultMessage: 'Your post may have been published',
    description: 'Title next to a draft when the server’s answer was lost',
  },
  maybePublishedText: {
    id: 'compose.maybe_published.text',
    defaultMessage:
      'The server didn’t respond. Skein checks your latest posts before it tries again, so nothing is posted twice.',
    description: 'Text next to a draft when the server’s answer was lost',
  },
  maybePublishedAfterError: {
    id: 'compose.maybe_published.after_error',
    defaultMessage:
      'The server had an error. Skein checks your latest posts before it tries again, so nothing is posted twice.',
    description: 'Text next to a draft when the server had an error',
  },
  earlier: {
    id: 'compose.earlier_version.title',
    defaultMessage: 'An earlier version was published',
    description:
      'Title: a draft that seemed to have failed was published, and its text was changed afterwards',
  },
  earlierText: {
    id: 'compose.earlier_version.text',
    defaultMessage: 'The version you first sent is online. Your changes since then haven’t been posted.',
    description: 'Text under the title “An earlier version was published”',
  },
})
