import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  waiting: {
    id: 'compose.waiting',
    defaultMessage: 'Sending in {seconds, plural, one {# second} other {# seconds}}…',
    description: 'Countdown before a post is sent',
  },
  waitingSaid: {
    id: 'compose.waiting.said',
    defaultMessage: 'About to be sent. It can still be taken back.',
    description: 'Spoken once when the countdown before sending begins',
  },
  undo: {
    id: 'compose.waiting.undo',
    defaultMessage: 'Undo',
    description: 'Button in the countdown before sending: back to writing',
  },
  now: {
    id: 'compose.waiting.now',
    defaultMessage: 'Send now',
    description: 'Button in the countdown before sending: does not wait',
  },
  files: {
    id: 'compose.waiting.files',
    defaultMessage: 'Your post is sent as soon as its files are ready.',
    description: 'Said while a post waits for its files to be uploaded and processed',
  },
  stop: {
    id: 'compose.waiting.files.stop',
    defaultMessage: 'Don’t send yet',
    description: 'Button while a post waits for its files: back to writing',
  },
  part: {
    id: 'compose.progress',
    defaultMessage: 'Publishing part {at} of {of}…',
    description: 'Said while the parts of a thread are being sent one after the other',
  },
  editing: {
    id: 'compose.editing',
    defaultMessage: 'Editing your post',
    description: 'Above the text of a published post that is being changed',
  },
  editHint: {
    id: 'compose.editing.hint',
    defaultMessage: 'Everyone who can see the post will see your changes.',
    description: 'Explains, above the text, what editing a published post means',
  },
  cancelEdit: {
    id: 'compose.editing.cancel',
    defaultMessage: 'Cancel editing',
    description: 'Button: leaves the published post as it is',
  },
  noEdits: {
    id: 'compose.editing.unknown',
    defaultMessage: 'This server cannot change published posts.',
    description: 'Notice after Edit was chosen and the server turned out not to know edits',
  },
  redraftInstead: {
    id: 'compose.editing.redraft_instead',
    defaultMessage: 'Delete and redraft',
    description: 'Button in the notice that the server cannot change posts; a question follows',
  },
  asNew: {
    id: 'compose.editing.as_new',
    defaultMessage: 'Continue as a new post',
    description: 'Button when the edited post is no more: opens the same words as a new post',
  },
  save: { id: 'compose.save', defaultMessage: 'Save', description: 'Button that saves an edited post' },
  saving: {
    id: 'compose.saving',
    defaultMessage: 'Saving…',
    description: 'Said while an edit is being sent',
  },
  schedule: {
    id: 'compose.schedule.do',
    defaultMessage: 'Schedule',
    description: 'Button that gives a post to the server for later',
  },
  publishAll: {
    id: 'compose.publish_all',
    defaultMessage: 'Publish all',
    description: 'Button that publishes all parts of a thread',
  },
  goOn: {
    id: 'compose.thread.go_on',
    defaultMessage: 'Publish the rest',
    description: 'Button that publishes the parts of a thread that are not published yet',
  },
  addTitle: {
    id: 'compose.readers.title',
    defaultMessage: 'Let {people} read this?',
    description: 'Question before a private mention goes to somebody new; people is a list of handles',
  },
  addText: {
    id: 'compose.readers.text',
    defaultMessage: 'They are not part of this private conversation yet. Whoever is mentioned can read it.',
    description: 'Explains the question before a private mention goes to somebody new',
  },
  addConfirm: {
    id: 'compose.readers.confirm',
    defaultMessage: 'Send to all',
    description: 'Button: sends the private mention to the new people as well',
  },
  addCancel: {
    id: 'compose.readers.cancel',
    defaultMessage: 'Back to the text',
    description: 'Button: does not send the private mention',
  },
})
