import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  video: {
    id: 'media.player.video',
    defaultMessage: 'Video player',
    description: 'Screen reader name of the group of a video and its buttons',
  },
  audio: {
    id: 'media.player.audio',
    defaultMessage: 'Audio player',
    description: 'Screen reader name of the group of buttons that play a sound',
  },
  videoWithoutAlt: {
    id: 'media.player.video_without_alt',
    defaultMessage: 'Video without alt text',
    description: 'As {name} of the button that plays a video',
  },
  audioWithoutAlt: {
    id: 'media.player.audio_without_alt',
    defaultMessage: 'Audio without alt text',
    description: 'As {name} of the button that plays a sound',
  },
})
