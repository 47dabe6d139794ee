import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.details.title',
    defaultMessage: 'Media details',
    description: 'Title of the dialog for alt text, focal point and cover image of an attached file',
  },
  alt: {
    id: 'compose.details.alt',
    defaultMessage: 'Alt text',
    description: 'Label of the field for alt text',
  },
  altHint: {
    id: 'compose.details.alt_hint',
    defaultMessage: 'Describe this for people who can’t see or hear it. Include any text in the image.',
    description: 'Hint under the label of the field for alt text',
  },
  altLeft: {
    id: 'compose.details.alt_left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Counter next to the field for alt text',
  },
  altOver: {
    id: 'compose.details.alt_over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Error under the field for alt text',
  },
  focus: {
    id: 'compose.details.focus',
    defaultMessage: 'Focal point',
    description: 'Name of the control that sets the part of an image that stays visible when it is cropped',
  },
  focusHint: {
    id: 'compose.details.focus_hint',
    defaultMessage:
      'Click or tap the part of the image that should stay visible in previews, or use the arrow keys.',
    description: 'Hint under the focal point control',
  },
  focusValue: {
    id: 'compose.details.focus_value',
    defaultMessage: '{left}% from the left, {top}% from the top',
    description:
      'Position of the focal point, announced to screen readers; {left}, {top}: distances in per cent',
  },
  cover: {
    id: 'compose.details.cover',
    defaultMessage: 'Choose cover image',
    description: 'Button that chooses an image for a video or audio file',
  },
  changeCover: {
    id: 'compose.details.change_cover',
    defaultMessage: 'Change cover image',
    description: 'Button that replaces the image of a video or audio file',
  },
  coverLater: {
    id: 'compose.details.cover_later',
    defaultMessage: 'The cover image will change when you save the post.',
    description:
      'Under the button for the cover image, after choosing another for a published video or audio file',
  },
  coverFixed: {
    id: 'compose.details.cover_fixed',
    defaultMessage: 'Your server can’t change the cover image of a published file.',
    description: 'In place of the button for the cover image',
  },
  coverUploading: {
    id: 'compose.details.cover_uploading',
    defaultMessage: 'Uploading cover image…',
    description: 'Under the button for the cover image',
  },
  coverFailed: {
    id: 'compose.details.cover_failed',
    defaultMessage: 'Couldn’t upload the cover image. Try again.',
    description: 'Error under the button for the cover image',
  },
  metadata: {
    id: 'compose.details.metadata',
    defaultMessage:
      'Your server removes hidden data, such as location and camera details, when you upload images.',
    description: 'Note in the dialog of an attached image, for servers known to do so',
  },
  metadataUnknown: {
    id: 'compose.details.metadata_unknown',
    defaultMessage: 'Images can contain hidden data, such as where they were taken. Most servers remove it.',
    description: 'Note in the dialog of an attached image, for all other servers',
  },
  done: {
    id: 'compose.details.done',
    defaultMessage: 'Done',
    description: 'Button that closes the dialog of an attached file',
  },
})
