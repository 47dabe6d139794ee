import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'pause.title',
    defaultMessage: 'Pause',
    description: 'Heading of the settings of a pause of notifications',
  },
  label: {
    id: 'pause.label',
    defaultMessage: 'Pause notifications',
    description: 'Setting: no alerts, sounds and badges for some hours',
  },
  hint: {
    id: 'pause.hint',
    defaultMessage:
      'No desktop notifications, sounds or badges for this account until the pause is over. Nothing is lost: everything stays in your notifications.',
    description: 'Explains the setting “Pause notifications”',
  },
  hours: {
    id: 'pause.hours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
    description: 'Button that pauses notifications for some hours',
  },
  tomorrow: {
    id: 'pause.tomorrow',
    defaultMessage: 'Until tomorrow',
    description: 'Button that pauses notifications until midnight',
  },
  until: {
    id: 'pause.until',
    defaultMessage: 'Notifications are paused until {time}.',
    description: 'While notifications are paused; {time}: date and time',
  },
  resume: {
    id: 'pause.resume',
    defaultMessage: 'Resume now',
    description: 'Button that ends the pause of notifications',
  },
  words: {
    id: 'pause.words',
    defaultMessage: 'do not disturb focus break wellness silence',
    description:
      'Further words by which the search finds the setting “Pause notifications”, separated by spaces; choose words of your language',
  },
})
