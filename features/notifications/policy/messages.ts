import { defineMessages, type Message } from '@/lib/i18n'
import type { PolicyRule, PolicySource } from './versions'

export const messages = defineMessages({
  title: {
    id: 'notificationPolicy.title',
    defaultMessage: 'Filtered notifications',
    description: 'Heading of the settings about notifications of which senders are filtered',
  },
  text: {
    id: 'notificationPolicy.text',
    defaultMessage: 'Choose what happens to notifications from people you may not know.',
    description: 'Below the heading of the settings about filtered notifications',
  },
  none: {
    id: 'notificationPolicy.none',
    defaultMessage: 'Your server can’t filter notifications, so you get them from everyone.',
    description: 'In place of the settings about filtered notifications where the server has none',
  },
  confirmText: {
    id: 'notificationPolicy.confirmText',
    defaultMessage:
      'You won’t see them anywhere, and you can’t get them back later. The senders aren’t notified, and can still mention you. To review these notifications separately, filter them.',
    description: 'Consequences in the confirmation of ignoring notifications',
  },
  confirm: {
    id: 'notificationPolicy.confirm',
    defaultMessage: 'Ignore notifications',
    description: 'Button in the confirmation of ignoring notifications',
  },
  instead: {
    id: 'notificationPolicy.instead',
    defaultMessage: 'Filter instead',
    description: 'Button in the confirmation of ignoring notifications: collect them for a review',
  },
  requests: {
    id: 'notificationPolicy.requests',
    defaultMessage: 'Review filtered notifications',
    description: 'Link in the notification settings to the list of filtered senders',
  },
})

export const rules: Readonly<Record<PolicyRule | 'unknown', { label: Message; hint: Message }>> = {
  accept: defineMessages({
    label: {
      id: 'notificationPolicy.accept',
      defaultMessage: 'Accept',
      description: 'Option for notifications of some senders: show them',
    },
    hint: {
      id: 'notificationPolicy.acceptHint',
      defaultMessage: 'Show in notifications',
      description: 'Explains the option Accept',
    },
  }),
  filter: defineMessages({
    label: {
      id: 'notificationPolicy.filter',
      defaultMessage: 'Filter',
      description: 'Option for notifications of some senders: collect them for a review',
    },
    hint: {
      id: 'notificationPolicy.filterHint',
      defaultMessage: 'Collect under filtered notifications',
      description: 'Explains the option Filter',
    },
  }),
  drop: defineMessages({
    label: {
      id: 'notificationPolicy.drop',
      defaultMessage: 'Ignore',
      description: 'Option for notifications of some senders: discard them',
    },
    hint: {
      id: 'notificationPolicy.dropHint',
      defaultMessage: 'Never show them',
      description: 'Explains the option Ignore',
    },
  }),
  unknown: defineMessages({
    label: {
      id: 'notificationPolicy.unknown',
      defaultMessage: 'Unknown',
      description: 'Shown as the choice for notifications of some senders when the server names another one',
    },
    hint: {
      id: 'notificationPolicy.unknownHint',
      defaultMessage: 'Your server uses a setting that Skein doesn’t support',
      description: 'Explains the option Unknown',
    },
  }),
}

interface SourceMessages {
  readonly label: Message
  readonly hint: Message
  /** Title of the confirmation to ignore them. */
  readonly ignore: Message
}

export const sources: Readonly<Record<PolicySource, SourceMessages>> = {
  for_not_following: defineMessages({
    label: {
      id: 'notificationPolicy.notFollowing',
      defaultMessage: 'People you don’t follow',
      description: 'Senders of notifications, in the settings',
    },
    hint: {
      id: 'notificationPolicy.notFollowingHint',
      defaultMessage: 'Until you accept them',
      description: 'Explains the senders “People you don’t follow”',
    },
    ignore: {
      id: 'notificationPolicy.ignoreNotFollowing',
      defaultMessage: 'Ignore notifications from people you don’t follow?',
      description: 'Title of a confirmation',
    },
  }),
  for_not_followers: defineMessages({
    label: {
      id: 'notificationPolicy.notFollowers',
      defaultMessage: 'People not following you',
      description: 'Senders of notifications, in the settings',
    },
    hint: {
      id: 'notificationPolicy.notFollowersHint',
      defaultMessage: 'Including people who have followed you for fewer than 3 days',
      description: 'Explains the senders “People not following you”',
    },
    ignore: {
      id: 'notificationPolicy.ignoreNotFollowers',
      defaultMessage: 'Ignore notifications from people not following you?',
      description: 'Title of a confirmation',
    },
  }),
  for_new_accounts: defineMessages({
    label: {
      id: 'notificationPolicy.newAccounts',
      defaultMessage: 'New accounts',
      description: 'Senders of notifications, in the settings',
    },
    hint: {
      id: 'notificationPolicy.newAccountsHint',
      defaultMessage: 'Created within the past 30 days',
      description: 'Explains the senders “New accounts”',
    },
    ignore: {
      id: 'notificationPolicy.ignoreNewAccounts',
      defaultMessage: 'Ignore notifications from new accounts?',
      description: 'Title of a confirmation',
    },
  }),
  for_private_mentions: defineMessages({
    label: {
      id: 'notificationPolicy.privateMentions',
      defaultMessage: 'Unsolicited private mentions',
      description: 'Senders of notifications, in the settings',
    },
    hint: {
      id: 'notificationPolicy.privateMentionsHint',
      defaultMessage: 'Unless they reply to your own mention, or you follow the sender',
      description: 'Explains the senders “Unsolicited private mentions”',
    },
    ignore: {
      id: 'notificationPolicy.ignorePrivateMentions',
      defaultMessage: 'Ignore notifications of unsolicited private mentions?',
      description: 'Title of a confirmation',
    },
  }),
  for_limited_accounts: defineMessages({
    label: {
      id: 'notificationPolicy.limitedAccounts',
      defaultMessage: 'Moderated accounts',
      description: 'Senders of notifications, in the settings',
    },
    hint: {
      id: 'notificationPolicy.limitedAccountsHint',
      defaultMessage: 'Limited by the moderators of your server',
      description: 'Explains the senders “Moderated accounts”',
    },
    ignore: {
      id: 'notificationPolicy.ignoreLimitedAccounts',
      defaultMessage: 'Ignore notifications from moderated accounts?',
      description: 'Title of a confirmation',
    },
  }),
  for_bots: defineMessages({
    label: {
      id: 'notificationPolicy.bots',
      defaultMessage: 'Automated accounts',
      description: 'Senders of notifications, in the settings',
    },
    hint: {
      id: 'notificationPolicy.botsHint',
      defaultMessage: 'Bots you don’t follow',
      description: 'Explains the senders “Automated accounts”',
    },
    ignore: {
      id: 'notificationPolicy.ignoreBots',
      defaultMessage: 'Ignore notifications from automated accounts?',
      description: 'Title of a confirmation',
    },
  }),
}
