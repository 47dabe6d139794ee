import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  waiting: {
    id: 'compose.waiting',
    defaultMessage: 'Posting in {seconds, plural, one {# second} other {# seconds}}…',
    description: 'Countdown in the composer before a post is sent',
  },
  waitingAnnounced: {
    id: 'compose.waiting.announced',
    defaultMessage: 'Your post is about to be published. You can still undo it.',
    description: 'Announced to screen readers when the countdown before sending starts',
  },
  undo: {
    id: 'compose.waiting.undo',
    defaultMessage: 'Undo',
    description: 'Button in the countdown before sending: returns to the composer',
  },
  now: {
    id: 'compose.waiting.now',
    defaultMessage: 'Post now',
    description: 'Button in the countdown before sending',
  },
  files: {
    id: 'compose.waiting.files',
    defaultMessage: 'Your post will be published as soon as its files are ready.',
    description: 'In the composer while a post waits for its uploads',
  },
  stop: {
    id: 'compose.waiting.files.stop',
    defaultMessage: 'Keep editing',
    description: 'Button while a post waits for its uploads: returns to the composer',
  },
  part: {
    id: 'compose.progress',
    defaultMessage: 'Posting {at} of {of}…',
    description:
      'On the button of the composer while a thread is being sent; {at}: number of the post; {of}: how many posts there are',
  },
  editing: {
    id: 'compose.editing',
    defaultMessage: 'Editing your post',
    description: 'Name of the composer, and title above its text, while editing a published post',
  },
  editHint: {
    id: 'compose.editing.hint',
    defaultMessage: 'Everyone who can see the post will see your changes.',
    description: 'Under the title “Editing your post”',
  },
  cancelEdit: {
    id: 'compose.editing.cancel',
    defaultMessage: 'Cancel editing',
    description: 'Button in the composer: leaves the published post as it is',
  },
  noEdits: {
    id: 'compose.editing.unknown',
    defaultMessage: 'Your server doesn’t support editing posts.',
    description: 'Notice after choosing Edit in the menu of a post',
  },
  noSource: {
    id: 'compose.editing.no_source',
    defaultMessage:
      'This post can’t be edited without a connection: its original text must come from your server first.',
    description:
      'Notice after choosing Edit in the menu of a post while the server cannot be reached; the browser only has the post as it is shown',
  },
  redraftInstead: {
    id: 'compose.editing.redraft_instead',
    defaultMessage: 'Delete and redraft',
    description: 'Button in the notice that the server doesn’t support editing; a confirmation follows',
  },
  asNew: {
    id: 'compose.editing.as_new',
    defaultMessage: 'Continue as new post',
    description: 'Button in the composer when the edited post was deleted',
  },
  save: {
    id: 'compose.save',
    defaultMessage: 'Save',
    description: 'Button in the composer: saves an edited post',
  },
  saving: {
    id: 'compose.saving',
    defaultMessage: 'Saving…',
    description: 'On the button of the composer while an edit is being saved',
  },
  schedule: {
    id: 'compose.schedule.submit',
    defaultMessage: 'Schedule',
    description: 'Button in the composer: schedules a post',
  },
  postAll: {
    id: 'compose.post_all',
    defaultMessage: 'Post all',
    description: 'Button in the composer: publishes all posts of a thread',
  },
  postRest: {
    id: 'compose.post_rest',
    defaultMessage: 'Post the rest',
    description: 'Button in the composer: publishes the posts of a thread that are not published yet',
  },
  recipientsTitle: {
    id: 'compose.recipients.title',
    defaultMessage: 'Add {people} to this conversation?',
    description:
      'Title of the confirmation before a private mention is sent to more people; {people}: list of handles',
  },
  recipientsText: {
    id: 'compose.recipients.text',
    defaultMessage:
      'They aren’t part of this private conversation yet. Everyone you mention can read your post.',
    description: 'Text of the confirmation before a private mention is sent to more people',
  },
  recipientsConfirm: {
    id: 'compose.recipients.confirm',
    defaultMessage: 'Add and post',
    description: 'Button in the confirmation before a private mention is sent to more people',
  },
  recipientsCancel: {
    id: 'compose.recipients.cancel',
    defaultMessage: 'Keep editing',
    description: 'Button in the confirmation before a private mention is sent to more people',
  },
})
