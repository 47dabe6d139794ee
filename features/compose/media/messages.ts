import { defineMessages } from '@/lib/i18n'

/** Messages about the files of a draft. */
export const messages = defineMessages({
  quote: {
    id: 'compose.media.quote',
    defaultMessage: 'File upload not allowed with quotes.',
    description: 'Why a file cannot be attached',
  },
  count: {
    id: 'compose.media.count',
    defaultMessage: 'File upload limit exceeded.',
    description: 'Why a file cannot be attached',
  },
  poll: {
    id: 'compose.media.poll',
    defaultMessage: 'File upload not allowed with polls.',
    description: 'Why a file cannot be attached',
  },
  countMore: {
    id: 'compose.media.countMore',
    defaultMessage: 'This server takes {count, plural, one {# file} other {# files}} per post.',
    description: 'Added to: file upload limit exceeded',
  },
  mixed: {
    id: 'compose.media.mixed',
    defaultMessage: 'A video or sound stands alone: it cannot be mixed with other files.',
    description: 'Why a file cannot be attached',
  },
  empty: {
    id: 'compose.media.empty',
    defaultMessage: '{name} is empty.',
    description: 'Why a file cannot be attached',
  },
  type: {
    id: 'compose.media.type',
    defaultMessage: 'This server does not take files of the type {type}.',
    description: 'Why a file cannot be attached; {type} is e.g. image/tiff',
  },
  bytes: {
    id: 'compose.media.bytes',
    defaultMessage: '{name} is {size}; this server takes up to {limit}.',
    description: 'Why a file cannot be attached: too many bytes',
  },
  pixels: {
    id: 'compose.media.pixels',
    defaultMessage: '{name} has {size} megapixels; this server takes up to {limit}.',
    description: 'Why a file cannot be attached: too many pixels',
  },
  shrinkTitle: {
    id: 'compose.media.shrinkTitle',
    defaultMessage: 'Attach a smaller copy?',
    description: 'Title of the question when a picture is too large for the server',
  },
  shrink: {
    id: 'compose.media.shrink',
    defaultMessage: 'Make it smaller',
    description: 'Button that scales a picture down so that the server takes it',
  },
  shrinkFailed: {
    id: 'compose.media.shrinkFailed',
    defaultMessage: '{name} could not be made smaller.',
    description: 'A picture could not be scaled down',
  },
  add: {
    id: 'compose.media.add',
    defaultMessage: 'Add pictures, a video or a sound',
    description: 'Button of the composer that opens the choice of files',
  },
  list: {
    id: 'compose.media.list',
    defaultMessage: 'Attached files',
    description: 'Name of the list of files',
  },
  drop: {
    id: 'compose.media.drop',
    defaultMessage: 'Drop files to attach them',
    description: 'Shown over the page while files are dragged over it',
  },
  kindImage: { id: 'compose.media.image', defaultMessage: 'Picture', description: 'Kind of a file' },
  kindVideo: { id: 'compose.media.video', defaultMessage: 'Video', description: 'Kind of a file' },
  kindAudio: { id: 'compose.media.audio', defaultMessage: 'Sound', description: 'Kind of a file' },
  kindUnknown: { id: 'compose.media.file', defaultMessage: 'File', description: 'Kind of a file' },
  tile: {
    id: 'compose.media.tile',
    defaultMessage: '{kind} {position} of {count}: {name}',
    description: 'Name of one attached file for ears; {name} is its description or file name',
  },
  uploaded: {
    id: 'compose.media.uploaded',
    defaultMessage: '{kind} {position} of {count} is uploaded',
    description: 'Said when a file has arrived at the server',
  },
  waiting: {
    id: 'compose.media.waiting',
    defaultMessage: 'Waiting',
    description: 'State of a file that has not begun to be uploaded',
  },
  uploading: {
    id: 'compose.media.uploading',
    defaultMessage: 'Uploading, {percent}',
    description: 'State of a file on its way; {percent} e.g. 40%',
  },
  processing: {
    id: 'compose.media.processing',
    defaultMessage: 'The server is preparing it',
    description: 'State of a file that was uploaded and is worked on',
  },
  failed: {
    id: 'compose.media.failed',
    defaultMessage: 'Not uploaded',
    description: 'State of a file whose upload failed',
  },
  lost: {
    id: 'compose.media.lost',
    defaultMessage: 'The page closed before the browser had stored this file. Please add it again.',
    description: 'In place of a file that was just being added when the page went away',
  },
  tooSlow: {
    id: 'compose.media.tooSlow',
    defaultMessage: 'The server has not finished preparing this file. Try again later.',
    description: 'Why a file is not ready',
  },
  retry: { id: 'compose.media.retry', defaultMessage: 'Try again', description: 'Uploads a file once more' },
  remove: {
    id: 'compose.media.remove',
    defaultMessage: 'Remove',
    description: 'Takes a file out of the draft',
  },
  cancel: {
    id: 'compose.media.cancel',
    defaultMessage: 'Cancel the upload',
    description: 'Stops an upload and takes the file out of the draft',
  },
  removed: {
    id: 'compose.media.removed',
    defaultMessage: 'File removed',
    description: 'Said after a file was taken out of a draft',
  },
  undo: { id: 'compose.media.undo', defaultMessage: 'Undo', description: 'Puts the file back' },
  edit: {
    id: 'compose.media.edit',
    defaultMessage: 'Describe',
    description: 'Button on an attached file that opens its description',
  },
  editDone: {
    id: 'compose.media.editDone',
    defaultMessage: 'Change the description',
    description: 'Button on an attached file that has a description',
  },
  altMissing: {
    id: 'compose.media.altMissing',
    defaultMessage: 'No description yet',
    description: 'Mark on an attached file without description',
  },
  altLong: {
    id: 'compose.media.altLong',
    defaultMessage: 'The description of a file is too long',
    description: 'Why a post cannot be published yet, and a mark on an attached file',
  },
  move: {
    id: 'compose.media.move',
    defaultMessage: 'Move',
    description: 'Handle of an attached file: drag it, or press space and move it with the arrow keys',
  },
  moveHelp: {
    id: 'compose.media.moveHelp',
    defaultMessage:
      'Press space to lift the file, the arrow keys to move it, space to drop it, Escape to cancel.',
    description: 'How to order attached files by keys',
  },
  lifted: {
    id: 'compose.media.lifted',
    defaultMessage: 'Lifted, at place {position} of {count}.',
    description: 'Spoken while attached files are put in order',
  },
  moved: {
    id: 'compose.media.moved',
    defaultMessage: 'Place {position} of {count}.',
    description: 'Spoken while attached files are put in order',
  },
  dropped: {
    id: 'compose.media.dropped',
    defaultMessage: 'Dropped at place {position} of {count}.',
    description: 'Spoken after attached files were put in order',
  },
  putBack: {
    id: 'compose.media.putBack',
    defaultMessage: 'Back at its place.',
    description: 'Spoken when ordering files was given up',
  },
  progress: {
    id: 'compose.media.progress',
    defaultMessage: 'Uploading {count, plural, one {# file} other {# files}}',
    description: 'Name of the bar that shows how far all uploads have come',
  },
})
