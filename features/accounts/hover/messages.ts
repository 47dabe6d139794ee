import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  posts: {
    id: 'account.card.posts',
    defaultMessage: '{count, plural, one {<b>{short}</b> post} other {<b>{short}</b> posts}}',
    description: 'Count on the card of a person',
  },
  following: {
    id: 'account.card.following',
    defaultMessage: '<b>{short}</b> following',
    description: 'Count on the card of a person',
  },
  followers: {
    id: 'account.card.followers',
    defaultMessage: '{count, plural, one {<b>{short}</b> follower} other {<b>{short}</b> followers}}',
    description: 'Count on the card of a person',
  },
  verified: {
    id: 'account.card.verified',
    defaultMessage: 'Checked link:',
    description: 'Spoken before a field of a person whose link was proven to be theirs',
  },
  missing: {
    id: 'account.card.missing',
    defaultMessage: 'Nothing could be found about this account',
    description: 'On the card of a person whom the server does not know',
  },
  familiar: {
    id: 'account.card.familiar',
    defaultMessage: 'Followed by {names}, whom you follow',
    description: 'On the card of a person; names of one or two people',
  },
  familiarMore: {
    id: 'account.card.familiar_more',
    defaultMessage:
      '{count, plural, one {Followed by {names} and # other you follow} other {Followed by {names} and # others you follow}}',
    description: 'On the card of a person; names of two people, and how many more',
  },
  moved: {
    id: 'account.card.moved',
    defaultMessage: 'Has moved to {name}',
    description: 'On the card of a person; name is a link to the new account',
  },
})

/** Labels next to a name. */
export const marks = defineMessages({
  bot: { id: 'account.mark.bot', defaultMessage: 'Automated', description: 'Mark of a bot' },
  group: { id: 'account.mark.group', defaultMessage: 'Group', description: 'Mark of a group' },
  locked: {
    id: 'account.mark.locked',
    defaultMessage: 'Approves followers by hand',
    description: 'Mark of a locked account',
  },
  memorial: { id: 'account.mark.memorial', defaultMessage: 'In memoriam', description: 'Mark of an account' },
  suspended: { id: 'account.mark.suspended', defaultMessage: 'Suspended', description: 'Mark of an account' },
  limited: {
    id: 'account.mark.limited',
    defaultMessage: 'Hidden by the moderators of your server',
    description: 'Mark of an account that moderators limited',
  },
  mutual: {
    id: 'account.mark.mutual',
    defaultMessage: 'You follow each other',
    description: 'Mark of an account',
  },
  followsYou: {
    id: 'account.mark.follows_you',
    defaultMessage: 'Follows you',
    description: 'Mark of an account',
  },
  requested: {
    id: 'account.mark.requested',
    defaultMessage: 'You asked to follow',
    description: 'Mark of an account that has not answered a request',
  },
  requestedBy: {
    id: 'account.mark.requested_by',
    defaultMessage: 'Wants to follow you',
    description: 'Mark of an account',
  },
  blocking: {
    id: 'account.mark.blocking',
    defaultMessage: 'You block them',
    description: 'Mark of an account',
  },
  blockedBy: {
    id: 'account.mark.blocked_by',
    defaultMessage: 'Blocks you',
    description: 'Mark of an account',
  },
  muting: { id: 'account.mark.muting', defaultMessage: 'You mute them', description: 'Mark of an account' },
  domain: {
    id: 'account.mark.domain_blocking',
    defaultMessage: 'You block their server',
    description: 'Mark of an account',
  },
})
