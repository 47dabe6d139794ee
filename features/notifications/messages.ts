import { defineMessages } from '@/lib/i18n'

/** Sentences about a group; {name}: display name of its newest account, {count}: number of the other accounts. */
export const sentences = defineMessages({
  favourite: {
    id: 'notification.favourite',
    defaultMessage: '{name} favourited your post',
    description: 'Notification; {name}: display name',
  },
  favouriteMany: {
    id: 'notification.favourite.many',
    defaultMessage:
      '{name} and <others>{count, plural, one {# other} other {# others}}</others> favourited your post',
    description:
      'Notification; {name}: display name, {count}: number of other accounts, <others>: link to them',
  },
  favouriteUncounted: {
    id: 'notification.favourite.uncounted',
    defaultMessage: '{name} and <others>others</others> favourited your post',
    description:
      'Notification about several accounts when counts are hidden; {name}: display name, <others>: link to the other accounts',
  },
  favouritePrivate: {
    id: 'notification.favourite_private',
    defaultMessage: '{name} favourited your private mention',
    description: 'Notification; {name}: display name',
  },
  favouritePrivateMany: {
    id: 'notification.favourite_private.many',
    defaultMessage:
      '{name} and <others>{count, plural, one {# other} other {# others}}</others> favourited your private mention',
    description:
      'Notification; {name}: display name, {count}: number of other accounts, <others>: link to them',
  },
  favouritePrivateUncounted: {
    id: 'notification.favourite_private.uncounted',
    defaultMessage: '{name} and <others>others</others> favourited your private mention',
    description:
      'Notification about several accounts when counts are hidden; {name}: display name, <others>: link to the other accounts',
  },
  reblog: {
    id: 'notification.reblog',
    defaultMessage: '{name} boosted your post',
    description: 'Notification; {name}: display name',
  },
  reblogMany: {
    id: 'notification.reblog.many',
    defaultMessage:
      '{name} and <others>{count, plural, one {# other} other {# others}}</others> boosted your post',
    description:
      'Notification; {name}: display name, {count}: number of other accounts, <others>: link to them',
  },
  reblogUncounted: {
    id: 'notification.reblog.uncounted',
    defaultMessage: '{name} and <others>others</others> boosted your post',
    description:
      'Notification about several accounts when counts are hidden; {name}: display name, <others>: link to the other accounts',
  },
  follow: {
    id: 'notification.follow',
    defaultMessage: '{name} followed you',
    description: 'Notification; {name}: display name',
  },
  followMany: {
    id: 'notification.follow.many',
    defaultMessage:
      '{name} and <others>{count, plural, one {# other} other {# others}}</others> followed you',
    description:
      'Notification; {name}: display name, {count}: number of other accounts, <others>: link to them',
  },
  followUncounted: {
    id: 'notification.follow.uncounted',
    defaultMessage: '{name} and <others>others</others> followed you',
    description:
      'Notification about several accounts when counts are hidden; {name}: display name, <others>: link to the other accounts',
  },
  followRequest: {
    id: 'notification.follow_request',
    defaultMessage: '{name} has requested to follow you',
    description: 'Notification; {name}: display name',
  },
  mention: {
    id: 'notification.mention',
    defaultMessage: '{name} mentioned you',
    description: 'Notification; {name}: display name',
  },
  reply: {
    id: 'notification.reply',
    defaultMessage: '{name} replied to you',
    description: 'Notification; {name}: display name',
  },
  privateMention: {
    id: 'notification.private_mention',
    defaultMessage: '{name} mentioned you privately',
    description: 'Notification about a post that only the mentioned can read; {name}: display name',
  },
  privateReply: {
    id: 'notification.private_reply',
    defaultMessage: '{name} replied to you privately',
    description: 'Notification about a reply that only the mentioned can read; {name}: display name',
  },
  quote: {
    id: 'notification.quote',
    defaultMessage: '{name} quoted your post',
    description: 'Notification; {name}: display name',
  },
  ownPoll: {
    id: 'notification.own_poll',
    defaultMessage: 'Your poll has ended',
    description: 'Notification',
  },
  poll: {
    id: 'notification.poll',
    defaultMessage: 'A poll you voted in has ended',
    description: 'Notification',
  },
  status: {
    id: 'notification.status',
    defaultMessage: '{name} just posted',
    description: 'Notification about a new post of an account with notifications on; {name}: display name',
  },
  update: {
    id: 'notification.update',
    defaultMessage: '{name} edited a post',
    description: 'Notification about a post that the user boosted; {name}: display name',
  },
  quotedUpdate: {
    id: 'notification.quoted_update',
    defaultMessage: '{name} edited a post you have quoted',
    description: 'Notification; {name}: display name',
  },
  addedToCollection: {
    id: 'notification.added_to_collection',
    defaultMessage: '{name} added you to a collection',
    description: 'Notification; {name}: display name',
  },
  addedToNamedCollection: {
    id: 'notification.added_to_named_collection',
    defaultMessage: '{name} added you to the collection “{collection}”',
    description: 'Notification; {name}: display name, {collection}: name of the collection',
  },
  collectionUpdate: {
    id: 'notification.collection_update',
    defaultMessage: '{name} edited a collection you’re in',
    description: 'Notification; {name}: display name',
  },
  signUp: {
    id: 'notification.sign_up',
    defaultMessage: '{name} signed up',
    description: 'Notification for administrators; {name}: display name',
  },
  signUpMany: {
    id: 'notification.sign_up.many',
    defaultMessage: '{name} and <others>{count, plural, one {# other} other {# others}}</others> signed up',
    description:
      'Notification for administrators; {name}: display name, {count}: number of other accounts, <others>: link to them',
  },
  reportAccount: {
    id: 'notification.report_account',
    defaultMessage:
      '{name} reported {target}{category, select, spam { for spam} legal { for illegal content} violation { for rule violation} other {}}',
    description: 'Notification for moderators; {name}: display name, {target}: name of the reported account',
  },
  reportStatuses: {
    id: 'notification.report_statuses',
    defaultMessage:
      '{name} reported {statuses, plural, one {# post} other {# posts}} from {target}{category, select, spam { for spam} legal { for illegal content} violation { for rule violation} other {}}',
    description: 'Notification for moderators; {name}: display name, {target}: name of the reported account',
  },
  suspension: {
    id: 'notification.severed.suspension',
    defaultMessage:
      'An admin from {host} has suspended {target}, which means you can no longer receive updates from them or interact with them.',
    description: 'Notification; {host}: the user’s server, {target}: suspended account',
  },
  domainBlock: {
    id: 'notification.severed.domain_block',
    defaultMessage:
      'An admin from {host} has blocked {target}, including {followers, plural, one {# of your followers} other {# of your followers}} and {following, plural, one {# account} other {# accounts}} you follow.',
    description: 'Notification; {host}: the user’s server, {target}: blocked server',
  },
  userDomainBlock: {
    id: 'notification.severed.user_domain_block',
    defaultMessage:
      'You have blocked {target}, removing {followers, plural, one {# of your followers} other {# of your followers}} and {following, plural, one {# account} other {# accounts}} you follow.',
    description: 'Notification; {target}: blocked server',
  },
  domainBlockUncounted: {
    id: 'notification.severed.domain_block.uncounted',
    defaultMessage:
      'An admin from {host} has blocked {target}, including people you follow or who follow you.',
    description: 'Notification; {host}: the user’s server, {target}: blocked server',
  },
  userDomainBlockUncounted: {
    id: 'notification.severed.user_domain_block.uncounted',
    defaultMessage: 'You have blocked {target}, removing followers or accounts you follow.',
    description: 'Notification; {target}: blocked server',
  },
  severed: {
    id: 'notification.severed',
    defaultMessage: 'Lost connections with {target}',
    description:
      'Notification: follows that a moderator or a block ended, in a way unknown to this version; {target}: a server or an account',
  },
  warning: {
    id: 'notification.warning',
    defaultMessage: 'Your account has received a moderation warning.',
    description: 'Notification',
  },
  warningDeleteStatuses: {
    id: 'notification.warning.delete_statuses',
    defaultMessage: 'Some of your posts have been removed.',
    description: 'Notification about a decision of the moderators',
  },
  warningDisable: {
    id: 'notification.warning.disable',
    defaultMessage: 'Your account has been disabled.',
    description: 'Notification about a decision of the moderators',
  },
  warningMarkSensitive: {
    id: 'notification.warning.mark_sensitive',
    defaultMessage: 'Some of your posts have been marked as sensitive.',
    description: 'Notification about a decision of the moderators',
  },
  warningSensitive: {
    id: 'notification.warning.sensitive',
    defaultMessage: 'Your posts will be marked as sensitive from now on.',
    description: 'Notification about a decision of the moderators',
  },
  warningSilence: {
    id: 'notification.warning.silence',
    defaultMessage: 'Your account has been limited.',
    description: 'Notification about a decision of the moderators',
  },
  warningSuspend: {
    id: 'notification.warning.suspend',
    defaultMessage: 'Your account has been suspended.',
    description: 'Notification about a decision of the moderators',
  },
  annualReport: {
    id: 'notification.annual_report',
    defaultMessage: 'Your {year} #Wrapstodon is ready',
    description: 'Notification about the summary of a year; {year}: such as 2026',
  },
  fallback: {
    id: 'notification.fallback',
    defaultMessage: '{text}',
    description: 'Notification of a type unknown to this version; {text}: sentence of the server',
  },
  unknown: {
    id: 'notification.unknown',
    defaultMessage: 'New notification',
    description: 'Notification of a type unknown to this version and without a sentence of the server',
  },
  unknownFrom: {
    id: 'notification.unknown_from',
    defaultMessage: 'New notification from {name}',
    description: 'Notification of a type unknown to this version; {name}: display name',
  },
})
