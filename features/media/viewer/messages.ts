import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'media.viewer',
    defaultMessage: 'Media viewer',
    description: 'Spoken name of the screen that shows pictures large',
  },
  close: { id: 'media.viewer.close', defaultMessage: 'Close', description: 'Button: closes the viewer' },
  counter: {
    id: 'media.viewer.counter',
    defaultMessage: '{at} of {count}',
    description: 'Which of several pictures is shown, such as "2 of 4"',
  },
  counterMore: {
    id: 'media.viewer.counter_more',
    defaultMessage: '{at} of {count}+',
    description: 'Which of several pictures is shown, where more follow that are not loaded yet',
  },
  older: {
    id: 'media.viewer.older',
    defaultMessage: 'Loading older media…',
    description: 'After the last picture of a list that goes on',
  },
  olderFailed: {
    id: 'media.viewer.older_failed',
    defaultMessage: 'Older media could not be loaded.',
    description: 'After the last picture of a list that goes on',
  },
  noOlder: {
    id: 'media.viewer.no_older',
    defaultMessage: 'That is all: there is nothing older.',
    description: 'After the very last picture of a list',
  },
  again: {
    id: 'media.viewer.again',
    defaultMessage: 'Try again',
    description: 'Button: asks once more for older pictures',
  },
  loadOlder: {
    id: 'media.viewer.load_older',
    defaultMessage: 'Load older media',
    description: 'Button after the last picture that is loaded',
  },
  now: {
    id: 'media.viewer.now',
    defaultMessage: '{at} of {count}: {name}',
    description: 'Said when another picture is shown; name is its description',
  },
  previous: {
    id: 'media.viewer.previous',
    defaultMessage: 'Previous',
    description: 'Button: the picture before',
  },
  next: { id: 'media.viewer.next', defaultMessage: 'Next', description: 'Button: the picture after' },
  zoomIn: { id: 'media.viewer.zoom_in', defaultMessage: 'Zoom in', description: 'Button' },
  zoomOut: { id: 'media.viewer.zoom_out', defaultMessage: 'Zoom out', description: 'Button' },
  actual: {
    id: 'media.viewer.actual',
    defaultMessage: 'Actual size',
    description: 'Toggle button: one pixel of the picture for one of the screen',
  },
  zoomed: {
    id: 'media.viewer.zoomed',
    defaultMessage: 'Zoom {percent}',
    description: 'Said after zooming; percent is like "150%"',
  },
  download: {
    id: 'media.viewer.download',
    defaultMessage: 'Download',
    description: 'Button: saves the file',
  },
  loading: {
    id: 'media.viewer.loading',
    defaultMessage: 'Loading…',
    description: 'While the full picture is not there yet',
  },
  noFull: {
    id: 'media.viewer.no_full',
    defaultMessage: 'The full picture did not load',
    description: 'Over the preview of a picture',
  },
})
