import { defineMessages } from '@/lib/i18n'

/** Messages about the files of a draft. */
export const messages = defineMessages({
  quote: {
    id: 'compose.media.quote',
    defaultMessage: 'You can’t add files to a post with a quote. Remove the quote first.',
    description: 'Error after adding a file',
  },
  count: {
    id: 'compose.media.count',
    defaultMessage: 'File upload limit exceeded.',
    description: 'Error after adding too many files',
  },
  poll: {
    id: 'compose.media.poll',
    defaultMessage: 'You can’t add files to a post with a poll. Remove the poll first.',
    description: 'Error after adding a file',
  },
  countMore: {
    id: 'compose.media.count_limit',
    defaultMessage: 'Your server allows {count, plural, one {# file} other {# files}} per post.',
    description: 'Follows “File upload limit exceeded.”',
  },
  mixed: {
    id: 'compose.media.mixed',
    defaultMessage: 'You can’t combine a video or audio file with other files. Remove the others first.',
    description: 'Error after adding a file',
  },
  empty: {
    id: 'compose.media.empty',
    defaultMessage: '{name} is empty. Choose another file.',
    description: 'Error after adding a file; {name}: file name',
  },
  type: {
    id: 'compose.media.type',
    defaultMessage: 'Your server doesn’t support {type} files. Choose another format.',
    description: 'Error after adding a file; {type}: such as image/tiff',
  },
  bytes: {
    id: 'compose.media.bytes',
    defaultMessage: '{name} is {size}. Your server allows up to {limit}. Choose a smaller file.',
    description:
      'Error after adding a file that is too large; {name}: file name; {size}, {limit}: such as "40 MB"',
  },
  pixels: {
    id: 'compose.media.pixels',
    defaultMessage: '{name} has {size} megapixels. Your server allows up to {limit}. Choose a smaller image.',
    description:
      'Error after adding an image with too many pixels; {name}: file name; {size}, {limit}: such as "40"',
  },
  shrinkTitle: {
    id: 'compose.media.shrink_title',
    defaultMessage: 'Attach a smaller copy?',
    description: 'Title of the confirmation when an image is too large for the server',
  },
  shrink: {
    id: 'compose.media.shrink',
    defaultMessage: 'Attach smaller copy',
    description: 'Button in the confirmation when an image is too large for the server',
  },
  shrinkFailed: {
    id: 'compose.media.shrink_failed',
    defaultMessage: 'Couldn’t make {name} smaller. Choose a smaller image.',
    description: 'Error after “Attach smaller copy”; {name}: file name',
  },
  add: {
    id: 'compose.media.add',
    defaultMessage: 'Add media',
    description: 'Button in the composer that opens the file picker for images, a video or an audio file',
  },
  list: {
    id: 'compose.media.list',
    defaultMessage: 'Attached files',
    description: 'Name of the list of files in the composer',
  },
  drop: {
    id: 'compose.media.drop',
    defaultMessage: 'Drop files to attach them',
    description: 'Over the page while files are dragged over it',
  },
  kindImage: { id: 'compose.media.image', defaultMessage: 'Image', description: 'Kind of file' },
  kindVideo: { id: 'compose.media.video', defaultMessage: 'Video', description: 'Kind of file' },
  kindAudio: { id: 'compose.media.audio', defaultMessage: 'Audio', description: 'Kind of file' },
  kindUnknown: { id: 'compose.media.file', defaultMessage: 'File', description: 'Kind of file' },
  tile: {
    id: 'compose.media.tile',
    defaultMessage: '{kind} {position} of {count}: {name}',
    description:
      'Screen reader name of an attached file; {kind}: such as "Image"; {position}: its number; {count}: how many files there are; {name}: its alt text or file name',
  },
  uploaded: {
    id: 'compose.media.uploaded',
    defaultMessage: '{kind} {position} of {count} uploaded',
    description:
      'Announced to screen readers after an upload; {kind}: such as "Image"; {position}: its number; {count}: how many files there are',
  },
  waiting: {
    id: 'compose.media.waiting',
    defaultMessage: 'Waiting to upload',
    description: 'State of an attached file',
  },
  uploading: {
    id: 'compose.media.uploading',
    defaultMessage: 'Uploading, {percent}',
    description: 'State of an attached file; {percent}: such as "40%"',
  },
  processing: {
    id: 'compose.media.processing',
    defaultMessage: 'Processing…',
    description: 'State of an attached file that was uploaded and that the server is processing',
  },
  failed: {
    id: 'compose.media.failed',
    defaultMessage: 'Upload failed',
    description: 'State of an attached file',
  },
  lost: {
    id: 'compose.media.lost',
    defaultMessage: 'The page closed before this file was saved. Add it again.',
    description: 'In place of a file that was being added when the page was closed',
  },
  tooSlow: {
    id: 'compose.media.too_slow',
    defaultMessage: 'The server hasn’t finished processing this file. Try again later.',
    description: 'Error on an attached file',
  },
  tryAgain: {
    id: 'compose.media.try_again',
    defaultMessage: 'Try again',
    description: 'Button on an attached file whose upload failed',
  },
  remove: { id: 'compose.media.remove', defaultMessage: 'Remove', description: 'Button on an attached file' },
  cancel: {
    id: 'compose.media.cancel',
    defaultMessage: 'Cancel upload',
    description: 'Button on a file that is being uploaded: removes the file',
  },
  removed: {
    id: 'compose.media.removed',
    defaultMessage: 'File removed',
    description: 'Notice after removing a file from a draft',
  },
  undo: {
    id: 'compose.media.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a file was removed',
  },
  addAlt: {
    id: 'compose.media.add_alt',
    defaultMessage: 'Add alt text',
    description: 'Button on an attached file that opens its details',
  },
  editAlt: {
    id: 'compose.media.edit_alt',
    defaultMessage: 'Edit alt text',
    description: 'Button on an attached file with alt text that opens its details',
  },
  altMissing: {
    id: 'compose.media.alt_missing',
    defaultMessage: 'No alt text',
    description: 'Mark on an attached file',
  },
  altLong: {
    id: 'compose.media.alt_long',
    defaultMessage: 'Alt text is too long',
    description: 'Mark on an attached file, and hint on the disabled button of the composer',
  },
  progress: {
    id: 'compose.media.progress',
    defaultMessage: 'Uploading {count, plural, one {# file} other {# files}}',
    description: 'Name of the progress bar of all uploads',
  },
})
