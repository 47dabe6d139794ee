import { defineMessages, type Message } from '@/lib/i18n'
import type { AlertKind } from '@/lib/push/notification-kinds'

export const messages = defineMessages({
  title: {
    id: 'alerts.title',
    defaultMessage: 'Desktop notifications and sounds',
    description: 'Heading of the settings of which notifications are shown, alert the user and make a sound',
  },
  kind: {
    id: 'alerts.kind',
    defaultMessage: 'Notifications',
    description: 'Heading of a table column with kinds of notifications',
  },
  show: {
    id: 'alerts.show',
    defaultMessage: 'Show',
    description: 'Heading of a table column: kinds of notifications to show in the list; short',
  },
  alert: {
    id: 'alerts.alert',
    defaultMessage: 'Desktop',
    description: 'Heading of a table column: kinds of notifications with a desktop alert; short',
  },
  push: {
    id: 'alerts.push',
    defaultMessage: 'Push',
    description:
      'Heading of a table column: kinds of notifications that arrive while the app is closed; short',
  },
  sound: {
    id: 'alerts.sound',
    defaultMessage: 'Sound',
    description: 'Heading of a table column: kinds of notifications with a sound; short',
  },
  cell: {
    id: 'alerts.cell',
    defaultMessage: '{kind}: {column}',
    description:
      'Screen reader name of a checkbox; {kind}: a kind of notifications such as Mentions, {column}: Show, Desktop, Sound or Push',
  },
  groupFollows: {
    id: 'alerts.groupFollows',
    defaultMessage: 'Group new followers',
    description: 'Switch in the settings: people who followed the user share one notification',
  },
  groupFollowsHint: {
    id: 'alerts.groupFollowsHint',
    defaultMessage: 'People who followed you around the same time share one notification.',
    description: 'Explains the switch “Group new followers”',
  },
  allow: {
    id: 'alerts.allow',
    defaultMessage: 'Allow desktop notifications',
    description: 'Button: asks the browser for the permission to show desktop alerts',
  },
  allowText: {
    id: 'alerts.allowText',
    defaultMessage: 'See new notifications while you’re in another tab or app.',
    description: 'Next to the button that asks for the permission to show desktop alerts',
  },
  close: {
    id: 'alerts.close',
    defaultMessage: 'Not now',
    description: 'Button: closes the banner above the notifications that offers desktop alerts',
  },
  denied: {
    id: 'alerts.denied',
    defaultMessage:
      'Your browser blocks notifications from this site. To get them, allow them in your browser’s settings.',
    description: 'In the alert settings after the user refused the permission',
  },
  absent: {
    id: 'alerts.absent',
    defaultMessage: 'Your browser can’t show desktop notifications for this site.',
    description: 'In the alert settings of a browser without desktop alerts',
  },
  quietTitle: {
    id: 'alerts.quietTitle',
    defaultMessage: 'Quiet hours',
    description: 'Heading of the settings of a time without alerts',
  },
  quiet: {
    id: 'alerts.quiet',
    defaultMessage: 'Use quiet hours',
    description: 'Switch in the notification settings',
  },
  quietHint: {
    id: 'alerts.quietHint',
    defaultMessage: 'No desktop notifications, sounds or badges for this account at these times, every day.',
    description: 'Explains the switch “Use quiet hours”',
  },
  from: {
    id: 'alerts.from',
    defaultMessage: 'From',
    description: 'Label of the time at which quiet hours begin',
  },
  to: {
    id: 'alerts.to',
    defaultMessage: 'To',
    description: 'Label of the time at which quiet hours end',
  },
})

export const kinds: Readonly<Record<AlertKind, Message>> = defineMessages({
  mention: {
    id: 'alerts.kind.mention',
    defaultMessage: 'Mentions and replies',
    description: 'Kind of notifications in the alert settings',
  },
  quote: {
    id: 'alerts.kind.quote',
    defaultMessage: 'Quotes',
    description: 'Kind of notifications in the alert settings',
  },
  follow: {
    id: 'alerts.kind.follow',
    defaultMessage: 'New followers',
    description: 'Kind of notifications in the alert settings',
  },
  follow_request: {
    id: 'alerts.kind.follow_request',
    defaultMessage: 'Follow requests',
    description: 'Kind of notifications in the alert settings',
  },
  favourite: {
    id: 'alerts.kind.favourite',
    defaultMessage: 'Favourites',
    description: 'Kind of notifications in the alert settings',
  },
  reblog: {
    id: 'alerts.kind.reblog',
    defaultMessage: 'Boosts',
    description: 'Kind of notifications in the alert settings',
  },
  poll: {
    id: 'alerts.kind.poll',
    defaultMessage: 'Poll results',
    description: 'Kind of notifications in the alert settings',
  },
  status: {
    id: 'alerts.kind.status',
    defaultMessage: 'New posts',
    description: 'Kind of notifications in the alert settings',
  },
  update: {
    id: 'alerts.kind.update',
    defaultMessage: 'Edits',
    description: 'Kind of notifications in the alert settings',
  },
  collection: {
    id: 'alerts.kind.collection',
    defaultMessage: 'Collections',
    description: 'Kind of notifications in the alert settings',
  },
  'admin.sign_up': {
    id: 'alerts.kind.admin.sign_up',
    defaultMessage: 'New sign-ups',
    description: 'Kind of notifications in the alert settings',
  },
  'admin.report': {
    id: 'alerts.kind.admin.report',
    defaultMessage: 'New reports',
    description: 'Kind of notifications in the alert settings',
  },
  other: {
    id: 'alerts.kind.other',
    defaultMessage: 'Everything else',
    description: 'Kind of notifications in the alert settings',
  },
})
