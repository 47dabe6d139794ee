import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.conflict.title',
    defaultMessage: 'This post has a newer version',
    description: 'Title of the question before an edit replaces another edit made elsewhere',
  },
  text: {
    id: 'compose.conflict.text',
    defaultMessage: 'It was edited {time}, after you began. Saving your version replaces that one.',
    description: 'Explains the question before an edit replaces another one; time is a date and time',
  },
  newer: {
    id: 'compose.conflict.newer',
    defaultMessage: 'Changed in the newer version',
    description: 'Heading over what another edit of the post changed',
  },
  mine: {
    id: 'compose.conflict.mine',
    defaultMessage: 'Changed if you save yours',
    description: 'Heading over what saving the own edit would change in the newer version',
  },
  saveMine: {
    id: 'compose.conflict.save_mine',
    defaultMessage: 'Save mine',
    description: 'Button: the own edit replaces the newer version',
  },
  takeNewer: {
    id: 'compose.conflict.use_newer',
    defaultMessage: 'Use the newer version',
    description: 'Button: leaves the newer version as it is and opens it for editing',
  },
  goOn: {
    id: 'compose.conflict.go_on',
    defaultMessage: 'Go on editing',
    description: 'Button: back to the own edit, nothing is saved',
  },
  kept: {
    id: 'compose.conflict.kept',
    defaultMessage: 'Your version is kept in your drafts.',
    description: 'Notice after the newer version of a post was chosen over the own edit',
  },
  openMine: {
    id: 'compose.conflict.open_mine',
    defaultMessage: 'Open it',
    description: 'Button in the notice that the own version is kept: opens it',
  },
  notSaved: {
    id: 'compose.conflict.not_saved',
    defaultMessage: 'Not saved yet',
    description: 'Title beside changes to a post of which the server has another, newer version',
  },
  notSavedText: {
    id: 'compose.conflict.not_saved.text',
    defaultMessage: 'The post has a newer version. You are asked again when you save.',
    description: 'Explains that an edit was not saved because the post has a newer version',
  },
  unclear: {
    id: 'compose.edit_unclear.title',
    defaultMessage: 'Your changes may have been saved',
    description: 'Title beside an edit that was sent to the server and whose answer never arrived',
  },
  unclearText: {
    id: 'compose.edit_unclear.text',
    defaultMessage: 'The server’s answer didn’t arrive. Compare your changes with the post to see.',
    description: 'Explains an edit of which nobody knows whether it was saved',
  },
  compare: {
    id: 'compose.edit_unclear.compare',
    defaultMessage: 'Compare',
    description: 'Button: compares an edit that may have been saved with the post as it is now',
  },
  notArrived: {
    id: 'compose.edit_unclear.not_arrived',
    defaultMessage: 'The post doesn’t have your changes. They are kept: save them again.',
    description: 'After comparing: the edit was not saved',
  },
})
