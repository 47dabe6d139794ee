import { defineMessages } from '@/lib/i18n'

/** Headings of the groups of shortcuts. */
export const groupNames = defineMessages({
  move: {
    id: 'keys.group.move',
    defaultMessage: 'Moving in lists',
    description: 'Heading of keyboard shortcuts: moving in lists',
  },
  post: {
    id: 'keys.group.post',
    defaultMessage: 'Posts',
    description: 'Heading of keyboard shortcuts: actions on the focused post',
  },
  write: {
    id: 'keys.group.write',
    defaultMessage: 'Writing',
    description: 'Heading of keyboard shortcuts: the composer',
  },
  goTo: {
    id: 'keys.group.goTo',
    defaultMessage: 'Pages',
    description: 'Heading of keyboard shortcuts: opening pages',
  },
  columns: {
    id: 'keys.group.columns',
    defaultMessage: 'Columns',
    description: 'Heading of keyboard shortcuts: moving between columns next to each other',
  },
  app: {
    id: 'keys.group.app',
    defaultMessage: 'App',
    description: 'Heading of keyboard shortcuts that belong to no other group',
  },
  player: {
    id: 'keys.group.player',
    defaultMessage: 'Video and audio',
    description: 'Heading of keys that work in a video or audio player',
  },
  fixed: {
    id: 'keys.group.fixed',
    defaultMessage: 'Fixed keys',
    description: 'Heading of keys that cannot be changed',
  },
})

/** The keys that cannot be changed. */
export const fixedKeys = defineMessages({
  enter: {
    id: 'keys.fixed.enter',
    defaultMessage: 'Open the focused item',
    description: 'Meaning of the Enter key',
  },
  escape: {
    id: 'keys.fixed.escape',
    defaultMessage: 'Leave the composer, close a dialog or menu',
    description: 'Meaning of the Escape key',
  },
  send: {
    id: 'keys.fixed.send',
    defaultMessage: 'Post',
    description: 'Meaning of Ctrl+Enter in the composer',
  },
  notices: {
    id: 'keys.fixed.notices',
    defaultMessage: 'Go to notices and back',
    description: 'Meaning of the F6 key: moves to the notices at the edge of the window',
  },
})

/** The keys of a focused player, which cannot be changed. */
export const playerKeys = defineMessages({
  play: {
    id: 'keys.player.play',
    defaultMessage: 'Play or pause',
    description: 'Meaning of a key in a video or audio player',
  },
  mute: {
    id: 'keys.player.mute',
    defaultMessage: 'Mute or unmute',
    description: 'Meaning of a key in a video or audio player',
  },
  fullscreen: {
    id: 'keys.player.fullscreen',
    defaultMessage: 'Full screen',
    description: 'Meaning of a key in a video player',
  },
  back: {
    id: 'keys.player.back',
    defaultMessage: 'Skip backward',
    description: 'Meaning of a key in a video or audio player: goes back 5 seconds',
  },
  forward: {
    id: 'keys.player.forward',
    defaultMessage: 'Skip forward',
    description: 'Meaning of a key in a video or audio player: moves ahead 5 seconds',
  },
  louder: {
    id: 'keys.player.louder',
    defaultMessage: 'Volume up',
    description: 'Meaning of a key in a video or audio player',
  },
  quieter: {
    id: 'keys.player.quieter',
    defaultMessage: 'Volume down',
    description: 'Meaning of a key in a video or audio player',
  },
  frameBack: {
    id: 'keys.player.frame_back',
    defaultMessage: 'Previous frame',
    description: 'Meaning of a key in a video player: shows the previous still of the video',
  },
  frameForward: {
    id: 'keys.player.frame_forward',
    defaultMessage: 'Next frame',
    description: 'Meaning of a key in a video player: shows the next still of the video',
  },
})

