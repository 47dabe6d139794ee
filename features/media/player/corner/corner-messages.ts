import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  corner: {
    id: 'media.corner',
    defaultMessage: 'Small player',
    description:
      'Screen reader name of the video in the corner of the window, which was scrolled out of view',
  },
  back: {
    id: 'media.corner.back',
    defaultMessage: 'Back to post',
    description: 'Button of the video in the corner of the window: shows its post, where it plays on',
  },
  close: {
    id: 'media.corner.close',
    defaultMessage: 'Close',
    description: 'Button of the video in the corner of the window',
  },
})
