import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'history.title',
    defaultMessage: 'Edit history',
    description: 'Title of the dialog with the versions of an edited post',
  },
  original: {
    id: 'history.original',
    defaultMessage: 'Posted {time}',
    description: 'Heading over the first version in the edit history; {time}: date and time',
  },
  edited: {
    id: 'history.edited',
    defaultMessage: 'Edited {time}',
    description: 'Heading over a later version in the edit history; {time}: date and time',
  },
  versions: {
    id: 'history.versions',
    defaultMessage: '{count, plural, one {# version} other {# versions}}, newest first',
    description: 'Line under the title of the edit history',
  },
  added: {
    id: 'history.added',
    defaultMessage: 'added:',
    description: 'For screen readers, before words that an edit added',
  },
  removed: {
    id: 'history.removed',
    defaultMessage: 'removed:',
    description: 'For screen readers, before words that an edit removed',
  },
  warning: {
    id: 'history.warning',
    defaultMessage: 'Content warning',
    description: 'Label before the content warning of a version in the edit history',
  },
  attachments: {
    id: 'history.attachments',
    defaultMessage: 'Attachments',
    description: 'For screen readers: name of the list of attachments of a version in the edit history',
  },
  image: {
    id: 'history.image',
    defaultMessage: 'Image',
    description: 'Type of an attachment in the edit history',
  },
  gif: {
    id: 'history.gif',
    defaultMessage: 'GIF',
    description: 'Type of an attachment in the edit history',
  },
  video: {
    id: 'history.video',
    defaultMessage: 'Video',
    description: 'Type of an attachment in the edit history',
  },
  audio: {
    id: 'history.audio',
    defaultMessage: 'Audio',
    description: 'Type of an attachment in the edit history',
  },
  file: {
    id: 'history.file',
    defaultMessage: 'File',
    description: 'Type of an attachment in the edit history',
  },
  mediaAdded: {
    id: 'history.media.added',
    defaultMessage: 'Added',
    description: 'Mark on an attachment that an edit added',
  },
  mediaRemoved: {
    id: 'history.media.removed',
    defaultMessage: 'Removed',
    description: 'Mark on an attachment that an edit removed',
  },
  mediaMoved: {
    id: 'history.media.moved',
    defaultMessage: 'Moved',
    description: 'Mark on an attachment that an edit moved to another position',
  },
  altTextChanged: {
    id: 'history.media.altTextChanged',
    defaultMessage: 'Alt text changed',
    description: 'Mark on an attachment whose alt text an edit changed',
  },
  showMedia: {
    id: 'history.media.show',
    defaultMessage: 'Show media',
    description: 'Button in the edit history: shows the media of all versions, which may be sensitive',
  },
  noAltText: {
    id: 'history.media.noAltText',
    defaultMessage: 'No alt text',
    description: 'Shown instead of the alt text of an attachment in the edit history',
  },
  options: {
    id: 'history.poll.options',
    defaultMessage: 'Poll options',
    description: 'For screen readers: name of the list of poll options of a version in the edit history',
  },
  sensitive: {
    id: 'history.sensitive',
    defaultMessage: 'Media marked as sensitive',
    description: 'Change made by an edit, in the edit history',
  },
  notSensitive: {
    id: 'history.notSensitive',
    defaultMessage: 'Media no longer marked as sensitive',
    description: 'Change made by an edit, in the edit history',
  },
  pollAdded: {
    id: 'history.poll.added',
    defaultMessage: 'Poll added',
    description: 'Change made by an edit, in the edit history',
  },
  pollRemoved: {
    id: 'history.poll.removed',
    defaultMessage: 'Poll removed',
    description: 'Change made by an edit, in the edit history',
  },
  pollChanged: {
    id: 'history.poll.changed',
    defaultMessage: 'Poll options changed; votes were reset',
    description: 'Change made by an edit, in the edit history',
  },
  unchanged: {
    id: 'history.unchanged',
    defaultMessage: 'No visible changes',
    description: 'In the edit history, for an edit that changed nothing visible',
  },
  empty: {
    id: 'history.empty',
    defaultMessage: 'Your server has no earlier versions of this post',
    description: 'Title of an empty edit history',
  },
  unavailable: {
    id: 'history.unavailable',
    defaultMessage: 'Your server doesn’t provide the edit history of this post',
    description: 'Title in the edit history dialog when the server has no history of the post',
  },
})
