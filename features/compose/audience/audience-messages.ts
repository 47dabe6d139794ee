import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.audience',
    defaultMessage: 'Visibility and interaction',
    description: 'Name of the panel with the visibility and the quote policy of a post',
  },
  quotes: {
    id: 'compose.audience.quotes',
    defaultMessage: 'Who can quote',
    description: 'Heading of the quote policies',
  },
  everyone: {
    id: 'compose.audience.quotes.public',
    defaultMessage: 'Anyone',
    description: 'Quote policy of a post',
  },
  followers: {
    id: 'compose.audience.quotes.followers',
    defaultMessage: 'Followers only',
    description: 'Quote policy of a post',
  },
  nobody: {
    id: 'compose.audience.quotes.nobody',
    defaultMessage: 'Just me',
    description: 'Quote policy of a post: only its author can quote it',
  },
  forcedPrivate: {
    id: 'compose.audience.forced.private',
    defaultMessage: 'Followers-only posts can’t be quoted by others.',
    description: 'Explains why the quote policy can’t be changed',
  },
  forcedDirect: {
    id: 'compose.audience.forced.direct',
    defaultMessage: 'Private mentions can’t be quoted by others.',
    description: 'Explains why the quote policy can’t be changed',
  },
  fixed: {
    id: 'compose.audience.fixed',
    defaultMessage: 'You can’t change who can see a post after it’s published.',
    description: 'Explains why the visibility can’t be changed while editing',
  },
  quotesPrivate: {
    id: 'compose.audience.quotes_private',
    defaultMessage: 'A post that quotes a followers-only post can’t be more public than it.',
    description: 'Explains why more public visibilities are disabled',
  },
  widenTitle: {
    id: 'compose.audience.widen',
    defaultMessage: 'Make this post more public?',
    description:
      'Title of the confirmation before a private mention, or a reply to a followers-only post, is made more public',
  },
  widenText: {
    id: 'compose.audience.widen.text',
    defaultMessage:
      'This is part of a private conversation. With the visibility “{visibility}”, other people can read what you write and see who you mention.',
    description:
      'Text of the confirmation before a private mention is made more public; {visibility}: the new one, such as "Public"',
  },
  widenToPublic: {
    id: 'compose.audience.widen.to_public',
    defaultMessage: 'Make public',
    description: 'Button in the confirmation before a post is made public',
  },
  widenToUnlisted: {
    id: 'compose.audience.widen.to_unlisted',
    defaultMessage: 'Make quiet public',
    description: 'Button in the confirmation before a post becomes “Quiet public”',
  },
  widenToFollowers: {
    id: 'compose.audience.widen.to_followers',
    defaultMessage: 'Show to followers',
    description: 'Button in the confirmation before a private mention is shown to followers',
  },
  widenCancel: {
    id: 'compose.audience.widen.cancel',
    defaultMessage: 'Keep private',
    description: 'Button in the confirmation before a private mention is made more public',
  },
  widenFollowersText: {
    id: 'compose.audience.widen.followers_text',
    defaultMessage:
      'You’re replying to a followers-only post. With the visibility “{visibility}”, other people can read what you write and see who you mention.',
    description:
      'Text of the confirmation before a reply to a followers-only post is made more public; {visibility}: the new one',
  },
  widenFollowersCancel: {
    id: 'compose.audience.widen.followers_cancel',
    defaultMessage: 'Keep followers-only',
    description: 'Button in the confirmation before a reply to a followers-only post is made more public',
  },
})
