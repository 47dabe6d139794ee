import { defineMessages, type Message } from '@/lib/i18n'

/** Texts of suggested accounts. */
export const suggestionMessages = defineMessages({
  dismiss: {
    id: 'suggestions.dismiss',
    defaultMessage: 'Don’t suggest {name}',
    description: 'Button on a suggested account; {name}: display name',
  },
  featured: {
    id: 'suggestions.featured',
    defaultMessage: 'Picked by your server’s team',
    description: 'Reason why an account is suggested',
  },
  most_followed: {
    id: 'suggestions.mostFollowed',
    defaultMessage: 'Popular on your server',
    description: 'Reason why an account is suggested',
  },
  most_interactions: {
    id: 'suggestions.mostInteractions',
    defaultMessage: 'Most interactions on your server',
    description: 'Reason why an account is suggested',
  },
  similar_to_recently_followed: {
    id: 'suggestions.similar',
    defaultMessage: 'Similar to people you recently followed',
    description: 'Reason why an account is suggested',
  },
  friends_of_friends: {
    id: 'suggestions.friends',
    defaultMessage: 'Followed by people you follow',
    description: 'Reason why an account is suggested',
  },
})

const REASONS: Readonly<Record<string, Message>> = {
  featured: suggestionMessages.featured,
  most_followed: suggestionMessages.most_followed,
  most_interactions: suggestionMessages.most_interactions,
  similar_to_recently_followed: suggestionMessages.similar_to_recently_followed,
  friends_of_friends: suggestionMessages.friends_of_friends,
}

/** Returns the text for a reason the server gives, if it is known. */
export const suggestionReason = (source: string | undefined): Message | undefined =>
  source === undefined ? undefined : REASONS[source]
