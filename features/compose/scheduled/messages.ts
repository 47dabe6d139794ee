import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'scheduled.label',
    defaultMessage: 'Scheduled posts',
    description: 'Screen reader name of the list of scheduled posts',
  },
  none: {
    id: 'scheduled.none',
    defaultMessage: 'No scheduled posts',
    description: 'Title of the empty list of scheduled posts',
  },
  noneText: {
    id: 'scheduled.none.text',
    defaultMessage: 'To schedule a post, choose “Schedule post” in the menu of the composer.',
    description: 'In the empty list of scheduled posts',
  },
  unsupported: {
    id: 'scheduled.unsupported',
    defaultMessage: 'Your server doesn’t support scheduled posts',
    description: 'Title of the page of scheduled posts',
  },
  write: {
    id: 'scheduled.write',
    defaultMessage: 'Write a post',
    description: 'Button in the empty list of scheduled posts: opens the composer',
  },
  noText: {
    id: 'scheduled.no_text',
    defaultMessage: 'No text',
    description: 'In place of the text of a scheduled post without text',
  },
  files: {
    id: 'scheduled.files',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'In the list of scheduled posts: how many files a post has',
  },
  poll: {
    id: 'scheduled.poll',
    defaultMessage: 'Poll',
    description: 'In the list of scheduled posts: the post has a poll',
  },
  reply: {
    id: 'scheduled.reply',
    defaultMessage: 'Reply',
    description: 'In the list of scheduled posts: the post is a reply (a noun)',
  },
  quote: {
    id: 'scheduled.quote',
    defaultMessage: 'Quote',
    description: 'In the list of scheduled posts: the post quotes another (a noun)',
  },
  change: {
    id: 'scheduled.change',
    defaultMessage: 'Change time',
    description: 'Button on a scheduled post',
  },
  time: {
    id: 'scheduled.time',
    defaultMessage: 'New time',
    description: 'Label of the field for the new time of a scheduled post',
  },
  save: {
    id: 'scheduled.save',
    defaultMessage: 'Save',
    description: 'Button: saves the new time of a scheduled post',
  },
  cancel: {
    id: 'scheduled.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: keeps the time of a scheduled post',
  },
  saved: {
    id: 'scheduled.saved',
    defaultMessage: 'Time changed',
    description: 'Notice after the time of a scheduled post was changed',
  },
  edit: {
    id: 'scheduled.edit',
    defaultMessage: 'Edit',
    description: 'Button on a scheduled post: opens it in the composer',
  },
  editTitle: {
    id: 'scheduled.edit.title',
    defaultMessage: 'Edit this scheduled post as a draft?',
    description: 'Title of the confirmation before a scheduled post is opened in the composer',
  },
  editText: {
    id: 'scheduled.edit.text',
    defaultMessage:
      'This post will be unscheduled and become a draft with the same time. Schedule it again when you’re done.',
    description: 'Text of the confirmation before a scheduled post is opened in the composer',
  },
  editConfirm: {
    id: 'scheduled.edit.confirm',
    defaultMessage: 'Edit as draft',
    description: 'Button in the confirmation before a scheduled post is opened in the composer',
  },
  contextFailed: {
    id: 'scheduled.edit.context_failed',
    defaultMessage:
      'Couldn’t load the post that this one replies to or quotes, so it’s still scheduled. Check your connection and try again.',
    description: 'Error after “Edit as draft” on a scheduled post',
  },
  delete: { id: 'scheduled.delete', defaultMessage: 'Delete', description: 'Button on a scheduled post' },
  deleted: {
    id: 'scheduled.deleted',
    defaultMessage: 'Scheduled post deleted',
    description: 'Notice after a scheduled post was deleted',
  },
  alreadyPublished: {
    id: 'scheduled.already_published',
    defaultMessage: 'This post is already published',
    description: 'Notice after “Edit as draft” or “Delete” on a scheduled post that has been published since',
  },
  open: {
    id: 'scheduled.already_published.open',
    defaultMessage: 'Open',
    description: 'Button in the notice that a scheduled post is already published: opens the post',
  },
  gone: {
    id: 'scheduled.gone',
    defaultMessage: 'This post is no longer scheduled.',
    description:
      'Notice after “Edit as draft” or “Delete” on a scheduled post that had left the schedule; more sentences follow',
  },
  goneText: {
    id: 'scheduled.gone.text',
    defaultMessage:
      'It may have been published, or deleted on another device. Check your profile before you post it again.',
    description: 'Follows “This post is no longer scheduled.”',
  },
  goneKept: {
    id: 'scheduled.gone.kept',
    defaultMessage: 'It may have been published, or deleted on another device. Its text is saved as a draft.',
    description: 'Follows “This post is no longer scheduled.” after “Edit as draft”',
  },
  uncertain: {
    id: 'scheduled.uncertain',
    defaultMessage: 'This post may still be scheduled.',
    description:
      'Notice after “Edit as draft” on a scheduled post when the server didn’t answer; another sentence follows',
  },
  uncertainText: {
    id: 'scheduled.uncertain.text',
    defaultMessage:
      'The server didn’t answer, so its text is also saved as a draft. Check your scheduled posts before you post it.',
    description: 'Follows “This post may still be scheduled.”',
  },
  uncertainAfterError: {
    id: 'scheduled.uncertain.after_error',
    defaultMessage:
      'The server had an error, so its text is also saved as a draft. Check your scheduled posts before you post it.',
    description: 'Follows “This post may still be scheduled.”',
  },
  openDraft: {
    id: 'scheduled.gone.open_draft',
    defaultMessage: 'Open draft',
    description: 'Button in the notice that a post is no longer scheduled: opens its draft',
  },
})