export const messages = defineMessages({
  title: {
    id: 'keys.title',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Title of the list of keyboard shortcuts, and of the page to change them',
  },
  summary: {
    id: 'keys.summary',
    defaultMessage: 'See and change keys',
    description: 'What the page of settings “Keyboard shortcuts” is about',
  },
  show: {
    id: 'settings.showKeys',
    defaultMessage: 'Show keyboard shortcuts',
    description: 'Button in the settings that opens the list of keyboard shortcuts',
  },
  find: {
    id: 'keys.find',
    defaultMessage: 'Find a shortcut',
    description: 'Label of the search field above the keyboard shortcuts',
  },
  none: {
    id: 'keys.none',
    defaultMessage: 'No shortcuts found',
    description: 'Shown when the search for a keyboard shortcut finds nothing',
  },
  change: {
    id: 'keys.change',
    defaultMessage: 'Change keys',
    description: 'Link from the list of keyboard shortcuts to the page where they can be changed',
  },
  scheme: {
    id: 'keys.scheme',
    defaultMessage: 'Preset',
    description: 'Label of the choice between sets of keyboard shortcuts',
  },
  schemeHint: {
    id: 'keys.schemeHint',
    defaultMessage: 'Keys that you changed below stay as they are.',
    description: 'Hint below the choice between sets of keyboard shortcuts',
  },
  mastodon: {
    id: 'keys.scheme.mastodon',
    defaultMessage: 'Like Mastodon',
    description: 'A set of keyboard shortcuts: those of Mastodon’s own web interface',
  },
  phanpy: {
    id: 'keys.scheme.phanpy',
    defaultMessage: 'Like Phanpy',
    description: 'A set of keyboard shortcuts: those of the client Phanpy',
  },
  vim: {
    id: 'keys.scheme.vim',
    defaultMessage: 'Like Vim',
    description: 'A set of keyboard shortcuts: similar to the editor Vim',
  },
  noSingle: {
    id: 'keys.scheme.noSingle',
    defaultMessage: 'No single-key shortcuts',
    description:
      'A set of keyboard shortcuts: only those of several keys, which are hard to press by accident',
  },
  off: {
    id: 'keys.off',
    defaultMessage: 'Off',
    description: 'Shown in place of the keys of a shortcut that has none',
  },
  add: {
    id: 'keys.add',
    defaultMessage: 'Add keys',
    description: 'Button that waits for the keys of a shortcut',
  },
  addFor: {
    id: 'keys.addFor',
    defaultMessage: 'Add keys: {action}',
    description: 'Label for screen readers of the button “Add keys”; {action}: name of the shortcut',
  },
  recording: {
    id: 'keys.recording',
    defaultMessage: 'Press keys',
    description: 'Shown while waiting for the keys of a shortcut; Escape ends it',
  },
  recordingMore: {
    id: 'keys.recordingMore',
    defaultMessage: '{keys} – press another key or wait',
    description:
      'Shown after the first key of a shortcut, for a second, in which another key makes it a sequence; {keys}: e.g. “G”',
  },
  remove: {
    id: 'keys.remove',
    defaultMessage: 'Remove {keys}: {action}',
    description: 'Label of a button; {keys}: e.g. “G H”; {action}: name of the shortcut',
  },
  restore: {
    id: 'keys.restore',
    defaultMessage: 'Reset',
    description: 'Button that restores the keys of a shortcut',
  },
  restoreFor: {
    id: 'keys.restoreFor',
    defaultMessage: 'Reset the keys: {action}',
    description: 'Label for screen readers of the button “Reset”; {action}: name of the shortcut',
  },
  conflict: {
    id: 'keys.conflict',
    defaultMessage: 'Also used by: {actions}',
    description: 'Warning at a shortcut whose keys conflict with others; {actions}: names of those',
  },
  reserved: {
    id: 'keys.reserved',
    defaultMessage: '{keys} has a fixed meaning. Choose other keys.',
    description:
      'Error when the user presses a key that has a fixed meaning, such as Enter; {keys}: its name',
  },
  reset: {
    id: 'keys.reset',
    defaultMessage: 'Reset all keys',
    description: 'Button that restores all keyboard shortcuts',
  },
  resetDone: {
    id: 'keys.resetDone',
    defaultMessage: 'Keys reset',
    description: 'Notice with an Undo button after all keyboard shortcuts were restored',
  },
  local: {
    id: 'keys.local',
    defaultMessage: 'These shortcuts are saved in this browser.',
    description: 'Hint at the end of the page where keyboard shortcuts can be changed',
  },
})
