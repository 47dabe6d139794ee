import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  favourite: {
    id: 'pushAlert.favourite',
    defaultMessage: 'Favourite',
    description: 'Button on a push notification: favourites the post; short',
  },
  boost: {
    id: 'pushAlert.boost',
    defaultMessage: 'Boost',
    description: 'Button on a push notification: boosts the post; short',
  },
  reply: {
    id: 'pushAlert.reply',
    defaultMessage: 'Reply',
    description: 'Button on a push notification: begins a reply to the post; short',
  },
  failed: {
    id: 'pushAlert.failed',
    defaultMessage: 'That didn’t work. Open the post to try again.',
    description: 'Text of a push notification after its button Favourite or Boost failed',
  },
})
