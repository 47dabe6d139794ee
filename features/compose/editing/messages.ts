import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.conflict.title',
    defaultMessage: 'This post has a newer version',
    description: 'Title of the dialog before an edit replaces a newer edit from elsewhere',
  },
  text: {
    id: 'compose.conflict.text',
    defaultMessage:
      'It was edited {time}, after you started editing. Saving your version replaces the newer one.',
    description: 'Text of the dialog before an edit replaces a newer one; {time}: date and time',
  },
  newer: {
    id: 'compose.conflict.newer',
    defaultMessage: 'Changes in the newer version',
    description: 'Heading above the changes of a newer edit from elsewhere',
  },
  yours: {
    id: 'compose.conflict.yours',
    defaultMessage: 'Changes if you save your version',
    description: 'Heading above what your edit would change in the newer version',
  },
  saveYours: {
    id: 'compose.conflict.save_yours',
    defaultMessage: 'Save your version',
    description: 'Button: your edit replaces the newer version',
  },
  takeNewer: {
    id: 'compose.conflict.use_newer',
    defaultMessage: 'Use newer version',
    description: 'Button: discards your edit into the drafts and opens the newer version for editing',
  },
  keepEditing: {
    id: 'compose.conflict.keep_editing',
    defaultMessage: 'Keep editing',
    description: 'Button: returns to your edit; nothing is saved',
  },
  kept: {
    id: 'compose.conflict.kept',
    defaultMessage: 'Your version is now in your drafts.',
    description: 'Notice after “Use newer version”',
  },
  openDraft: {
    id: 'compose.conflict.open_draft',
    defaultMessage: 'Open draft',
    description: 'Button in the notice that your version is in your drafts',
  },
  notSaved: {
    id: 'compose.conflict.not_saved',
    defaultMessage: 'Not saved yet',
    description: 'Title next to an edit of a post that has a newer version',
  },
  notSavedText: {
    id: 'compose.conflict.not_saved.text',
    defaultMessage: 'The post has a newer version. You’ll be asked again when you save.',
    description: 'Text next to an edit of a post that has a newer version',
  },
  maybeSaved: {
    id: 'compose.edit_unclear.title',
    defaultMessage: 'Your changes may have been saved',
    description: 'Title next to an edit whose answer from the server was lost',
  },
  maybeSavedText: {
    id: 'compose.edit_unclear.text',
    defaultMessage: 'The server didn’t respond. Compare your changes with the post to check.',
    description: 'Text next to an edit whose answer from the server was lost',
  },
  maybeSavedAfterError: {
    id: 'compose.edit_unclear.after_error',
    defaultMessage: 'The server had an error. Compare your changes with the post to check.',
    description: 'Text next to an edit after which the server had an error',
  },
  compare: {
    id: 'compose.edit_unclear.compare',
    defaultMessage: 'Compare',
    description: 'Button: compares an edit that may have been saved with the current post',
  },
  wereNotSaved: {
    id: 'compose.edit_unclear.not_saved',
    defaultMessage: 'Your changes weren’t saved. They’re still here, so you can save them again.',
    description: 'Text next to an edit, after “Compare” found that it was not saved',
  },
})
