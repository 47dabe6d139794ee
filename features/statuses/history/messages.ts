import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: { id: 'history.title', defaultMessage: 'Edit history', description: 'Title of a dialog' },
  original: {
    id: 'history.original',
    defaultMessage: 'Written {time}',
    description: 'Heading over the first version of a post',
  },
  edited: {
    id: 'history.edited',
    defaultMessage: 'Edited {time}',
    description: 'Heading over a later version of a post',
  },
  versions: {
    id: 'history.versions',
    defaultMessage: '{count, plural, one {# version} other {# versions}}, the latest first',
    description: 'Under the title of the edit history',
  },
  added: { id: 'history.added', defaultMessage: 'added:', description: 'Spoken before new words' },
  removed: {
    id: 'history.removed',
    defaultMessage: 'removed:',
    description: 'Spoken before words that went',
  },
  warning: {
    id: 'history.warning',
    defaultMessage: 'Content warning',
    description: 'Label before the warning of a version',
  },
  attachments: {
    id: 'history.attachments',
    defaultMessage: 'Attachments',
    description: 'Spoken name of the list of media of a version',
  },
  image: { id: 'history.image', defaultMessage: 'Picture', description: 'Kind of a medium of a version' },
  animation: {
    id: 'history.animation',
    defaultMessage: 'Animation',
    description: 'Kind of a medium of a version',
  },
  video: { id: 'history.video', defaultMessage: 'Video', description: 'Kind of a medium of a version' },
  audio: { id: 'history.audio', defaultMessage: 'Audio', description: 'Kind of a medium of a version' },
  file: { id: 'history.file', defaultMessage: 'File', description: 'Kind of a medium of a version' },
  mediaAdded: {
    id: 'history.media.new',
    defaultMessage: 'Added',
    description: 'Mark on a medium that an edit added',
  },
  mediaRemoved: {
    id: 'history.media.gone',
    defaultMessage: 'Removed',
    description: 'Mark on a medium that an edit took out',
  },
  mediaMoved: {
    id: 'history.media.moved',
    defaultMessage: 'Moved',
    description: 'Mark on a medium that stands at another place among the others since an edit',
  },
  redescribed: {
    id: 'history.media.redescribed',
    defaultMessage: 'Description changed',
    description: 'Mark on a medium that is described otherwise since an edit',
  },
  showMedia: {
    id: 'history.media.show',
    defaultMessage: 'Show media',
    description: 'Button: shows the media of all versions, which may be sensitive',
  },
  undescribed: {
    id: 'history.media.undescribed',
    defaultMessage: 'Without a description',
    description: 'In place of the description of a medium of a version',
  },
  options: {
    id: 'history.options',
    defaultMessage: 'Options of the poll',
    description: 'Spoken name of the list of options of a version',
  },
  sensitive: {
    id: 'history.sensitive',
    defaultMessage: 'Media marked as sensitive',
    description: 'What an edit changed',
  },
  notSensitive: {
    id: 'history.notSensitive',
    defaultMessage: 'Media no longer marked as sensitive',
    description: 'What an edit changed',
  },
  pollAdded: { id: 'history.poll.added', defaultMessage: 'Poll added', description: 'What an edit changed' },
  pollRemoved: {
    id: 'history.poll.removed',
    defaultMessage: 'Poll removed',
    description: 'What an edit changed',
  },
  pollChanged: {
    id: 'history.poll.changed',
    defaultMessage: 'Options of the poll changed; votes began anew',
    description: 'What an edit changed',
  },
  nothing: {
    id: 'history.nothing',
    defaultMessage: 'Nothing that can be seen changed',
    description: 'An edit without visible changes',
  },
  alone: {
    id: 'history.alone',
    defaultMessage: 'The server knows no earlier version of this post',
    description: 'The edit history is empty',
  },
  missing: {
    id: 'history.missing',
    defaultMessage: 'The server does not tell what this post said before',
    description: 'The edit history cannot be had',
  },
})
