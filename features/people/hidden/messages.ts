import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  blocksLabel: {
    id: 'hiddenPeople.blocksLabel',
    defaultMessage: 'Blocked accounts',
    description: 'For screen readers: name of the list of blocked accounts',
  },
  mutesLabel: {
    id: 'hiddenPeople.mutesLabel',
    defaultMessage: 'Muted accounts',
    description: 'For screen readers: name of the list of muted accounts',
  },
  domainsLabel: {
    id: 'hiddenPeople.domainsLabel',
    defaultMessage: 'Blocked servers',
    description: 'For screen readers: name of the list of blocked servers',
  },
  noBlocks: {
    id: 'hiddenPeople.noBlocks',
    defaultMessage: 'You haven’t blocked anyone',
    description: 'Title of the empty list of blocked accounts',
  },
  noBlocksText: {
    id: 'hiddenPeople.noBlocksText',
    defaultMessage: 'People you block can’t follow you or see your posts, and you won’t see theirs.',
    description: 'Text of the empty list of blocked accounts',
  },
  noMutes: {
    id: 'hiddenPeople.noMutes',
    defaultMessage: 'You haven’t muted anyone',
    description: 'Title of the empty list of muted accounts',
  },
  noMutesText: {
    id: 'hiddenPeople.noMutesText',
    defaultMessage: 'You won’t see posts by people you mute. They can still follow you and won’t know.',
    description: 'Text of the empty list of muted accounts',
  },
  noDomains: {
    id: 'hiddenPeople.noDomains',
    defaultMessage: 'You haven’t blocked any servers',
    description: 'Title of the empty list of blocked servers',
  },
  noDomainsText: {
    id: 'hiddenPeople.noDomainsText',
    defaultMessage: 'When you block a server, you won’t see anything from the people there.',
    description: 'Text of the empty list of blocked servers',
  },
  unsupported: {
    id: 'hiddenPeople.unsupported',
    defaultMessage: 'Your server can’t show this list',
    description: 'Title in place of blocked or muted accounts that the server can’t list',
  },
  unsupportedText: {
    id: 'hiddenPeople.unsupportedText',
    defaultMessage: 'You can still unblock and unmute people on their profiles.',
    description: 'Text in place of blocked or muted accounts that the server can’t list',
  },
  failed: {
    id: 'hiddenPeople.failed',
    defaultMessage: 'Couldn’t load more servers. Check your connection and try again.',
    description: 'At the end of the list of blocked servers',
  },
  unblock: {
    id: 'hiddenPeople.unblock',
    defaultMessage: 'Unblock',
    description: 'Button in the row of a blocked account or server',
  },
  unblockName: {
    id: 'hiddenPeople.unblockName',
    defaultMessage: 'Unblock {name}',
    description: 'For screen readers: button in the row of a blocked account or server; {name}: its name',
  },
  unmute: {
    id: 'hiddenPeople.unmute',
    defaultMessage: 'Unmute',
    description: 'Button in the row of a muted account',
  },
  unmuteName: {
    id: 'hiddenPeople.unmuteName',
    defaultMessage: 'Unmute {name}',
    description: 'For screen readers: button in the row of a muted account; {name}: display name',
  },
  unblocked: {
    id: 'hiddenPeople.unblocked',
    defaultMessage: 'Unblocked @{acct}',
    description: 'Notice after unblocking an account, with an Undo button; {acct}: its address',
  },
  unmuted: {
    id: 'hiddenPeople.unmuted',
    defaultMessage: 'Unmuted @{acct}',
    description: 'Notice after unmuting an account, with an Undo button; {acct}: its address',
  },
  domainUnblocked: {
    id: 'hiddenPeople.domainUnblocked',
    defaultMessage: 'Unblocked {domain}',
    description: 'Notice after unblocking a server, with an Undo button; {domain}: its domain',
  },
  mutedUntil: {
    id: 'hiddenPeople.mutedUntil',
    defaultMessage: 'Muted until {time}',
    description: 'In the row of an account that is muted for a time; {time}: date and time',
  },
  hideNotifications: {
    id: 'hiddenPeople.hideNotifications',
    defaultMessage: 'Hide notifications',
    description: 'Switch in the row of a muted account',
  },
  hideNotificationsOf: {
    id: 'hiddenPeople.hideNotificationsOf',
    defaultMessage: 'Hide notifications from {name}',
    description: 'For screen readers: switch in the row of a muted account; {name}: display name',
  },
})
