import { defineMessages } from '@/lib/i18n'

export const blockWords = defineMessages({
  title: { id: 'block.title', defaultMessage: 'Block this person?', description: 'Title of a dialog' },
  posts: {
    id: 'block.posts',
    defaultMessage: 'They cannot see your posts, and you will not see theirs.',
    description: 'What blocking does',
  },
  mentions: {
    id: 'block.mentions',
    defaultMessage: 'They cannot mention or follow you, and you will not see posts that mention them.',
    description: 'What blocking does',
  },
  follow: {
    id: 'block.follow',
    defaultMessage: 'Following ends both ways, also when you unblock them later.',
    description: 'What blocking does',
  },
  notice: {
    id: 'block.notice',
    defaultMessage: 'They can find out that they are blocked.',
    description: 'What blocking does',
  },
  confirm: { id: 'block.confirm', defaultMessage: 'Block', description: 'Button: blocks somebody' },
  cancel: { id: 'block.cancel', defaultMessage: 'Cancel', description: 'Button: closes the dialog' },
})

export const muteWords = defineMessages({
  title: { id: 'mute.title', defaultMessage: 'Mute this person?', description: 'Title of a dialog' },
  posts: {
    id: 'mute.posts',
    defaultMessage: 'They can still see your posts, but you will not see theirs.',
    description: 'What muting does',
  },
  mentions: {
    id: 'mute.mentions',
    defaultMessage: 'You will not see posts that mention them.',
    description: 'What muting does',
  },
  notice: {
    id: 'mute.notice',
    defaultMessage: 'They do not learn that they are muted.',
    description: 'What muting does',
  },
  notifications: {
    id: 'mute.notifications',
    defaultMessage: 'Hide their notifications too',
    description: 'Switch in the dialog of muting',
  },
  duration: { id: 'mute.duration', defaultMessage: 'For', description: 'Label: how long to mute somebody' },
  forever: {
    id: 'mute.forever',
    defaultMessage: 'Until I unmute them',
    description: 'How long to mute somebody: no end',
  },
  minutes: {
    id: 'mute.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'How long to mute somebody',
  },
  hours: {
    id: 'mute.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'How long to mute somebody',
  },
  days: {
    id: 'mute.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'How long to mute somebody',
  },
  confirm: { id: 'mute.confirm', defaultMessage: 'Mute', description: 'Button: mutes somebody' },
  cancel: { id: 'mute.cancel', defaultMessage: 'Cancel', description: 'Button: closes the dialog' },
})
