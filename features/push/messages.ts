import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'push.title',
    defaultMessage: 'Push notifications',
    description: 'Name of a setting of notifications that arrive while the app is closed',
  },
  hint: {
    id: 'push.hint',
    defaultMessage:
      'Push notifications arrive even while this app is closed, without a sound during quiet hours and pauses.',
    description: 'Explains the column “Push” of the table of notifications in the settings',
  },
  policy: {
    id: 'push.policy',
    defaultMessage: 'Push notifications from',
    description: 'Label of a choice in the settings: whose actions are notified about by push',
  },
  all: {
    id: 'push.policy.all',
    defaultMessage: 'Everyone',
    description: 'Choice of “Push notifications from”',
  },
  followed: {
    id: 'push.policy.followed',
    defaultMessage: 'People you follow',
    description: 'Choice of “Push notifications from”',
  },
  follower: {
    id: 'push.policy.follower',
    defaultMessage: 'Your followers',
    description: 'Choice of “Push notifications from”',
  },
  none: {
    id: 'push.policy.none',
    defaultMessage: 'No one',
    description: 'Choice of “Push notifications from”: no push notifications for now',
  },
  noServer: {
    id: 'push.noServer',
    defaultMessage: '{host} can’t send push notifications.',
    description: 'In the notification settings; {host}: domain of the server',
  },
  noBrowser: {
    id: 'push.noBrowser',
    defaultMessage: 'Your browser can’t receive push notifications for this site.',
    description: 'In the notification settings',
  },
  homeScreen: {
    id: 'push.homeScreen',
    defaultMessage: 'To get push notifications, add this app to your home screen and open it from there.',
    description: 'In the notification settings on an iPhone or iPad, where only installed apps get them',
  },
  embedded: {
    id: 'push.embedded',
    defaultMessage: 'Push notifications aren’t available here, because {host} signed you in to this page.',
    description:
      'In the notification settings when the server of the account serves the app; {host}: its domain',
  },
  noScope: {
    id: 'push.noScope',
    defaultMessage: 'To get push notifications, sign in again and allow them.',
    description: 'In the notification settings, when the user signed in without the permission for them',
  },
  signInAgain: {
    id: 'push.signInAgain',
    defaultMessage: 'Sign in again',
    description: 'Link next to “To get push notifications, sign in again and allow them.”',
  },
  failed: {
    id: 'push.failed',
    defaultMessage:
      'Your browser couldn’t set up push notifications. Check its settings, or try again later.',
    description: 'Notice when push notifications could not be turned on',
  },
})
