import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  blocked: {
    id: 'account.blocked',
    defaultMessage: 'Blocked @{acct}',
    description: 'Notice after blocking an account, with an Undo button; {acct}: its address',
  },
  unblocked: {
    id: 'account.unblocked',
    defaultMessage: 'Unblocked @{acct}',
    description: 'Notice after unblocking an account; {acct}: its address',
  },
  muted: {
    id: 'account.muted',
    defaultMessage: 'Muted @{acct}',
    description: 'Notice after muting an account, with an Undo button; {acct}: its address',
  },
  unmuted: {
    id: 'account.unmuted',
    defaultMessage: 'Unmuted @{acct}',
    description: 'Notice after unmuting an account; {acct}: its address',
  },
  removed: {
    id: 'account.followerRemoved',
    defaultMessage: '@{acct} no longer follows you',
    description: 'Notice after removing a follower; {acct}: address of the account',
  },
  block: {
    id: 'account.block',
    defaultMessage: 'Block @{name}',
    description: 'Menu item: blocks an account; {name}: its user name',
  },
  unblock: {
    id: 'account.unblock',
    defaultMessage: 'Unblock @{name}',
    description: 'Menu item: unblocks an account; {name}: its user name',
  },
  mute: {
    id: 'account.mute',
    defaultMessage: 'Mute @{name}',
    description: 'Menu item: mutes an account; {name}: its user name',
  },
  unmute: {
    id: 'account.unmute',
    defaultMessage: 'Unmute @{name}',
    description: 'Menu item: unmutes an account; {name}: its user name',
  },
  blockDomain: {
    id: 'account.blockDomain',
    defaultMessage: 'Block server {domain}',
    description: 'Menu item: blocks all accounts of another server; {domain}: its name',
  },
  unblockDomain: {
    id: 'account.unblockDomain',
    defaultMessage: 'Unblock server {domain}',
    description: 'Menu item: unblocks another server; {domain}: its name',
  },
  domainBlocked: {
    id: 'account.domainBlocked',
    defaultMessage: 'Blocked {domain}',
    description: 'Notice after blocking another server, with an Undo button; {domain}: its name',
  },
  domainUnblocked: {
    id: 'account.domainUnblocked',
    defaultMessage: 'Unblocked {domain}',
    description: 'Notice after unblocking another server; {domain}: its name',
  },
  report: {
    id: 'account.report',
    defaultMessage: 'Report @{name}',
    description: 'Menu item: reports an account to the moderators; {name}: its user name',
  },
  removeFollower: {
    id: 'account.removeFollower',
    defaultMessage: 'Remove follower',
    description: 'Menu item: makes an account stop following the user',
  },
  removeTitle: {
    id: 'account.removeFollower.title',
    defaultMessage: 'Remove @{acct} from your followers?',
    description: 'Title of the confirmation to remove a follower; {acct}: address of the account',
  },
  removeText: {
    id: 'account.removeFollower.text',
    defaultMessage: 'They won’t be notified, and they can follow you again.',
    description: 'Text of the confirmation to remove a follower',
  },
  removeConfirm: {
    id: 'account.removeFollower.confirm',
    defaultMessage: 'Remove',
    description: 'Button of the confirmation: removes the follower',
  },
})
