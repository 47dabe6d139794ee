import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.details.title',
    defaultMessage: 'Describe the file',
    description: 'Title of the dialog for the description of an attached file',
  },
  alt: {
    id: 'compose.details.alt',
    defaultMessage: 'Description for people who cannot see or hear it',
    description: 'Label of the field for the alternative text of a file',
  },
  altHint: {
    id: 'compose.details.altHint',
    defaultMessage: 'What matters in it, in a sentence or two, with any text that is in the picture.',
    description: 'Hint under the label of the field for the alternative text',
  },
  altLeft: {
    id: 'compose.details.altLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Counter beside the field for the alternative text',
  },
  altOver: {
    id: 'compose.details.altOver',
    defaultMessage:
      'This is {count, plural, one {# character} other {# characters}} more than the server takes.',
    description: 'Error under the field for the alternative text',
  },
  focus: {
    id: 'compose.details.focus',
    defaultMessage: 'Focal point',
    description: 'Name of the control that chooses what stays visible when a picture is cropped',
  },
  focusHint: {
    id: 'compose.details.focusHint',
    defaultMessage: 'Press where the picture must not be cut, or move the point with the arrow keys.',
    description: 'How to choose the focal point',
  },
  focusValue: {
    id: 'compose.details.focusValue',
    defaultMessage: '{left}% from the left, {top}% from the top',
    description: 'Where the focal point is, for ears',
  },
  thumbnail: {
    id: 'compose.details.thumbnail',
    defaultMessage: 'Choose a cover picture',
    description: 'Button that chooses a picture for a video or sound',
  },
  thumbnailOther: {
    id: 'compose.details.thumbnailOther',
    defaultMessage: 'Choose another cover picture',
    description: 'Button that chooses a picture for a video or sound that has one',
  },
  thumbnailLater: {
    id: 'compose.details.thumbnailLater',
    defaultMessage: 'It changes when you save the post.',
    description: 'Under the button of a cover picture, once another was chosen for a published film or sound',
  },
  thumbnailFixed: {
    id: 'compose.details.thumbnailFixed',
    defaultMessage: 'This server does not change the cover picture of a published file.',
    description: 'In place of the button of a cover picture',
  },
  thumbnailBusy: {
    id: 'compose.details.thumbnailBusy',
    defaultMessage: 'Uploading the cover picture',
    description: 'While the picture for a video or sound is sent',
  },
  thumbnailFailed: {
    id: 'compose.details.thumbnailFailed',
    defaultMessage: 'The cover picture was not uploaded.',
    description: 'The picture for a video or sound could not be sent',
  },
  metadata: {
    id: 'compose.details.metadata',
    defaultMessage:
      'Place, camera and other hidden data of a picture are removed by the server when it is uploaded.',
    description: 'Note in the dialog of an attached picture, for servers known to do so',
  },
  metadataUnknown: {
    id: 'compose.details.metadataUnknown',
    defaultMessage:
      'A picture may hold hidden data such as the place it was taken at. Most servers remove it.',
    description: 'Note in the dialog of an attached picture, for servers of which it is not known',
  },
  done: { id: 'compose.details.done', defaultMessage: 'Done', description: 'Button that closes the dialog' },
})
