import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  sensitive: {
    id: 'media.sensitive',
    defaultMessage: 'Sensitive content',
    description: 'Covers hidden media that is marked as sensitive',
  },
  hidden: {
    id: 'media.hidden',
    defaultMessage: 'Media hidden',
    description: 'Covers media that is hidden because of the settings',
  },
  show: { id: 'media.show', defaultMessage: 'Show', description: 'Button that shows hidden media' },
  hide: { id: 'media.hide', defaultMessage: 'Hide media', description: 'Button that hides media' },
  image: {
    id: 'media.image',
    defaultMessage: 'Image without alt text',
    description: 'Screen reader name of an image',
  },
  gifWithoutAlt: {
    id: 'media.gif_without_alt',
    defaultMessage: 'GIF without alt text',
    description: 'Screen reader name of a GIF, also as {name} of the buttons that play and pause it',
  },
  play: {
    id: 'media.play',
    defaultMessage: 'Play: {name}',
    description: 'Button over a GIF; {name}: its alt text',
  },
  pause: {
    id: 'media.pause',
    defaultMessage: 'Pause: {name}',
    description: 'Button over a GIF; {name}: its alt text',
  },
  gif: { id: 'media.gif', defaultMessage: 'GIF', description: 'Mark on a GIF' },
  file: {
    id: 'media.file',
    defaultMessage: 'Attached file',
    description: 'Link to an attachment of unknown type without alt text and file name',
  },
  failed: {
    id: 'media.failed',
    defaultMessage: 'Preview not available',
    description: 'In place of media that failed to load',
  },
  original: {
    id: 'media.original',
    defaultMessage: 'Open original',
    description: 'Link to the file on its original server',
  },
  retry: {
    id: 'media.retry',
    defaultMessage: 'Try again',
    description: 'Button on media that failed to load',
  },
  open: { id: 'media.open', defaultMessage: 'Open in media viewer', description: 'Button on a GIF' },
  alt: {
    id: 'media.alt',
    defaultMessage: 'ALT',
    description: 'Badge on media that has alt text; abbreviation of “alternative text”',
  },
  altText: {
    id: 'media.alt_text',
    defaultMessage: 'Alt text',
    description: 'Name of the panel with the alt text of an attachment, and of the button that opens it',
  },
  more: {
    id: 'media.more',
    defaultMessage: '+{count}',
    description: 'Over the last image shown; {count}: how many more there are',
  },
  showMore: {
    id: 'media.show_more',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
    description: 'Button over the last image shown: shows the others; {count}: how many there are',
  },
})
