import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  blocked: {
    id: 'account.blocked',
    defaultMessage: '@{acct} is blocked',
    description: 'After blocking somebody',
  },
  unblocked: {
    id: 'account.unblocked',
    defaultMessage: '@{acct} is no longer blocked',
    description: 'After unblocking somebody',
  },
  muted: { id: 'account.muted', defaultMessage: '@{acct} is muted', description: 'After muting somebody' },
  unmuted: {
    id: 'account.unmuted',
    defaultMessage: '@{acct} is no longer muted',
    description: 'After unmuting somebody',
  },
  removed: {
    id: 'account.followerRemoved',
    defaultMessage: '@{acct} no longer follows you',
    description: 'After removing a follower',
  },
  undo: {
    id: 'account.hide.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that somebody was blocked or muted',
  },
  block: { id: 'account.block', defaultMessage: 'Block @{name}', description: 'Menu: block a person' },
  unblock: {
    id: 'account.unblock',
    defaultMessage: 'Unblock @{name}',
    description: 'Menu: no longer block a person',
  },
  mute: { id: 'account.mute', defaultMessage: 'Mute @{name}', description: 'Menu: mute a person' },
  unmute: {
    id: 'account.unmute',
    defaultMessage: 'Unmute @{name}',
    description: 'Menu: no longer mute a person',
  },
  removeFollower: {
    id: 'account.removeFollower',
    defaultMessage: 'Remove from followers',
    description: 'Menu: somebody shall no longer follow oneself',
  },
  removeTitle: {
    id: 'account.removeFollower.title',
    defaultMessage: 'Remove @{acct} from your followers?',
    description: 'Question before removing a follower',
  },
  removeText: {
    id: 'account.removeFollower.text',
    defaultMessage: 'They are not told, and they can follow you again.',
    description: 'Under the question before removing a follower',
  },
  removeConfirm: {
    id: 'account.removeFollower.confirm',
    defaultMessage: 'Remove',
    description: 'Button: removes a follower',
  },
})
