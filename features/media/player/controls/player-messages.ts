import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  play: { id: 'media.player.play', defaultMessage: 'Play', description: 'Button of a video or audio player' },
  pause: {
    id: 'media.player.pause',
    defaultMessage: 'Pause',
    description: 'Button of a video or audio player',
  },
  mute: {
    id: 'media.player.mute',
    defaultMessage: 'Mute',
    description: 'Button of a video or audio player: turns the sound off',
  },
  unmute: {
    id: 'media.player.unmute',
    defaultMessage: 'Unmute',
    description: 'Button of a video or audio player: turns the sound on again',
  },
  volume: {
    id: 'media.player.volume',
    defaultMessage: 'Volume',
    description: 'Slider of a video or audio player',
  },
  volumeNow: {
    id: 'media.player.volume_now',
    defaultMessage: 'Volume {percent}',
    description: 'Shown for a moment after a key changed the volume; {percent}: such as "65%"',
  },
  position: {
    id: 'media.player.position',
    defaultMessage: 'Position',
    description: 'Slider of a video or audio player: the time that is played',
  },
  timeOf: {
    id: 'media.player.time_of',
    defaultMessage: '{time} of {length}',
    description:
      'Read out by screen readers for the position in a video or sound, such as "5 seconds of 1 minute, 20 seconds"; {time}: the position; {length}: how long it is',
  },
  speed: {
    id: 'media.player.speed',
    defaultMessage: 'Playback speed',
    description: 'List of choices in a video or audio player',
  },
  rate: {
    id: 'media.player.rate',
    defaultMessage: '{rate}×',
    description: 'A playback speed, such as "1.5×"; {rate}: the number',
  },
  captions: {
    id: 'media.player.captions',
    defaultMessage: 'Captions',
    description: 'Toggle button of a video player',
  },
  download: {
    id: 'media.player.download',
    defaultMessage: 'Download',
    description: 'Button of a video or audio player: saves the file',
  },
  pictureInPicture: {
    id: 'media.player.picture_in_picture',
    defaultMessage: 'Picture-in-picture',
    description: 'Toggle button of a video player: plays it in a small window of the browser',
  },
  fullscreen: {
    id: 'media.player.fullscreen',
    defaultMessage: 'Full screen',
    description: 'Button of a video player',
  },
  exitFullscreen: {
    id: 'media.player.exit_fullscreen',
    defaultMessage: 'Exit full screen',
    description: 'Button of a video player',
  },
  loading: {
    id: 'media.player.loading',
    defaultMessage: 'Loading…',
    description: 'Screen reader name of the spinner over a video that waits for data',
  },
})
