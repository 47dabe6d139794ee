import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'compose.audience',
    defaultMessage: 'Who can see and quote it',
    description: 'Name of the panel with visibility and quote policy',
  },
  quotes: {
    id: 'compose.audience.quotes',
    defaultMessage: 'Who can quote it',
    description: 'Title of the choices of who may quote a post',
  },
  everyone: {
    id: 'compose.audience.quotes.public',
    defaultMessage: 'Anyone',
    description: 'Choice of who may quote a post',
  },
  followers: {
    id: 'compose.audience.quotes.followers',
    defaultMessage: 'Followers only',
    description: 'Choice of who may quote a post',
  },
  nobody: {
    id: 'compose.audience.quotes.nobody',
    defaultMessage: 'Just me',
    description: 'Choice of who may quote a post',
  },
  forcedPrivate: {
    id: 'compose.audience.forced.private',
    defaultMessage: 'Posts for followers cannot be quoted by others.',
    description: 'Why the quote policy cannot be chosen',
  },
  forcedDirect: {
    id: 'compose.audience.forced.direct',
    defaultMessage: 'Private mentions cannot be quoted by others.',
    description: 'Why the quote policy cannot be chosen',
  },
  fixed: {
    id: 'compose.audience.fixed',
    defaultMessage: 'Who can see a post cannot be changed once it is published.',
    description: 'Why the visibility cannot be chosen while editing',
  },
  quotesPrivate: {
    id: 'compose.audience.quotes_private',
    defaultMessage: 'It quotes a post for followers, so it cannot be more public than that.',
    description: 'Why the wider visibilities cannot be chosen',
  },
  widenTitle: {
    id: 'compose.audience.widen',
    defaultMessage: 'Show it to more people?',
    description: 'Question before a private mention, or a reply to followers, is made more public',
  },
  widenText: {
    id: 'compose.audience.widen.text',
    defaultMessage:
      'This belongs to a private conversation. With “{visibility}” others can read what you write, and whom you mention.',
    description: 'Explains the question before a private mention is made more public; visibility is its name',
  },
  widenConfirm: {
    id: 'compose.audience.widen.confirm',
    defaultMessage: 'Make it more public',
    description: 'Button: widens a private mention, or a reply to followers',
  },
  widenCancel: {
    id: 'compose.audience.widen.cancel',
    defaultMessage: 'Keep it private',
    description: 'Button: leaves the private mention as it is',
  },
  widenFollowersText: {
    id: 'compose.audience.widen.followers_text',
    defaultMessage:
      'You’re replying to a post for followers. With “{visibility}”, others can read what you write and whom you mention.',
    description:
      'Explains the question before a reply to a post for followers is made more public; visibility is its name',
  },
  widenFollowersCancel: {
    id: 'compose.audience.widen.followers_cancel',
    defaultMessage: 'Keep it for followers',
    description: 'Button: leaves the reply to a post for followers as it is',
  },
})
