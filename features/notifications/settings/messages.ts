import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'notificationTopic.title',
    defaultMessage: 'Notifications',
    description: 'Title of a page of settings: alerts, sounds, quiet hours and filtered senders',
  },
  summary: {
    id: 'notificationTopic.summary',
    defaultMessage: 'Desktop notifications, sounds, quiet hours and filtering',
    description: 'What a page of settings is about',
  },
  alertWords: {
    id: 'notificationTopic.alertWords',
    defaultMessage: 'desktop sound mentions boosts favourites followers',
    description:
      'Further words by which the search finds the setting “Desktop notifications and sounds”, separated by spaces; choose words of your language',
  },
  pushWords: {
    id: 'notificationTopic.pushWords',
    defaultMessage: 'closed background web push phone',
    description:
      'Further words by which the search finds the setting “Push notifications”, separated by spaces; choose words of your language',
  },
  quietWords: {
    id: 'notificationTopic.quietWords',
    defaultMessage: 'do not disturb night silence mute',
    description:
      'Further words by which the search finds the setting “Use quiet hours”, separated by spaces; choose words of your language',
  },
  policyWords: {
    id: 'notificationTopic.policyWords',
    defaultMessage: 'strangers requests spam new accounts bots',
    description:
      'Further words by which the search finds the setting “Filtered notifications”, separated by spaces; choose words of your language',
  },
})
