import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'editImages.title',
    defaultMessage: 'Profile images',
    description: 'Heading of a section of the page that edits the profile: avatar and header image',
  },
  text: {
    id: 'editImages.text',
    defaultMessage: 'Choose an image, drop it here, or paste it. You can crop it before it’s uploaded.',
    description: 'Below the heading of the section about avatar and header image',
  },
  avatar: {
    id: 'editImages.avatar',
    defaultMessage: 'Avatar',
    description: 'Label of the image of an account, in the profile editor',
  },
  header: {
    id: 'editImages.header',
    defaultMessage: 'Header image',
    description: 'Label of the wide image at the top of a profile, in the profile editor',
  },
  chooseAvatar: {
    id: 'editImages.chooseAvatar',
    defaultMessage: 'Choose avatar',
    description: 'Button that opens the file picker for the avatar',
  },
  chooseHeader: {
    id: 'editImages.chooseHeader',
    defaultMessage: 'Choose header image',
    description: 'Button that opens the file picker for the header image',
  },
  removeAvatar: {
    id: 'editImages.removeAvatar',
    defaultMessage: 'Remove avatar',
    description: 'Button that removes the avatar',
  },
  removeHeader: {
    id: 'editImages.removeHeader',
    defaultMessage: 'Remove header image',
    description: 'Button that removes the header image',
  },
  removeAvatarTitle: {
    id: 'editImages.removeAvatarTitle',
    defaultMessage: 'Remove avatar?',
    description: 'Title of the question before the avatar is removed',
  },
  removeHeaderTitle: {
    id: 'editImages.removeHeaderTitle',
    defaultMessage: 'Remove header image?',
    description: 'Title of the question before the header image is removed',
  },
  removeAvatarText: {
    id: 'editImages.removeAvatarText',
    defaultMessage: 'Your profile will show the server’s default avatar.',
    description: 'Question before the avatar is removed',
  },
  removeHeaderText: {
    id: 'editImages.removeHeaderText',
    defaultMessage: 'Your profile will have no header image.',
    description: 'Question before the header image is removed',
  },
  remove: {
    id: 'editImages.remove',
    defaultMessage: 'Remove',
    description: 'Button that removes the avatar or the header image, in the question before that',
  },
  altAvatar: {
    id: 'editImages.altAvatar',
    defaultMessage: 'Edit alt text of avatar',
    description: 'Button that opens a dialog with the description of the avatar',
  },
  altHeader: {
    id: 'editImages.altHeader',
    defaultMessage: 'Edit alt text of header image',
    description: 'Button that opens a dialog with the description of the header image',
  },
  altButton: {
    id: 'editImages.altButton',
    defaultMessage: 'Alt text',
    description: 'Button that opens a dialog with the description of the avatar or header image',
  },
  choose: {
    id: 'editImages.choose',
    defaultMessage: 'Choose image',
    description: 'Button that opens the file picker for the avatar or header image',
  },
  dropHere: {
    id: 'editImages.dropHere',
    defaultMessage: 'Drop the image here',
    description: 'Shown over the avatar or header image while a file is dragged over it',
  },
  refusedType: {
    id: 'editImages.refusedType',
    defaultMessage: 'This file can’t be used. Choose an image: {types}.',
    description: 'Error after a file was chosen; {types}: formats such as "JPEG, PNG or GIF"',
  },
  refusedEmpty: {
    id: 'editImages.refusedEmpty',
    defaultMessage: 'This file is empty. Choose another image.',
    description: 'Error after a file was chosen',
  },
  refusedUnreadable: {
    id: 'editImages.refusedUnreadable',
    defaultMessage: 'Your browser can’t open this image. Choose another one: {types}.',
    description: 'Error after a file was chosen; {types}: formats such as "JPEG, PNG or GIF"',
  },
  refusedBytes: {
    id: 'editImages.refusedBytes',
    defaultMessage:
      'This file is larger than {limit}, the most this server allows. Crop it, or choose another one.',
    description: 'Error about an image that is sent without cropping; {limit}: a file size, e.g. "16 MB"',
  },
  refusedPixels: {
    id: 'editImages.refusedPixels',
    defaultMessage:
      'This image has more than {limit, number} pixels, the most this server allows. Crop it, or choose another one.',
    description: 'Error about an image that is sent without cropping; {limit}: number of pixels',
  },
  cropAvatar: {
    id: 'editImages.cropAvatar',
    defaultMessage: 'Crop avatar',
    description: 'Title of the dialog that crops a chosen avatar',
  },
  cropHeader: {
    id: 'editImages.cropHeader',
    defaultMessage: 'Crop header image',
    description: 'Title of the dialog that crops a chosen header image',
  },
  descriptionTitle: {
    id: 'editImages.descriptionTitle',
    defaultMessage: 'Alt text',
    description: 'Title of the dialog with the description of the avatar or header image',
  },
  area: {
    id: 'editImages.area',
    defaultMessage: 'Visible part of the image',
    description: 'Label for screen readers: the frame in which the image is moved',
  },
  areaHint: {
    id: 'editImages.areaHintPress',
    defaultMessage:
      'Drag the image, press the part that should be in the middle, or use the arrow keys. Zoom with the slider, the wheel, two fingers, or + and −.',
    description: 'Below the image that is cropped',
  },
  zoom: {
    id: 'editImages.zoom',
    defaultMessage: 'Zoom',
    description: 'Label of the slider that zooms the image',
  },
  animated: {
    id: 'editImages.animated',
    defaultMessage: 'Crop this animated image',
    description: 'Switch in the dialog for an animated image: crops it, which stops the animation',
  },
  animatedHint: {
    id: 'editImages.animatedHint',
    defaultMessage: 'Cropping keeps only the first frame. Without it, the image is uploaded as it is.',
    description: 'Hint of the switch that crops an animated image',
  },
  alt: {
    id: 'editImages.alt',
    defaultMessage: 'Alt text',
    description: 'Label of the field that describes the avatar or header image',
  },
  altHint: {
    id: 'editImages.altHint',
    defaultMessage: 'Describe the image for people who can’t see it.',
    description: 'Hint of the field that describes the avatar or header image',
  },
  altOver: {
    id: 'editImages.altOver',
    defaultMessage: 'The alt text is too long by {count, plural, one {# character} other {# characters}}.',
    description: 'Error at the description of an image; {count}: characters over the limit',
  },
  cancel: {
    id: 'editImages.cancel',
    defaultMessage: 'Cancel',
    description: 'Button in the dialog of a profile image',
  },
  save: {
    id: 'editImages.save',
    defaultMessage: 'Save image',
    description: 'Button in the dialog that crops an image: uploads it',
  },
  saveDescription: {
    id: 'editImages.saveDescription',
    defaultMessage: 'Save alt text',
    description: 'Button in the dialog with the description of the avatar or header image',
  },
  uploading: {
    id: 'editImages.uploading',
    defaultMessage: 'Uploading, {percent}',
    description: 'Progress of an upload; {percent}: e.g. "40%"',
  },
  failed: {
    id: 'editImages.failed',
    defaultMessage: 'Couldn’t save the image. Try again.',
    description: 'Error in the dialog of a profile image, before the reason',
  },
  partlyFailed: {
    id: 'editImages.partlyFailed',
    defaultMessage: 'The image was saved, but not its alt text. Try again.',
    description: 'Error in the dialog of a profile image after the image was saved, before the reason',
  },
  cropFailed: {
    id: 'editImages.cropFailed',
    defaultMessage: 'Your browser couldn’t crop this image. Choose another one.',
    description: 'Error in the dialog that crops an image',
  },
  saved: {
    id: 'editImages.saved',
    defaultMessage: 'Image saved',
    description: 'Said by screen readers after an image of the profile was saved',
  },
})
