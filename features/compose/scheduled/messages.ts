import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'scheduled.label',
    defaultMessage: 'Posts that will be published later',
    description: 'Name of the list of scheduled posts',
  },
  none: {
    id: 'scheduled.none',
    defaultMessage: 'Nothing is scheduled',
    description: 'Title of the empty list of scheduled posts',
  },
  noneText: {
    id: 'scheduled.none.text',
    defaultMessage: 'Choose “Publish later…” while writing, and the post waits here for its time.',
    description: 'Explains how the list of scheduled posts fills',
  },
  absent: {
    id: 'scheduled.absent',
    defaultMessage: 'This server does not publish posts later',
    description: 'Title of the screen of scheduled posts on a server without them',
  },
  write: { id: 'scheduled.write', defaultMessage: 'Write a post', description: 'Button: opens the composer' },
  wordless: {
    id: 'scheduled.wordless',
    defaultMessage: 'Without text',
    description: 'In place of the text of a scheduled post that has none',
  },
  files: {
    id: 'scheduled.files',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'How many files a scheduled post has',
  },
  poll: { id: 'scheduled.poll', defaultMessage: 'Poll', description: 'A scheduled post has a poll' },
  reply: { id: 'scheduled.reply', defaultMessage: 'Reply', description: 'A scheduled post answers another' },
  quote: { id: 'scheduled.quote', defaultMessage: 'Quote', description: 'A scheduled post quotes another' },
  change: {
    id: 'scheduled.change',
    defaultMessage: 'Change the time',
    description: 'Button of a scheduled post',
  },
  time: {
    id: 'scheduled.time',
    defaultMessage: 'New time',
    description: 'Name of the field for another time of a scheduled post',
  },
  save: { id: 'scheduled.save', defaultMessage: 'Save', description: 'Button: saves the new time' },
  cancel: {
    id: 'scheduled.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: keeps the time as it is',
  },
  saved: {
    id: 'scheduled.saved',
    defaultMessage: 'Time changed.',
    description: 'Notice after the time of a scheduled post was changed',
  },
  edit: {
    id: 'scheduled.edit',
    defaultMessage: 'Edit',
    description: 'Button of a scheduled post: opens it in the composer',
  },
  editTitle: {
    id: 'scheduled.edit.title',
    defaultMessage: 'Take it out of the schedule to edit it?',
    description: 'Question before a scheduled post is opened in the composer',
  },
  editText: {
    id: 'scheduled.edit.text',
    defaultMessage:
      'Servers cannot change a scheduled post. It becomes a draft here, with its time; schedule it again when you are done.',
    description: 'Explains the question before a scheduled post is opened in the composer',
  },
  editConfirm: {
    id: 'scheduled.edit.confirm',
    defaultMessage: 'Edit as a draft',
    description: 'Button: opens a scheduled post in the composer',
  },
  unread: {
    id: 'scheduled.edit.unread',
    defaultMessage:
      'Couldn’t load the post this one replies to or quotes. It stays scheduled as it is. Check your connection and try again.',
    description: 'Error after “Edit as a draft” of a scheduled post',
  },
  delete: { id: 'scheduled.delete', defaultMessage: 'Delete', description: 'Button of a scheduled post' },
  deleted: {
    id: 'scheduled.deleted',
    defaultMessage: 'Scheduled post deleted',
    description: 'Notice after a scheduled post was deleted',
  },
})
