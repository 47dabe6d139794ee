import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  sensitive: {
    id: 'media.sensitive',
    defaultMessage: 'Sensitive content',
    description: 'Stands over media that are hidden',
  },
  hidden: {
    id: 'media.hidden',
    defaultMessage: 'Media hidden',
    description: 'Stands over media that are hidden',
  },
  show: { id: 'media.show', defaultMessage: 'Show', description: 'Button: shows hidden media' },
  hide: { id: 'media.hide', defaultMessage: 'Hide media', description: 'Button: hides media' },
  image: {
    id: 'media.image',
    defaultMessage: 'Picture without a description',
    description: 'Spoken name of a picture',
  },
  animation: {
    id: 'media.animation',
    defaultMessage: 'Animation without a description',
    description: 'Spoken name of a moving picture',
  },
  undescribed: {
    id: 'media.undescribed',
    defaultMessage: 'without a description',
    description: 'Said in place of the description of a medium, after its number',
  },
  play: {
    id: 'media.play',
    defaultMessage: 'Play: {name}',
    description: 'Button over a moving picture; name is its description',
  },
  pause: {
    id: 'media.pause',
    defaultMessage: 'Pause: {name}',
    description: 'Button over a moving picture; name is its description',
  },
  gif: {
    id: 'media.gif',
    defaultMessage: 'GIF',
    description: 'Mark on a moving picture; a short known word',
  },
  file: {
    id: 'media.file',
    defaultMessage: 'Attached file',
    description: 'Link to a medium of unknown kind without a description',
  },
  failed: {
    id: 'media.failed',
    defaultMessage: 'Preview not available',
    description: 'Stands in for a picture that did not load',
  },
  original: {
    id: 'media.original',
    defaultMessage: 'Open the original',
    description: 'Link in place of a picture that did not load',
  },
  retry: {
    id: 'media.retry',
    defaultMessage: 'Try again',
    description: 'Button beside a picture that did not load',
  },
  open: {
    id: 'media.open',
    defaultMessage: 'Open large',
    description: 'Button on a moving picture: opens the viewer',
  },
  alt: {
    id: 'media.alt',
    defaultMessage: 'ALT',
    description: 'Mark on a picture that has a description; a short known word',
  },
  description: {
    id: 'media.description',
    defaultMessage: 'Description',
    description: 'Name of the panel with the description of a picture',
  },
  more: {
    id: 'media.more',
    defaultMessage: '+{count}',
    description: 'Over the last picture shown: how many more there are',
  },
  showMore: {
    id: 'media.showMore',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description: 'Button over the last picture shown: shows the others',
  },
})
