import { defineMessages } from './define-messages'

export const messages = defineMessages({
  now: {
    id: 'time.now',
    defaultMessage: 'now',
    description: 'Age of something less than a minute old, used like “3m”; keep it very short',
  },
  justNow: {
    id: 'time.just_now',
    defaultMessage: 'just now',
    description: 'Age of something less than a minute old, used like “3 minutes ago”',
  },
})
