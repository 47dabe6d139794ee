import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  posts: {
    id: 'account.card.posts',
    defaultMessage: '{count, plural, one {<b>{short}</b> post} other {<b>{short}</b> posts}}',
    description: 'Count on the preview card of an account; {short}: the count, abbreviated',
  },
  following: {
    id: 'account.card.following',
    defaultMessage: '<b>{short}</b> following',
    description: 'Count on the preview card of an account; {short}: the count, abbreviated',
  },
  followers: {
    id: 'account.card.followers',
    defaultMessage: '{count, plural, one {<b>{short}</b> follower} other {<b>{short}</b> followers}}',
    description: 'Count on the preview card of an account; {short}: the count, abbreviated',
  },
  verified: {
    id: 'account.card.verified',
    defaultMessage: 'Verified link:',
    description: 'Said by screen readers before a profile field with a verified link',
  },
  missing: {
    id: 'account.card.missing',
    defaultMessage: 'Account not found',
    description: 'On the preview card of an account that the server doesn’t know',
  },
  familiar: {
    id: 'account.card.familiar',
    defaultMessage: 'Followed by {names}',
    description: 'On the preview card of an account; {names}: one or two accounts that the user follows',
  },
  familiarMore: {
    id: 'account.card.familiar_more',
    defaultMessage:
      '{count, plural, one {Followed by {names} and # other you know} other {Followed by {names} and # others you know}}',
    description:
      'On the preview card of an account; {names}: two accounts that the user follows; {count}: number of further ones',
  },
  moved: {
    id: 'account.card.moved',
    defaultMessage: 'Has moved to {name}',
    description: 'On the preview card of an account; {name}: link to the new account',
  },
})

/** Labels next to a name. */
export const badges = defineMessages({
  bot: { id: 'account.badge.bot', defaultMessage: 'Automated', description: 'Badge of a bot' },
  group: { id: 'account.badge.group', defaultMessage: 'Group', description: 'Badge of a group' },
  locked: {
    id: 'account.badge.locked',
    defaultMessage: 'Manually approves followers',
    description: 'Badge of a locked account',
  },
  memorial: {
    id: 'account.badge.memorial',
    defaultMessage: 'In memoriam',
    description: 'Badge of the account of a person who has died',
  },
  suspended: {
    id: 'account.badge.suspended',
    defaultMessage: 'Suspended',
    description: 'Badge of a suspended account',
  },
  limited: {
    id: 'account.badge.limited',
    defaultMessage: 'Hidden by your server’s moderators',
    description: 'Badge of an account that was limited by moderators',
  },
  mutual: {
    id: 'account.badge.mutual',
    defaultMessage: 'You follow each other',
    description: 'Badge of an account that the user follows and that follows the user',
  },
  followsYou: {
    id: 'account.badge.follows_you',
    defaultMessage: 'Follows you',
    description: 'Badge of an account that follows the user',
  },
  requested: {
    id: 'account.badge.requested',
    defaultMessage: 'Follow request sent',
    description: 'Badge of an account with a pending follow request from the user',
  },
  requestedBy: {
    id: 'account.badge.requested_by',
    defaultMessage: 'Requests to follow you',
    description: 'Badge of an account that has sent the user a follow request',
  },
  blocking: {
    id: 'account.badge.blocking',
    defaultMessage: 'Blocked',
    description: 'Badge of an account that the user has blocked',
  },
  blockedBy: {
    id: 'account.badge.blocked_by',
    defaultMessage: 'Blocks you',
    description: 'Badge of an account that has blocked the user',
  },
  muting: {
    id: 'account.badge.muting',
    defaultMessage: 'Muted',
    description: 'Badge of an account that the user has muted',
  },
  domain: {
    id: 'account.badge.domain_blocking',
    defaultMessage: 'Server blocked',
    description: 'Badge of an account on a server that the user has blocked',
  },
})
