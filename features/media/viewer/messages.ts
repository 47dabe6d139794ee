import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  noAlt: {
    id: 'media.no_alt',
    defaultMessage: 'no alt text',
    description: 'Announced to screen readers in place of the alt text of an attachment, after its number',
  },
  title: {
    id: 'media.viewer',
    defaultMessage: 'Media viewer',
    description: 'Screen reader name of the dialog that shows media in full size',
  },
  close: {
    id: 'media.viewer.close',
    defaultMessage: 'Close',
    description: 'Button that closes the media viewer',
  },
  counter: {
    id: 'media.viewer.counter',
    defaultMessage: '{at} of {count}',
    description:
      'Which of several media is shown, such as "2 of 4"; {at}: its number; {count}: how many there are',
  },
  counterMore: {
    id: 'media.viewer.counter_more',
    defaultMessage: '{at} of {count}+',
    description:
      'Which of several media is shown, such as "2 of 4+", while more can be loaded; {at}: its number; {count}: how many are loaded',
  },
  loadingOlder: {
    id: 'media.viewer.loading_older',
    defaultMessage: 'Loading older media…',
    description: 'After the last loaded media of a profile',
  },
  olderFailed: {
    id: 'media.viewer.older_failed',
    defaultMessage: 'Couldn’t load older media',
    description: 'After the last loaded media of a profile; a button to try again follows',
  },
  noOlder: {
    id: 'media.viewer.no_older',
    defaultMessage: 'There’s no older media',
    description: 'After the oldest media of a profile',
  },
  tryAgain: {
    id: 'media.viewer.try_again',
    defaultMessage: 'Try again',
    description: 'Button in the media viewer: loads older media again after it failed',
  },
  loadOlder: {
    id: 'media.viewer.load_older',
    defaultMessage: 'Load older media',
    description: 'Button after the last loaded media of a profile',
  },
  current: {
    id: 'media.viewer.current',
    defaultMessage: '{at} of {count}: {name}',
    description:
      'Announced to screen readers when another image or video is shown; {at}: its number; {count}: how many there are; {name}: its alt text',
  },
  previous: {
    id: 'media.viewer.previous',
    defaultMessage: 'Previous',
    description: 'Button in the media viewer: shows the previous image or video',
  },
  next: {
    id: 'media.viewer.next',
    defaultMessage: 'Next',
    description: 'Button in the media viewer: shows the next image or video',
  },
  zoomIn: {
    id: 'media.viewer.zoom_in',
    defaultMessage: 'Zoom in',
    description: 'Button in the media viewer',
  },
  zoomOut: {
    id: 'media.viewer.zoom_out',
    defaultMessage: 'Zoom out',
    description: 'Button in the media viewer',
  },
  actualSize: {
    id: 'media.viewer.actual_size',
    defaultMessage: 'Actual size',
    description: 'Toggle button in the media viewer: shows one pixel of the image per pixel of the screen',
  },
  zoomed: {
    id: 'media.viewer.zoomed',
    defaultMessage: 'Zoom {percent}',
    description: 'Announced to screen readers after zooming; {percent}: such as "150%"',
  },
  download: {
    id: 'media.viewer.download',
    defaultMessage: 'Download',
    description: 'Button in the media viewer: saves the file',
  },
  loading: {
    id: 'media.viewer.loading',
    defaultMessage: 'Loading…',
    description: 'Shown while the full image loads',
  },
  fullFailed: {
    id: 'media.viewer.full_failed',
    defaultMessage: 'Couldn’t load the full image',
    description: 'Over the preview of an image, above a button to try again',
  },
})
