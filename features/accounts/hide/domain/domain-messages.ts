import { defineMessages } from '@/lib/i18n'

export const domainMessages = defineMessages({
  title: {
    id: 'domainBlock.title',
    defaultMessage: 'Block server?',
    description: 'Title of the dialog to block another server',
  },
  loading: {
    id: 'domainBlock.loading',
    defaultMessage: 'Checking how many followers you’ll lose…',
    description: 'In the dialog to block another server, while the numbers are loading',
  },
  lost: {
    id: 'domainBlock.lost',
    defaultMessage:
      'You’ll lose {followers, plural, one {# follower} other {# followers}} and {following, plural, one {# person you follow} other {# people you follow}}.',
    description: 'Explains blocking another server in its dialog; {followers}, {following}: their numbers',
  },
  none: {
    id: 'domainBlock.none',
    defaultMessage: 'You won’t lose any followers or people you follow.',
    description: 'Explains blocking another server in its dialog, when no follow is affected',
  },
  unknown: {
    id: 'domainBlock.unknown',
    defaultMessage: 'You’ll lose all followers and people you follow from this server.',
    description: 'Explains blocking another server in its dialog, when the numbers are unknown',
  },
  notice: {
    id: 'domainBlock.notice',
    defaultMessage: 'They won’t know they’ve been blocked.',
    description: 'Explains blocking another server in its dialog',
  },
  posts: {
    id: 'domainBlock.posts',
    defaultMessage: 'You won’t see posts or notifications from people on this server.',
    description: 'Explains blocking another server in its dialog',
  },
  follow: {
    id: 'domainBlock.follow',
    defaultMessage: 'No one from this server can follow you.',
    description: 'Explains blocking another server in its dialog',
  },
  old: {
    id: 'domainBlock.old',
    defaultMessage: 'People from this server can still interact with your old posts.',
    description: 'Explains blocking another server in its dialog',
  },
  confirm: {
    id: 'domainBlock.confirm',
    defaultMessage: 'Block server',
    description: 'Button of the dialog to block another server',
  },
  instead: {
    id: 'domainBlock.instead',
    defaultMessage: 'Block @{name} instead',
    description:
      'Button of the dialog to block another server: blocks only the account; {name}: its user name',
  },
  cancel: {
    id: 'domainBlock.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the dialog to block another server: closes it',
  },
})
