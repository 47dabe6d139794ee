import { defineMessages } from '@/lib/i18n'

export const blockMessages = defineMessages({
  title: {
    id: 'block.title',
    defaultMessage: 'Block user?',
    description: 'Title of the dialog to block an account',
  },
  posts: {
    id: 'block.posts',
    defaultMessage: 'They can’t see your posts, and you won’t see theirs.',
    description: 'Explains blocking in the dialog',
  },
  mentions: {
    id: 'block.mentions',
    defaultMessage: 'They can’t mention or follow you, and you won’t see posts that mention them.',
    description: 'Explains blocking in the dialog',
  },
  follow: {
    id: 'block.follow',
    defaultMessage: 'You’ll no longer follow each other, even if you unblock them later.',
    description: 'Explains blocking in the dialog',
  },
  notice: {
    id: 'block.notice',
    defaultMessage: 'They can see that they’re blocked.',
    description: 'Explains blocking in the dialog',
  },
  confirm: {
    id: 'block.confirm',
    defaultMessage: 'Block',
    description: 'Button of the dialog: blocks the account',
  },
  cancel: { id: 'block.cancel', defaultMessage: 'Cancel', description: 'Button of the dialog: closes it' },
})

export const muteMessages = defineMessages({
  title: {
    id: 'mute.title',
    defaultMessage: 'Mute user?',
    description: 'Title of the dialog to mute an account',
  },
  posts: {
    id: 'mute.posts',
    defaultMessage: 'They can still see your posts, but you won’t see theirs.',
    description: 'Explains muting in the dialog',
  },
  mentions: {
    id: 'mute.mentions',
    defaultMessage: 'You won’t see posts that mention them.',
    description: 'Explains muting in the dialog',
  },
  notice: {
    id: 'mute.notice',
    defaultMessage: 'They won’t know they’ve been muted.',
    description: 'Explains muting in the dialog',
  },
  notifications: {
    id: 'mute.notifications',
    defaultMessage: 'Hide from notifications',
    description: 'Switch in the dialog to mute an account',
  },
  duration: {
    id: 'mute.duration',
    defaultMessage: 'Duration',
    description: 'Label of the field for how long to mute an account',
  },
  forever: {
    id: 'mute.forever',
    defaultMessage: 'Until I unmute them',
    description: 'Option of the duration of a mute: no end',
  },
  confirm: {
    id: 'mute.confirm',
    defaultMessage: 'Mute',
    description: 'Button of the dialog: mutes the account',
  },
  cancel: { id: 'mute.cancel', defaultMessage: 'Cancel', description: 'Button of the dialog: closes it' },
})
